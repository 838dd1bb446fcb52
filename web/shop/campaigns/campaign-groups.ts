/** The page shows three promotions at first, and three more at a time (CAT-07). */
export const GROUP = 3;
const MOST_GROUPS = 20;

/** The number of groups to show. `loaded` in the address counts promotions; an invalid value means one group. */
export function groupsOf(search: URLSearchParams): number {
  const text = search.get('loaded') ?? '';
  const loaded = /^\d{1,4}$/.test(text) ? Number(text) : GROUP;
  return Math.min(Math.max(Math.ceil(loaded / GROUP), 1), MOST_GROUPS);
}
