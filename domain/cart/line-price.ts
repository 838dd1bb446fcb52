import type { Ore } from '../kernel/index.js';
import { samePrice, type LinePrice } from '../pricing/line-price.js';
import type { CartLine, ItemRepriced } from './events.js';
import type { CartState } from './state.js';
import { shopperOfCart } from './shopper.js';

export function isPrice(ore: Ore): boolean {
  return Number.isSafeInteger(ore) && ore >= 0;
}

export function repriced(
  state: CartState,
  line: CartLine | undefined,
  price: LinePrice,
  reason?: string,
): readonly ItemRepriced[] {
  if (!line || samePrice(line, price)) return [];
  const { varuId, unitPrice: from } = line;
  return [
    {
      type: 'ItemRepriced',
      data: { shopper: shopperOfCart(state), varuId, from, ...price, ...(reason && { reason }) },
    },
  ];
}
