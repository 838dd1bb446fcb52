import type { Product } from '../../../../domain/catalogue/index.js';
import { first } from '../shelf/first.js';
import type { Stocked } from '../shelf/groups.js';
import { KeptPer } from '../shelf/kept-per.js';
import { shopOrder } from '../shelf/order.js';
import type { ShelfProduct } from '../shelf/shelf-product.js';
import { recommendable } from './recommendable.js';

/** The number of best sellers in a list. They fill a row even when products of the same family are left out. */
const SELLERS = 60;

type Sellers = readonly ShelfProduct[];

/**
 * Returns lists of best sellers, without prescription items and restricted goods (LAW-01). They are cached, because
 * every product page shows some.
 */
export class BestSellers {
  private readonly lists = new KeptPer('version', () => new Map<string, Sellers>());

  /** Returns best sellers of the category itself, without its subcategories. */
  of(stocked: Stocked, categoryPath: string): Sellers {
    const isOwn = (path: string): boolean => path === categoryPath;
    return this.kept(stocked, `of ${categoryPath}`, () => best(stocked, categoryPath, SELLERS, isOwn));
  }

  private kept(stocked: Stocked, key: string, find: () => Sellers): Sellers {
    const lists = this.lists.from(stocked);
    const sellers = lists.get(key) ?? find();
    lists.set(key, sellers);
    return sellers;
  }
}

function best(
  { shelf, groups }: Stocked,
  category: string,
  most: number,
  isWanted: (path: Product['categoryPath']) => boolean,
): Sellers {
  const places = groups
    .places('category', category)
    .filter((place) => recommendable(shelf, place) && isWanted(shelf.product(place).categoryPath));
  return first(places, most, shopOrder(shelf.columns)).map((place) => shelf.product(place));
}
