import type { Term } from './term.js';
import type { Part } from './reader.js';
import type { Ranked } from './ranking.js';

const MOST_SPELLINGS = 3;

/** Returns the query with each unknown word replaced by a similar known word. */
export function spellings(parts: readonly Part[]): readonly string[] {
  if (parts.every((part) => part.spellings.length === 0)) return [];
  const spelt = (nth: number): string =>
    parts.map(({ said, spellings: others }) => others[nth] ?? others[0] ?? said).join(' ');
  return [...new Set(Array.from({ length: MOST_SPELLINGS }, (_, nth) => spelt(nth)))];
}

/** How much a part says about what is meant, when no product has all: a phrase of the list most, a guess least. */
export function weightOf({ listed, term }: Part & { readonly term: Term }): number {
  return (listed ? 4 : 0) + (term.understood ? 2 : 1);
}

/** The typed words that the products contain. Null when they contain all, or when there are none. */
export function saidOf(terms: readonly Part[], { complete, contained }: Ranked): string | null {
  if (complete || contained === 0) return null;
  return terms
    .filter((_term, index) => (contained & (1 << index)) !== 0)
    .map(({ said }) => said)
    .join(' ');
}
