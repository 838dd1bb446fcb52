import { z } from 'zod';

import { cartTotals, type CartState } from '../../../../domain/cart/index.js';
import { deliveryRule } from '../../../../domain/delivery/index.js';
import { kronor, type BusinessDate } from '../../../../domain/kernel/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import { legacyCartExample } from '../answer/examples.js';
import { mostOf, type GoodsToday } from '../line/goods-today.js';
import { freeShippingSchema, freeShippingStatus } from '../sums/free-shipping-status.js';

/** The cart in the format of the legacy calls (CRT-10), with amounts in kronor. */
export const legacyCartSchema = z
  .strictObject({
    products: z.array(z.strictObject({ varuId: z.string(), quantity: z.int(), maxBuyableQuantity: z.int() })),
    freeShippingLimit: z.number(),
    exHaItemTotalSumAsNumber: z.number(),
    discountSummary: z.strictObject({
      bonusDiscount: z.number(),
      campaignDiscount: z.number(),
      couponDiscount: z.number(),
    }),
    freeShippingStatus: freeShippingSchema,
  })
  .meta({ example: legacyCartExample });
export type LegacyCartAnswer = AnswerOf<typeof legacyCartSchema>;

export function legacyCartAnswer(state: CartState, goods: GoodsToday, on: BusinessDate): LegacyCartAnswer {
  const { exHaItemTotal, campaignDiscount, couponDiscount, chequeDiscount } = cartTotals(state);
  return {
    products: goods.lines.map((line) => ({
      varuId: line.varuId,
      quantity: line.quantity,
      maxBuyableQuantity: mostOf(state, goods, line, on),
    })),
    freeShippingLimit: kronor(deliveryRule.on(on).freeShippingLimit),
    exHaItemTotalSumAsNumber: kronor(exHaItemTotal),
    discountSummary: {
      bonusDiscount: kronor(chequeDiscount),
      campaignDiscount: kronor(campaignDiscount),
      couponDiscount: kronor(couponDiscount),
    },
    freeShippingStatus: freeShippingStatus(state, goods, on),
  };
}
