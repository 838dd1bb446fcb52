import type { PharmacyStock } from './events.js';
import type { ProductRejection } from './rejections.js';

interface Stock {
  readonly web: number;
  readonly pharmacies: PharmacyStock;
}

export function stockFault({ web, pharmacies }: Stock): ProductRejection | null {
  if (web < 0) return { type: 'StockNegative', field: 'webStock' };
  return Object.values(pharmacies).some((pieces) => pieces < 0) ? { type: 'StockNegative', field: 'pharmacies' } : null;
}

/** Whether two counts of stock are equal. A pharmacy with zero pieces equals a pharmacy that is absent. */
export function sameStock(a: Stock, b: Stock): boolean {
  const glns = new Set([...Object.keys(a.pharmacies), ...Object.keys(b.pharmacies)]);
  return a.web === b.web && [...glns].every((gln) => (a.pharmacies[gln] ?? 0) === (b.pharmacies[gln] ?? 0));
}
