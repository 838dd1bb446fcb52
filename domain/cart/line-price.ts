import type { Ore } from '../kernel/index.js';
import type { CartLine, ItemRepriced, LinePrice } from './events.js';

export function isPrice(ore: Ore): boolean {
  return Number.isSafeInteger(ore) && ore >= 0;
}

/** What a line's new price is told by; nothing when it has that price. */
export function repriced(line: CartLine | undefined, price: LinePrice): readonly ItemRepriced[] {
  if (!line || line.unitPrice === price.unitPrice) return [];
  return [{ type: 'ItemRepriced', data: { varuId: line.varuId, from: line.unitPrice, ...price } }];
}
