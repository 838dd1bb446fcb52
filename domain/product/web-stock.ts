import type { ProductState, StockHold } from './state.js';

/** What another buyer can have of a product. */
export function availableStock({ stock, holds }: Pick<ProductState, 'stock' | 'holds'>): number {
  return availableOn(stock?.web ?? 0, [...holds.values()]);
}

/** The pieces on the web shelf, less those that payments hold. Never below 0, also after a count below the holds. */
export function availableOn(shelf: number, holds: readonly Pick<StockHold, 'quantity'>[]): number {
  return Math.max(0, shelf - holds.reduce((sum, { quantity }) => sum + quantity, 0));
}
