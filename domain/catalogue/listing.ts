/**
 * The sort orders that a shopper can choose (CAT-04). Without a choice, goods that everyone may buy without
 * prescription come first.
 */
export const SORT_OPTIONS = ['priceAsc', 'priceDesc', 'nameAsc', 'nameDesc', 'discountDesc', 'news'] as const;
export type SortOption = (typeof SORT_OPTIONS)[number];

/** Listing page sizes (SET-17). */
export const PAGE_SIZE = { category: 48, search: 24, brand: 50, autocomplete: 5 } as const;

/** The highest number of products on one page, so that no URL can request the whole catalogue. */
export const MOST_LISTED = 480;

export interface FacetItem {
  readonly item: string;
  readonly count: number;
  readonly selected: boolean;
}

export interface Facet {
  readonly name: 'Brand' | 'PackageType';
  readonly items: readonly FacetItem[];
}

export interface Category {
  readonly path: string;
  readonly name: string;
  readonly parent: string | null;
  readonly position: number;
}
