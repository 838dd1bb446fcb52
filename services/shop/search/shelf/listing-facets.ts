import {
  byMeasure,
  FACET_ITEMS,
  FACET_NAMES,
  type Facet,
  type FacetItem,
  type FacetName,
} from '../../../../domain/catalogue/index.js';
import type { ListingOptions } from '../../catalogue/listings.js';
import type { FacetCounter } from './facets.js';
import { AGE_NAMES, RATING_NAMES, STOCK_NAMES } from './fixed-names.js';
import { NameFacet } from './name-facet.js';
import type { Names } from './names.js';
import { PriceFacet } from './price-facet.js';
import type { Shelf } from './shelf.js';

export interface ListedFacet extends FacetCounter {
  items(): FacetItem[];
}

type FacetMaker = (shelf: Shelf, chosen: readonly string[], places: ArrayLike<number>) => ListedFacet;

const asListed = (names: Names) => (one: string, other: string) => names.place(one) - names.place(other);

const MAKERS: Readonly<Record<FacetName, FacetMaker>> = {
  Brand: ({ columns, brands }, chosen) => new NameFacet(columns.brand, brands, chosen),
  Price: ({ columns }, chosen, places) => new PriceFacet(columns.priceStep, places, chosen),
  Form: ({ columns, forms }, chosen) => new NameFacet(columns.form, forms, chosen),
  Strength: ({ columns, strengths }, chosen) => new NameFacet(columns.strength, strengths, chosen, byMeasure),
  PackageSize: ({ columns, packageSizes }, chosen) =>
    new NameFacet(columns.packageSize, packageSizes, chosen, byMeasure),
  PackageType: ({ columns, packageTypes }, chosen) => new NameFacet(columns.packageType, packageTypes, chosen),
  Age: ({ columns }, chosen) => new NameFacet(columns.children, AGE_NAMES, chosen, asListed(AGE_NAMES)),
  Rating: ({ columns }, chosen) => new NameFacet(columns.rating, RATING_NAMES, chosen, asListed(RATING_NAMES)),
  InStock: ({ columns }, chosen) => new NameFacet(columns.stock, STOCK_NAMES, chosen, asListed(STOCK_NAMES)),
};

export function facetsOf(
  shelf: Shelf,
  places: ArrayLike<number>,
  { facets: chosen = {} }: ListingOptions,
): readonly (readonly [FacetName, ListedFacet])[] {
  return FACET_NAMES.map((name) => [name, MAKERS[name](shelf, chosen[name] ?? [], places)]);
}

/**
 * Returns the facets that offer a choice: those with at least two values, and those with a chosen one. @param whole the
 * facet that is shown whole
 */
export function shownFacets(
  facets: readonly (readonly [FacetName, ListedFacet])[],
  whole: string | null = null,
): readonly Facet[] {
  return facets.flatMap(([name, facet]) => {
    const items = facet.items();
    const parts = items.filter(({ count }) => count > 0).length > 1 || items.some(({ selected }) => selected);
    return parts ? [shortened(name, items, whole === name)] : [];
  });
}

/** Shortens a long facet to its most frequent items and the selected ones, in their order. */
export function shortened(name: FacetName, items: readonly FacetItem[], whole: boolean): Facet {
  if (whole || items.length <= FACET_ITEMS) return { name, items, more: 0 };
  const least = items.map(({ count }) => count).sort((a, b) => b - a)[FACET_ITEMS - 1] as number;
  let room = FACET_ITEMS;
  const shown = items.filter(({ count, selected }) => selected || (count >= least && room-- > 0));
  return { name, items: shown, more: items.length - shown.length };
}
