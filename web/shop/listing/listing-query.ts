import { FACET_NAMES, MOST_LISTED, SORT_OPTIONS, type SortOption } from '../../../domain/catalogue/listing.js';
import type { ListingQuery } from '../../../services/shop/catalogue/contract.js';
import { NOT_ENTIRELY_ADDED } from '../cart/not-entirely-added.js';

/**
 * How many products 'Visa fler' adds on a large and on a small screen (SET-17). The page has both links, and CSS shows
 * one.
 */
export const MORE = { large: 30, small: 24 } as const;

const MOST_SELECTED = 50;
/** The parameter that names the facet to show whole. */
const WHOLE = 'alla';

export function listingQuery(search: URLSearchParams, pageSize: number): ListingQuery {
  return {
    loaded: loadedOf(search.get('loaded'), pageSize),
    sortBy: sortOf(search.get('sortBy')),
    facets: Object.fromEntries(FACET_NAMES.map((name) => [name, selectedOf(search.getAll(name))])),
    whole: FACET_NAMES.find((name) => name === search.get(WHOLE)) ?? null,
  };
}

function loadedOf(text: string | null, pageSize: number): number {
  const loaded = /^\d{1,5}$/.test(text ?? '') ? Number(text) : pageSize;
  return Math.min(Math.max(loaded, pageSize), MOST_LISTED);
}

function sortOf(text: string | null): SortOption | null {
  return SORT_OPTIONS.find((option) => option === text) ?? null;
}

function selectedOf(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value) => value !== '' && value.length <= 100))].slice(0, MOST_SELECTED);
}

/** Returns the URL that shows more products; null when no more can be listed. */
export function moreFrom(search: URLSearchParams, shown: number, step: number): string | null {
  if (shown >= MOST_LISTED) return null;
  const next = withoutMessages(search);
  next.set('loaded', String(Math.min(shown + step, MOST_LISTED)));
  return `?${next}`;
}

/** Returns the URL without one selected filter. */
export function without(search: URLSearchParams, facet: string, item: string): string {
  const next = fromFirst(search);
  const rest = next.getAll(facet).filter((value) => value !== item);
  next.delete(facet);
  for (const value of rest) next.append(facet, value);
  return `?${next}`;
}

export function withoutFilters(search: URLSearchParams): string {
  const next = fromFirst(search);
  for (const name of FACET_NAMES) next.delete(name);
  return `?${next}`;
}

/** Returns the URL for what is chosen in the filter form. Empty fields are left out. */
export function chosen(search: URLSearchParams, form: FormData): string {
  const next = fromFirst(search);
  for (const name of [...FACET_NAMES, 'sortBy']) next.delete(name);
  for (const [name, value] of form) {
    if (typeof value === 'string' && value !== '' && (name === 'sortBy' || isFacet(name))) next.append(name, value);
  }
  return `?${next}`;
}

/** Returns the query parameters that the form must repeat, because submitting it replaces the whole query. */
export function carried(search: URLSearchParams): readonly (readonly [string, string])[] {
  return [...fromFirst(search)].filter(([name]) => name !== 'sortBy' && !isFacet(name));
}

/** Returns the URL that shows a facet with all its items. */
export function allOf(search: URLSearchParams, facet: string): string {
  const next = new URLSearchParams(search);
  next.set(WHOLE, facet);
  return `?${next}`;
}

function isFacet(name: string): boolean {
  return FACET_NAMES.some((facet) => facet === name);
}

function fromFirst(search: URLSearchParams): URLSearchParams {
  const next = withoutMessages(search);
  next.delete('loaded');
  return next;
}

function withoutMessages(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('lagd');
  next.delete('varukorgsfel');
  next.delete(NOT_ENTIRELY_ADDED);
  return next;
}
