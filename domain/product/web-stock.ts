import type { ProductState, StockHold } from './state.js';

type Held = Pick<StockHold, 'quantity' | 'gln'>;

/** What another buyer can have of a product: of the web shelf, or of the pharmacy with this location number. */
export function availableStock(
  { stock, holds }: Pick<ProductState, 'stock' | 'holds'>,
  gln: string | null = null,
): number {
  if (gln === null) return availableOn(stock?.web ?? 0, [...holds.values()]);
  return availableAt(gln, stock?.pharmacies[gln] ?? 0, [...holds.values()]);
}

/** The pieces on the web shelf, less those that payments hold. Never below 0, also after a count below the holds. */
export function availableOn(shelf: number, holds: readonly Held[]): number {
  return less(
    shelf,
    holds.filter(({ gln }) => gln === undefined),
  );
}

/** The pieces of one pharmacy, less those that payments hold there. */
export function availableAt(pharmacy: string, pieces: number, holds: readonly Held[]): number {
  return less(
    pieces,
    holds.filter(({ gln }) => gln === pharmacy),
  );
}

function less(pieces: number, holds: readonly Held[]): number {
  return Math.max(0, pieces - holds.reduce((sum, { quantity }) => sum + quantity, 0));
}
