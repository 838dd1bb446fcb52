import { z } from 'zod';

import { cartTotals, linesWithGifts, type CartState } from '../../../../domain/cart/index.js';
import { freeShipping, type FreeShipping } from '../../../../domain/delivery/index.js';
import { formatKronor, kronor, type BusinessDate, type Ore } from '../../../../domain/kernel/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import type { GoodsToday } from '../line/goods-today.js';
import { cartTexts } from '../texts.js';

type Collected = Pick<GoodsToday, 'onlyCollected'>;

/** The four fields of CRT-05, the same in both generations of the cart. */
export const freeShippingSchema = z.strictObject({
  amountLeftForFreeShipping: z.number(),
  customerMessage: z.string(),
  freeShippingPossible: z.boolean(),
  freeShippingPurchaseLimit: z.number(),
});

/** How far the goods of this cart are from free shipping, with amounts in kronor. */
export function freeShippingStatus(
  state: CartState,
  goods: Collected,
  on: BusinessDate,
): AnswerOf<typeof freeShippingSchema> {
  const { possible, limit, left, reached } = freeShippingOf(state, cartTotals(state).exHaItemTotal, goods, on);
  const promised = reached ? cartTexts.freeShippingReached : cartTexts.freeShippingLeft(formatKronor(left));
  return {
    amountLeftForFreeShipping: kronor(left),
    customerMessage: possible ? promised : cartTexts.freeShippingNever,
    freeShippingPossible: possible,
    freeShippingPurchaseLimit: kronor(limit),
  };
}

/** A pharmacy that packs goods of its own stock always takes its price, so free shipping is not promised for them. */
export function freeShippingOf(
  state: CartState,
  exHaItemTotal: Ore,
  { onlyCollected }: Collected,
  on: BusinessDate,
): FreeShipping {
  const found = freeShipping(exHaItemTotal, linesWithGifts(state), on);
  return { ...found, possible: found.possible && onlyCollected.size === 0 };
}
