import { z } from 'zod';

import { freeShipping } from '../../../../domain/delivery/index.js';
import { formatKronor, kronor, type BusinessDate, type Ore } from '../../../../domain/kernel/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import { cartTexts } from '../texts.js';

/** The four fields of CRT-05, the same in both generations of the cart. */
export const freeShippingSchema = z.strictObject({
  amountLeftForFreeShipping: z.number(),
  customerMessage: z.string(),
  freeShippingPossible: z.boolean(),
  freeShippingPurchaseLimit: z.number(),
});

/** How far these goods are from free shipping, with amounts in kronor. */
export function freeShippingStatus(exHaItemTotal: Ore, on: BusinessDate): AnswerOf<typeof freeShippingSchema> {
  const { limit, left, reached } = freeShipping(exHaItemTotal, on);
  return {
    amountLeftForFreeShipping: kronor(left),
    customerMessage: reached ? cartTexts.freeShippingReached : cartTexts.freeShippingLeft(formatKronor(left)),
    freeShippingPossible: limit > 0,
    freeShippingPurchaseLimit: kronor(limit),
  };
}
