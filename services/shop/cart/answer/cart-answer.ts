import { z } from 'zod';

import { flagGroupQuotas, needsIdentification, type CartState } from '../../../../domain/cart/index.js';
import { DISCOUNT_KINDS, discountFacts, regularTotal, salesTotal } from '../../../../domain/pricing/index.js';
import { kronor, stockholmDate, type Instant, type Ore } from '../../../../domain/kernel/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import { mostOf, type GoodsToday } from '../line/goods-today.js';
import { cartExample } from './examples.js';
import { freeShippingSchema, freeShippingStatus } from '../sums/free-shipping-status.js';
import { pricedCart, type PricedCart } from '../sums/priced-cart.js';

const amountSchema = z.strictObject({ totalAmount: z.number() });
type Amount = AnswerOf<typeof amountSchema>;

/** The fields of a discount in the seed. */
const discountSchema = z.strictObject({
  amount: z.number(),
  quantity: z.int(),
  name: z.string().nullable(),
  effectiveCode: z.string().nullable(),
  isMemberDiscount: z.boolean(),
  couponCode: z.string().nullable(),
  isBonusCheck: z.boolean(),
  personalizedOfferId: z.string().nullable(),
});

const lineItemSchema = z.strictObject({
  varuId: z.string(),
  name: z.string(),
  quantity: z.int(),
  maxBuyableQuantity: z.int(),
  isPrescription: z.boolean(),
  regularPrice: amountSchema,
  salesPrice: amountSchema,
  discountsPrice: amountSchema,
  discountEntries: z.array(
    z.strictObject({
      ...amountSchema.shape,
      kind: z.enum(DISCOUNT_KINDS),
      code: z.string().nullable(),
      ...discountSchema.shape,
    }),
  ),
  productFlags: z.array(z.string()),
  needsIdentification: z.boolean(),
});
type LineItemAnswer = AnswerOf<typeof lineItemSchema>;

/** The cart in the format of the new checkout service (CRT-10). Clients expect amounts in kronor. */
export const cartSchema = z
  .strictObject({
    cartId: z.string().nullable(),
    lineItems: z.array(lineItemSchema),
    /** Includes the shipping price once a delivery option is chosen. */
    totalAmount: z.number(),
    shipmentPrice: z.number().nullable(),
    salesPrice: z.number(),
    offerIds: z.array(z.string()),
    bonusCheckCodes: z.array(z.string()),
    couponCode: z.string().nullable(),
    flagGroupQuotas: z.array(z.strictObject({ flag: z.string(), max: z.int(), inCart: z.int() })),
    /** Goods that a merge left out, until the shopper changes the cart. */
    notAdded: z.array(
      z.strictObject({ id: z.string(), quantity: z.int(), reason: z.enum(['RULE_VIOLATION', 'OUT_OF_STOCK']) }),
    ),
    freeShipping: freeShippingSchema,
  })
  .meta({ example: cartExample });
export type CartAnswer = AnswerOf<typeof cartSchema>;

type PricedLine = PricedCart['lines'][number];

export function cartAnswer(state: CartState, goods: GoodsToday, at: Instant): CartAnswer {
  const on = stockholmDate(at);
  const { lines, totals, shipping } = pricedCart(state, at);
  return {
    cartId: state.cartId,
    lineItems: lines.map((line, index) => {
      const bought = goods.lines[index];
      return lineItem(line, bought ? mostOf(state, goods, bought, on) : line.quantity);
    }),
    totalAmount: kronor(totals.total),
    shipmentPrice: kronor(shipping),
    salesPrice: kronor(totals.goods),
    offerIds: [],
    bonusCheckCodes: state.cheque ? [state.cheque.chequeId] : [],
    couponCode: state.coupon?.code ?? null,
    flagGroupQuotas: flagGroupQuotas(goods, on),
    notAdded: state.notAdded.map(({ varuId: id, quantity, reason }) => ({
      ...{ id, quantity },
      reason: reason ?? 'RULE_VIOLATION',
    })),
    freeShipping: freeShippingStatus(state, goods, on),
  };
}

/**
 * Describes one line of the cart. `discountsPrice` is the difference between regular and sales price, without coupon
 * and cheque.
 */
function lineItem(line: PricedLine, maxBuyableQuantity: number): LineItemAnswer {
  const { quantity, discounts } = line;
  const [regular, sales] = [regularTotal(line), salesTotal(line)];
  return {
    varuId: line.varuId,
    name: line.name,
    quantity,
    maxBuyableQuantity,
    isPrescription: line.type === 'Rx',
    regularPrice: amount(regular),
    salesPrice: amount(sales),
    discountsPrice: amount(regular - sales),
    discountEntries: discounts.map(discountEntry),
    productFlags: line.flags,
    needsIdentification: needsIdentification(line),
  };
}

function discountEntry(discount: PricedLine['discounts'][number]): LineItemAnswer['discountEntries'][number] {
  const { kind, code, amount: ore } = discount;
  return { kind, code, ...amount(ore), ...discountFacts(discount), amount: kronor(ore) };
}

function amount(ore: Ore): Amount {
  return { totalAmount: kronor(ore) };
}
