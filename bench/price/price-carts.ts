import { initialCart, priceCart, type CartLine, type CartState } from '../../domain/cart/index.js';
import type { Step } from '../step.js';

const LINES = 30;
const WARM_UP = 20_000;
const ROUNDS = 20_000;
const ON = '2026-05-04';

/** A cart of thirty lines with five kinds of discount: campaign, multi-buy, member price, coupon and cheque. */
const cart: CartState = {
  ...initialCart,
  cartId: 'cart',
  lines: Array.from({ length: LINES }, (_, nth) => lineOf(nth)),
  coupon: {
    ...{ code: 'SOMMAR', name: 'Sommar', off: { percent: 10 }, holdKey: 'hold', minimum: 0, validTo: '2026-08-31' },
    goods: { varuIds: ['100007'], categories: ['hudvard'] },
  },
  cheque: { chequeId: 'cheque', memberId: 'member', amount: 2_200, validTo: '2026-07-31' },
};

/** Prices the cart many times, and takes the median of the calls. */
const priceCarts: Step = async () => {
  for (let round = 0; round < WARM_UP; round += 1) priceCart(cart, 4_900, ON);
  const took = Array.from({ length: ROUNDS }, () => {
    const began = process.hrtime.bigint();
    priceCart(cart, 4_900, ON);
    return Number(process.hrtime.bigint() - began) / 1_000;
  });
  const median = took.sort((a, b) => a - b)[ROUNDS / 2] as number;
  return { figures: { 'price.cart.microseconds': median }, notes: {} };
};

export default priceCarts;

function lineOf(nth: number): CartLine {
  const deals = [{ take: 3, payFor: 2 } as const, { take: 2, sum: 9_900 } as const];
  const deal = nth % 3 === 0 ? deals[nth % 2] : undefined;
  return {
    ...{ varuId: String(100_000 + nth), name: 'Vara', type: 'Ha', flags: [], weightGrams: 100 },
    vatClass: nth % 5 === 0 ? 'food' : 'goods',
    quantity: (nth % 4) + 1,
    unitPrice: 4_900 + nth * 130,
    categoryPath: nth % 2 === 0 ? 'hudvard/ansikte' : 'har/schampo',
    reductions: [
      { kind: 'campaign', code: 'var', name: 'Vår', amount: 1_000 },
      { kind: 'member-price', code: 'plus', name: 'Plusklipp', amount: 500 },
    ],
    ...(deal && { multiBuy: { code: `deal-${nth % 2}`, name: null, deal } }),
  };
}
