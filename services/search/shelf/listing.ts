import { LRUCache } from 'lru-cache';

import type { Facet, FacetItem, SortOption } from '../../../domain/catalogue/index.js';
import { faceted, type FacetColumn } from './facets.js';
import { first } from './first.js';
import type { Names } from './names.js';
import { orderOf, shopOrder, type Order } from './order.js';
import type { ShelfProduct } from './shelf-product.js';
import type { Shelf } from './shelf.js';

export interface ListingOptions {
  /** How many items to show from the start: `loaded` of the address. */
  readonly loaded?: number;
  readonly skip?: number;
  readonly sortBy?: SortOption;
  /** Chosen brands, by name as the facet shows them. */
  readonly brand?: readonly string[];
  readonly packageType?: readonly string[];
}

export interface ProductListing {
  readonly products: readonly ShelfProduct[];
  /** How many there are under the chosen facets. */
  readonly total: number;
  readonly facets: readonly Facet[];
}

/** So that no address can ask for the whole shop in one page. */
const MOST = 480;
const swedish = new Intl.Collator('sv');

/** Products among the places, sorted, with the shop's two facets. */
export function listingOf(shelf: Shelf, places: ArrayLike<number>, pageSize: number, options: ListingOptions, order?: Order): ProductListing {
  const { columns, brands, packageTypes } = shelf;
  const facets = [facetColumn(columns.brand, brands, options.brand), facetColumn(columns.packageType, packageTypes, options.packageType)];
  const found = faceted(places, facets);
  const take = Math.min(MOST, Math.max(1, whole(options.loaded, pageSize)));
  const skip = Math.min(found.places.length, Math.max(0, whole(options.skip, 0)));
  const by = options.sortBy ? orderOf(columns, options.sortBy) : (order ?? shopOrder(columns));
  const shown = first(found.places, skip + take, by).slice(skip);
  return {
    products: shown.map((place) => shelf.product(place)),
    total: found.places.length,
    facets: [
      facetOf('Brand', brands, found.counts[0] as Uint32Array, options.brand),
      facetOf('PackageType', packageTypes, found.counts[1] as Uint32Array, options.packageType),
    ],
  };
}

/** Addresses hold anything; what is no whole number counts as not said. */
export function whole(value: number | undefined, otherwise: number): number {
  return value !== undefined && Number.isSafeInteger(value) ? value : otherwise;
}

/** A chosen value that no product has is no choice: the address may be old (s2 §3). */
function facetColumn(column: Uint16Array, names: Names, chosen: readonly string[] = []): FacetColumn {
  const known = chosen.map((name) => names.place(name)).filter((place) => place >= 0);
  return { values: (place) => column[place] as number, valueCount: names.all.length, chosen: known.length > 0 ? new Set(known) : null };
}

/** Values without products are left out unless they are chosen. */
function facetOf(name: Facet['name'], names: Names, counts: Uint32Array, chosen: readonly string[] = []): Facet {
  const items: FacetItem[] = [];
  for (const place of alphabetical(names)) {
    const item = names.all[place] as string;
    const count = counts[place] ?? 0;
    const selected = chosen.includes(item);
    if (count > 0 || selected) items.push({ item, count, selected });
  }
  return { name, items };
}

const orders = new LRUCache<Names, { readonly size: number; readonly places: readonly number[] }>({ max: 8 });

/** Kept: comparing a few hundred names in Swedish costs more than counting them. */
function alphabetical(names: Names): readonly number[] {
  const kept = orders.get(names);
  if (kept?.size === names.all.length) return kept.places;
  const places = [...names.all.keys()].sort((a, b) => swedish.compare(names.all[a] as string, names.all[b] as string));
  orders.set(names, { size: names.all.length, places });
  return places;
}
