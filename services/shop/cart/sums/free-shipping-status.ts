import { z } from 'zod';

import { cartTotals, linesWithGifts, type CartState } from '../../../../domain/cart/index.js';
import { freeShipping } from '../../../../domain/delivery/index.js';
import { formatKronor, kronor, type BusinessDate } from '../../../../domain/kernel/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import { cartTexts } from '../texts.js';

/** The four fields of CRT-05, the same in both generations of the cart. */
export const freeShippingSchema = z.strictObject({
  amountLeftForFreeShipping: z.number(),
  customerMessage: z.string(),
  freeShippingPossible: z.boolean(),
  freeShippingPurchaseLimit: z.number(),
});

/** How far the goods of this cart are from free shipping, with amounts in kronor. */
export function freeShippingStatus(state: CartState, on: BusinessDate): AnswerOf<typeof freeShippingSchema> {
  const { possible, limit, left, reached } = freeShipping(cartTotals(state).exHaItemTotal, linesWithGifts(state), on);
  const promised = reached ? cartTexts.freeShippingReached : cartTexts.freeShippingLeft(formatKronor(left));
  return {
    amountLeftForFreeShipping: kronor(left),
    customerMessage: possible ? promised : cartTexts.freeShippingNever,
    freeShippingPossible: possible,
    freeShippingPurchaseLimit: kronor(limit),
  };
}
