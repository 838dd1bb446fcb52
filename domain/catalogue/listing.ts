/**
 * CAT-04. The default order is the shop's own: unrestricted goods without prescription first, with products in stock
 * first.
 */
export const SORT_OPTIONS = ['priceAsc', 'priceDesc', 'nameAsc', 'nameDesc', 'discountDesc', 'news'] as const;
export type SortOption = (typeof SORT_OPTIONS)[number];

/** Listing page sizes (SET-17). */
export const PAGE_SIZE = { category: 48, search: 24, brand: 50, autocomplete: 5 } as const;

/** The most products of one page, so that no URL can request the whole shop. */
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
