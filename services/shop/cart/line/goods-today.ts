import { maxBuyable, type CartLine, type CartState } from '../../../../domain/cart/index.js';
import type { Product } from '../../../../domain/catalogue/index.js';
import type { BusinessDate } from '../../../../domain/kernel/index.js';
import { withFactsOf } from './facts-of-today.js';

/** What the catalogue says today of a cart's goods: the facts that limit them, and the pieces that can be had. */
export interface GoodsToday {
  readonly lines: readonly CartLine[];
  /** By article number. A product that is no longer sold is absent, and nobody can have it. */
  readonly available: ReadonlyMap<string, number>;
}

export function goodsToday({ lines }: Pick<CartState, 'lines'>, products: readonly Product[]): GoodsToday {
  const known = new Map(products.map((product) => [product.varuId, product]));
  return {
    lines: lines.map((line) => withFactsOf(known.get(line.varuId), line)),
    available: new Map(products.map(({ varuId, webStock }) => [varuId, webStock])),
  };
}

/** The highest quantity of a line of the cart (CRT-02, CRT-10). A gift is no line of the cart, and its number is fixed. */
export function mostOf(
  { phase }: Pick<CartState, 'phase'>,
  { lines, available }: GoodsToday,
  line: CartLine,
  on: BusinessDate,
): number {
  return maxBuyable({ phase, lines }, line, available.get(line.varuId) ?? 0, on);
}
