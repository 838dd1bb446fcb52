import { ADVISORY_PAGES } from '../content/advisory-pages.js';
import { SHOP_PAGES } from '../content/shop-pages.js';
import type { SitePage } from '../content/site-page.js';
import { faultsAllowed, editDistance } from './engine/edit-distance.js';
import { folded, typedWords, wordsOf } from './words.js';

/** CAT-14: `page` finds pages that are not advisory pages; `advisory` finds only those. */
export type PageType = 'page' | 'advisory';

interface Indexed {
  readonly page: SitePage;
  readonly title: readonly string[];
  readonly summary: readonly string[];
  readonly text: readonly string[];
}

const WEIGHT = { title: 5, summary: 2, text: 1 } as const;
/** Words are similar when they share at least this many first letters, such as "hosta" and "hostmedicin". */
const SHARED_BEGINNING = 4;

const pages: Readonly<Record<PageType, readonly Indexed[]>> = {
  page: SHOP_PAGES.map(indexed),
  advisory: ADVISORY_PAGES.map(indexed),
};

/** Finds the pages that contain every word, or a similar one, the best first. An empty query finds all pages. */
export function findPages(query: string, type: PageType): readonly SitePage[] {
  const typed = typedWords(query).map(folded);
  if (typed.length === 0) return query.trim() === '' ? pages[type].map(({ page }) => page) : [];
  const scored = pages[type]
    .map((each) => ({ page: each.page, score: score(typed, each) }))
    .filter((each) => each.score > 0);
  return scored.sort((a, b) => b.score - a.score).map(({ page }) => page);
}

function indexed(page: SitePage): Indexed {
  const words = (text: string): readonly string[] => [...new Set(wordsOf(text).map(folded))];
  return { page, title: words(page.title), summary: words(page.summary), text: words(page.text) };
}

function score(typed: readonly string[], { title, summary, text }: Indexed): number {
  let sum = 0;
  for (const word of typed) {
    const best = Math.max(
      WEIGHT.title * likest(word, title),
      WEIGHT.summary * likest(word, summary),
      WEIGHT.text * likest(word, text),
    );
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

function likest(typed: string, words: readonly string[]): number {
  return words.reduce((best, word) => Math.max(best, likeness(typed, word)), 0);
}

function likeness(typed: string, word: string): number {
  if (typed === word) return 1;
  if (word.startsWith(typed)) return 0.8;
  const stem = typed.slice(0, Math.max(SHARED_BEGINNING, typed.length - 2));
  if (typed.length >= SHARED_BEGINNING && word.startsWith(stem)) return 0.6;
  const allowed = Math.min(1, faultsAllowed(typed.length));
  return allowed > 0 && editDistance(typed, word, allowed) <= allowed ? 0.4 : 0;
}
