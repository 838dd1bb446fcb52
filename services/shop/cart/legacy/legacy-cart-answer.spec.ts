import { expect, test } from 'vitest';

import { fold } from '../../../../domain/kernel/index.js';
import { cart, type CartState } from '../../../../domain/cart/index.js';
import { added, astridsCart, cheque, cream } from '../../../../domain/cart/spec-events.js';
import { legacyCartAnswer } from './legacy-cart-answer.js';

const monday = '2026-05-04';
const answerOf = (state: CartState, stock = 200) =>
  legacyCartAnswer(
    state,
    {
      lines: state.lines,
      available: new Map(state.lines.map(({ varuId }) => [varuId, stock])),
      onlyCollected: new Set<string>(),
    },
    monday,
  );

test('the extended cart tells quantities with their limits, what was reduced, and how far it is to free shipping', () => {
  const state = fold(cart.evolve, cart.initial, [
    astridsCart,
    added({ ...cream, unitPrice: 10_000, reductions: [{ kind: 'campaign', code: null, amount: 2_500 }] }, 2),
  ]);
  expect(answerOf(state)).toEqual({
    products: [{ varuId: cream.varuId, quantity: 2, maxBuyableQuantity: 99 }],
    freeShippingLimit: 299,
    exHaItemTotalSumAsNumber: 200,
    discountSummary: { bonusDiscount: 0, campaignDiscount: 50, couponDiscount: 0 },
    freeShippingStatus: {
      amountLeftForFreeShipping: 99,
      customerMessage: 'Handla för 99\u00a0kr till så får du fri frakt.',
      freeShippingPossible: true,
      freeShippingPurchaseLimit: 299,
    },
  });
});

test('a cheque counts as a discount and costs no free shipping', () => {
  const state = fold(cart.evolve, cart.initial, [astridsCart, added({ ...cream, unitPrice: 10_000 }, 3), cheque]);
  const { discountSummary, exHaItemTotalSumAsNumber, freeShippingStatus } = answerOf(state);
  expect([exHaItemTotalSumAsNumber, discountSummary.bonusDiscount]).toEqual([300, 20]);
  expect(freeShippingStatus).toMatchObject({ amountLeftForFreeShipping: 0, customerMessage: 'Du har fri frakt!' });
});

test('an empty cart has all the way to go', () => {
  expect(answerOf(cart.initial)).toMatchObject({
    products: [],
    freeShippingStatus: { amountLeftForFreeShipping: 299 },
  });
});

test('the most of a line is what limits and web stock allow, and a payment keeps the goods that it holds', () => {
  const events = [astridsCart, added(cream, 2)] as const;
  const most = (state: CartState, stock: number) => answerOf(state, stock).products[0]?.maxBuyableQuantity;
  const open = fold(cart.evolve, cart.initial, events);
  expect([200, 3, 2, 1, 0].map((stock) => most(open, stock))).toEqual([99, 3, 2, 1, 0]);
  expect([200, 3, 0].map((stock) => most({ ...open, phase: 'frozen' }, stock))).toEqual([99, 5, 2]);
});
