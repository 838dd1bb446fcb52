import { maxBuyable, type CartLine, type CartState } from '../../../../domain/cart/index.js';
import type { Product } from '../../../../domain/catalogue/index.js';
import type { BusinessDate } from '../../../../domain/kernel/index.js';
import type { PiecesToHave } from '../../catalogue/stocking/pieces-to-have.js';
import { withFactsOf } from './facts-of-today.js';

/** What the catalogue says today of a cart's goods: the facts that limit them, and the pieces that can be had. */
export interface GoodsToday {
  readonly lines: readonly CartLine[];
  /** By article number. A product that is no longer sold is absent, and nobody can have it. */
  readonly available: ReadonlyMap<string, number>;
  /** The articles that only pharmacies have, so that they must be collected there (CHK-02). */
  readonly onlyCollected: ReadonlySet<string>;
}

export async function goodsToday(
  { lines, phase }: Pick<CartState, 'lines' | 'phase'>,
  products: readonly Product[],
  shelves: Pick<PiecesToHave, 'of'>,
): Promise<GoodsToday> {
  const known = new Map(products.map((product) => [product.varuId, product]));
  const pieces = await shelves.of(products);
  // The payment of a frozen cart may hold the last pieces of the web shelf.
  const collected = phase === 'frozen' ? [] : [...pieces].filter(([, { onlyCollected }]) => onlyCollected);
  return {
    lines: lines.map((line) => withFactsOf(known.get(line.varuId), line)),
    available: new Map([...pieces].map(([varuId, each]) => [varuId, each.pieces])),
    onlyCollected: new Set(collected.map(([varuId]) => varuId)),
  };
}

/** The highest quantity of a line of the cart (CRT-02, CRT-10). A gift is no line of the cart, and its number is fixed. */
export function mostOf(
  { phase }: Pick<CartState, 'phase'>,
  { lines, available }: Pick<GoodsToday, 'lines' | 'available'>,
  line: CartLine,
  on: BusinessDate,
): number {
  return maxBuyable({ phase, lines }, line, available.get(line.varuId) ?? 0, on);
}
