import type { Article } from '../../../services/shop/content/contract.js';

/** Describes the article for search engines (schema.org). */
export function articleData(
  { slug, title, summary, reviewedBy, reviewedOn, topic }: Article,
  publicUrl: string,
): object {
  const [name = reviewedBy, jobTitle] = reviewedBy.split(', ');
  const shop = { '@type': 'Organization', name: 'Älgört', url: publicUrl };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: summary,
    articleSection: topic,
    inLanguage: 'sv-SE',
    dateModified: reviewedOn,
    mainEntityOfPage: `${publicUrl}/rad/${slug}`,
    author: shop,
    publisher: shop,
    reviewedBy: { '@type': 'Person', name, ...(jobTitle && { jobTitle }) },
  };
}
