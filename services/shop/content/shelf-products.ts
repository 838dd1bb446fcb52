import { Inject, Injectable } from '@nestjs/common';

import { buyable } from '../../../domain/catalogue/index.js';
import { Listings, type ListedProduct } from '../catalogue/listings.js';

/** Selects products to show beside a text: in stock, and neither prescription nor restricted goods (LAW-01). */
@Injectable()
export class ShelfProducts {
  constructor(@Inject(Listings) private readonly listings: Listings) {}

  /** Takes products from the categories in turn, so that the first category does not fill the list. */
  async of(categories: readonly string[], most: number): Promise<readonly ListedProduct[]> {
    const pages = await Promise.all(categories.map((path) => this.listings.category(path, { loaded: 4 * most })));
    const shelves = pages.map((page) => (page?.products ?? []).filter(mayBeShown));
    const longest = Math.max(0, ...shelves.map(({ length }) => length));
    const inTurn = Array.from({ length: longest }, (_, index) => shelves.flatMap((shelf) => shelf[index] ?? [])).flat();
    return inTurn
      .filter(({ varuId }, index) => inTurn.findIndex((other) => other.varuId === varuId) === index)
      .slice(0, most);
  }
}

function mayBeShown(product: ListedProduct): boolean {
  return buyable(product) && product.webStock > 0;
}
