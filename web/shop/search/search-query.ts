const LONGEST_QUERY = 200;

export const SEARCH_TYPES = ['produkter', 'rad', 'butiker'] as const;
/** The kind of results (CAT-04): the parameter `type`. */
export type SearchType = (typeof SEARCH_TYPES)[number];

/** The search text of an address, without control characters and at most 200 characters. */
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

/** CAT-14: `rx=0` leaves out prescription items. */
export function withPrescription(search: URLSearchParams): boolean {
  return search.get('rx') !== '0';
}

/** The address of the same search with other parameters. Null removes a parameter, and the list starts again. */
export function searchAddress(search: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(search);
  for (const passing of ['loaded', 'lagd', 'varukorgsfel']) next.delete(passing);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}
