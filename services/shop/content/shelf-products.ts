import { Inject, Injectable } from '@nestjs/common';

import { buyable, type Product } from '../../../domain/catalogue/index.js';
import { Catalogue } from '../catalogue/catalogue.js';

type Listed = Pick<Product, 'type' | 'flags' | 'webStock' | 'varuId'>;

/** Selects products to show beside a text: in stock, and neither prescription nor restricted goods (LAW-01). */
@Injectable()
export class ShelfProducts {
  constructor(@Inject(Catalogue) private readonly catalogue: Catalogue) {}

  /** Takes from the categories in turn, so that the first one does not fill the list. */
  async of(categories: readonly string[], most: number): Promise<Awaited<ReturnType<Catalogue['offers']>>['products']> {
    const pages = await Promise.all(categories.map((path) => this.catalogue.category(path, { loaded: 4 * most })));
    const shelves = pages.map((page) => (page?.products ?? []).filter(mayBeShown));
    const longest = Math.max(0, ...shelves.map(({ length }) => length));
    const inTurn = Array.from({ length: longest }, (_, index) => shelves.flatMap((shelf) => shelf[index] ?? [])).flat();
    return inTurn
      .filter(({ varuId }, index) => inTurn.findIndex((other) => other.varuId === varuId) === index)
      .slice(0, most);
  }
}

function mayBeShown(product: Listed): boolean {
  return buyable(product) && product.webStock > 0;
}
