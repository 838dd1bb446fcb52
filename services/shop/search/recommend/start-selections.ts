import type { StartSelections } from '../../catalogue/listings.js';
import { oneOfEach } from '../../catalogue/one-of-each.js';
import { first } from '../shelf/first.js';
import type { Stocked } from '../shelf/groups.js';
import { orderOf, shopOrder, type Order } from '../shelf/order.js';
import type { ShelfProduct } from '../shelf/shelf-product.js';
import { recommendable } from './recommendable.js';

const ITEMS = 10;
/**
 * How many products are read for a selection. The sizes of one product stand beside each other, and only one of them is
 * shown.
 */
const LOOKED_AT = 60;

/** Selects the products of the start page: no prescription items, no restricted goods (LAW-01). */
export function startSelections({ shelf, groups }: Stocked): StartSelections {
  const shop = shopOrder(shelf.columns);
  const chosen = (places: readonly number[], order: Order): readonly ShelfProduct[] => {
    const among = places.filter((place) => recommendable(shelf, place));
    const products = first(among, LOOKED_AT, order).map((place) => shelf.product(place));
    return oneOfEach(products).slice(0, ITEMS);
  };
  const newest = orderOf(shelf.columns, 'news');
  const until = (place: number): string => shelf.product(place).newUntil ?? '';
  return {
    news: chosen(groups.places('news'), (a, b) => descending(until(a), until(b)) || newest(a, b)),
    popular: chosen([...shelf.products.keys()], shop),
    offers: chosen(groups.places('offers'), shop),
  };
}

function descending(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? 1 : -1;
}
