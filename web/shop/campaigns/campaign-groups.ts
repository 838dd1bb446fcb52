/** The overview shows three promotions at a time (CAT-07). */
export const GROUP = 3;
const MOST_GROUPS = 20;

/** The number of groups from the address: `loaded` counts promotions; an invalid value means the first group. */
export function groupsOf(search: URLSearchParams): number {
  const text = search.get('loaded') ?? '';
  const loaded = /^\d{1,4}$/.test(text) ? Number(text) : GROUP;
  return Math.min(Math.max(Math.ceil(loaded / GROUP), 1), MOST_GROUPS);
}
