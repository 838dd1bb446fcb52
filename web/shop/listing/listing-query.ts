import { SORT_OPTIONS, type SortOption } from '../../../domain/catalogue/listing.js';
import type { ListingQuery } from '../../../services/web-host/contract/catalogue.js';

export const FACET_NAMES = ['Brand', 'PackageType'] as const;

const MOST_LOADED = 960;
const MOST_SELECTED = 50;

/** Reads what to list from the address; anything not understood counts as not said. */
export function listingQuery(search: URLSearchParams, pageSize: number): ListingQuery {
  return {
    loaded: loadedOf(search.get('loaded'), pageSize),
    sortBy: sortOf(search.get('sortBy')),
    facets: Object.fromEntries(FACET_NAMES.map((name) => [name, selectedOf(search.getAll(name))])),
  };
}

function loadedOf(text: string | null, pageSize: number): number {
  const loaded = /^\d{1,5}$/.test(text ?? '') ? Number(text) : pageSize;
  return Math.min(Math.max(loaded, pageSize), MOST_LOADED);
}

function sortOf(text: string | null): SortOption | null {
  return SORT_OPTIONS.find((option) => option === text) ?? null;
}

function selectedOf(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value) => value !== '' && value.length <= 100))].slice(0, MOST_SELECTED);
}

/** "Visa fler" adds 30 on large screens, else 24 (s2 §9); the server cannot see the screen and adds 24 without a hint. */
export function moreFrom(search: URLSearchParams, shown: number, step: number): string {
  const next = new URLSearchParams(search);
  next.delete('lagd');
  next.delete('varukorgsfel');
  next.set('loaded', String(Math.min(shown + step, MOST_LOADED)));
  return `?${next}`;
}
