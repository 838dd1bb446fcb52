/** A page shows three promotions at first, and 'Visa fler' adds three (CAT-07). */
export const GROUP = 3;
const MOST_GROUPS = 20;

/**
 * Returns how many groups of three promotions to show. The URL's `loaded` counts promotions; an invalid value gives one
 * group.
 */
export function groupsOf(search: URLSearchParams): number {
  const text = search.get('loaded') ?? '';
  const loaded = /^\d{1,4}$/.test(text) ? Number(text) : GROUP;
  return Math.min(Math.max(Math.ceil(loaded / GROUP), 1), MOST_GROUPS);
}
