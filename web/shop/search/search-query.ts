import type { SearchKind } from '../../../services/shop/catalogue/contract.js';
import { NOT_ENTIRELY_ADDED } from '../cart/not-entirely-added.js';

const LONGEST_QUERY = 200;

export const SEARCH_TYPES = ['produkter', 'rad', 'butiker'] as const;
/** The kinds of results that the URL's parameter `type` may name (CAT-04). */
export type SearchType = (typeof SEARCH_TYPES)[number];
export const KINDS = { produkter: 'products', rad: 'advice', butiker: 'stores' } as const satisfies Record<
  SearchType,
  SearchKind
>;

/** Returns the search text of a URL, without control characters and cut after 200 characters. */
export function searchWords(search: URLSearchParams): string {
  return Array.from(
    (search.get('q') ?? '')
      .replace(/\p{Cc}+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, LONGEST_QUERY)
    .join('');
}

export function searchType(search: URLSearchParams): SearchType {
  return SEARCH_TYPES.find((type) => type === search.get('type')) ?? 'produkter';
}

/** False when the parameter `rx` is 0, which leaves out prescription items (CAT-14). */
export function withPrescription(search: URLSearchParams): boolean {
  return search.get('rx') !== '0';
}

/** Returns the URL of the same search with other parameters, from the first result. Null removes a parameter. */
export function searchAddress(search: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(search);
  for (const passing of ['loaded', 'lagd', 'varukorgsfel', NOT_ENTIRELY_ADDED]) next.delete(passing);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}
