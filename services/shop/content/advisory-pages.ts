import { ADVICE, type AdviceSource } from './advice/index.js';
import type { SitePage } from './site-page.js';
import { texts } from './texts.js';

/** The advisory pages for search: the index /rad and each /rad/{slug}. */
export const ADVISORY_PAGES: readonly SitePage[] = ADVICE.map(pageOf);

export function adviceUrl(slug: string): string {
  return `/rad/${slug}`;
}

function pageOf({ slug, title, topic, summary, sections, seekCare }: AdviceSource): SitePage {
  const url = adviceUrl(slug);
  const body = sections.flatMap(({ heading, paragraphs, list }) => [heading, ...paragraphs, ...list]);
  return {
    breadcrumbs: [
      { name: texts.advice, url: '/rad' },
      { name: title, url },
    ],
    isAdvisoryPage: true,
    metaDescription: summary,
    ...{ summary, title, url },
    name: title,
    text: [title, topic, summary, ...body, ...seekCare].join(' '),
  };
}
