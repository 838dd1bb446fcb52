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

/**
 * The facets of a listing, in their order. Each is named so in the address. The seed gives Brand and PackageType
 * (CAT-04).
 */
export const FACET_NAMES = [
  'Brand',
  'Price',
  'Form',
  'Strength',
  'PackageSize',
  'PackageType',
  'Age',
  'Rating',
  'InStock',
] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** How many items of a facet are shown at first. */
export const FACET_ITEMS = 10;

export interface FacetItem {
  readonly item: string;
  readonly count: number;
  readonly selected: boolean;
}

export interface Facet {
  readonly name: FacetName;
  readonly items: readonly FacetItem[];
  /** How many more items the facet has. */
  readonly more: number;
}

export interface Category {
  readonly path: string;
  readonly name: string;
  readonly parent: string | null;
  readonly position: number;
}
