import { MOST_LISTED } from '../../../../domain/catalogue/index.js';
import type { ListingOptions, ProductListing } from '../../catalogue/listings.js';
import { faceted } from './facets.js';
import { first } from './first.js';
import { facetsOf, shownFacets } from './listing-facets.js';
import { orderOf, shopOrder, type Order } from './order.js';
import type { ShelfProduct } from './shelf-product.js';
import type { Shelf } from './shelf.js';

export interface ShelfListing extends ProductListing {
  readonly products: readonly ShelfProduct[];
}

/** Filters and sorts products, and counts the facets. */
export function listingOf(
  shelf: Shelf,
  places: ArrayLike<number>,
  pageSize: number,
  options: ListingOptions,
  order?: Order,
): ShelfListing {
  const { columns } = shelf;
  const facets = facetsOf(shelf, places, options);
  const passing = faceted(
    places,
    facets.map(([, facet]) => facet),
  );
  const take = Math.min(MOST_LISTED, Math.max(1, whole(options.loaded, pageSize)));
  const skip = Math.min(passing.length, Math.max(0, whole(options.skip, 0)));
  const by = options.sortBy ? orderOf(columns, options.sortBy) : (order ?? shopOrder(columns));
  return {
    products: first(passing, skip + take, by)
      .slice(skip)
      .map((place) => shelf.product(place)),
    total: passing.length,
    facets: shownFacets(facets, options.whole),
  };
}

/** Returns a whole number from a URL. A URL may contain anything, so another value counts as missing. */
export function whole(value: number | undefined, otherwise: number): number {
  return value !== undefined && Number.isSafeInteger(value) ? value : otherwise;
}
