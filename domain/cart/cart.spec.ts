import { describe, expect, test } from 'vitest';
import fc from 'fast-check';

import { fold } from '../kernel/index.js';
import type { CartProduct } from './events.js';
import { cart, cartTotals, flagGroupQuotas, quantityInfo, type CartCommand, type CartEvent } from './index.js';
import {
  added,
  alvedon,
  astridsCart,
  cheque,
  cream,
  elvanse,
  guestCart,
  ibumetin,
  ipren,
  line,
  ON,
  panodil,
} from './spec-events.js';

const after = (...events: readonly CartEvent[]) => fold(cart.evolve, cart.initial, events);

test('lines keep the order in which they were put in', () => {
  const state = after(guestCart, added(cream, 1), added(alvedon, 1), added(cream, 3, 1));
  expect(state.lines).toEqual([line(cream, 3), line(alvedon, 1)]);
});

test('merged lines add to those there are', () => {
  const state = after(guestCart, added(cream, 1), {
    type: 'CartMerged',
    data: { shopper: 'guest:cart-1', fromCartId: 'x', lines: [line(cream, 2), line(ipren, 1)] },
  });
  expect(state.lines).toEqual([line(cream, 3), line(ipren, 1)]);
});

test('an event of a newer version of the shop is passed over', () => {
  const state = after(guestCart, added(cream, 1));
  expect(cart.evolve(state, { type: 'NoteWritten', data: {} } as unknown as CartEvent)).toBe(state);
});

test('the totals tie: what free shipping counts leaves out prescriptions, but not the cheque', () => {
  expect(cartTotals(after(astridsCart, added(cream, 2), added(elvanse, 1), cheque))).toEqual({
    regular: 3 * 14_950,
    campaignDiscount: 0,
    goods: 3 * 14_950,
    couponDiscount: 0,
    chequeDiscount: 2000,
    shipping: 0,
    total: 3 * 14_950 - 2000,
    prescriptionTotal: 14_950,
    withoutPrescriptionTotal: 2 * 14_950 - 2000,
    pointsBasis: 2 * 14_950 - 2000,
    exHaItemTotal: 2 * 14_950,
    itemCount: 3,
    weightGrams: 270,
  });
});

describe('how many more', () => {
  const state = after(guestCart, added(alvedon, 1));

  test.each<[string, CartProduct, number, number]>([
    ['the pack that is in', alvedon, 1, 2],
    ['another paracetamol', panodil, 0, 1],
    ['another medicine', ipren, 0, 5],
    ['goods', cream, 0, 99],
    ['a prescription item', elvanse, 0, 0],
  ])('%s', (_, product, currentlyInCartQuantity, maxAllowedQuantity) => {
    expect(quantityInfo(state, product, ON)).toEqual({ currentlyInCartQuantity, maxAllowedQuantity });
  });

  test('the quota that packs share shows what is used of it', () => {
    expect(flagGroupQuotas(state, ON)).toEqual([{ flag: 'Paracetamol', max: 2, inCart: 1 }]);
    expect(flagGroupQuotas(after(guestCart), ON)).toEqual([]);
  });
});

const product = fc.constantFrom(cream, alvedon, panodil, ipren, ibumetin);
const quantity = fc.oneof(fc.integer({ min: -2, max: 8 }), fc.constantFrom(99, 100, 1e9, 0.5));
const command: fc.Arbitrary<CartCommand> = fc.oneof(
  fc.record({
    type: fc.constant('AddItem' as const),
    cartId: fc.constant('cart-1'),
    customerId: fc.constant(null),
    product,
    quantity,
    on: fc.constant(ON),
  }),
  fc.record({
    type: fc.constant('SetQuantity' as const),
    customerId: fc.constant(null),
    varuId: product.map(({ varuId }) => varuId),
    quantity,
    on: fc.constant(ON),
  }),
  fc.record({
    type: fc.constant('RemoveItem' as const),
    customerId: fc.constant(null),
    varuId: product.map(({ varuId }) => varuId),
  }),
);

test('no series of changes breaks a limit or leaves a line without a whole quantity', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      const state = commands.reduce((current, next) => {
        const decision = cart.decide(next, current);
        return 'accepted' in decision ? fold(cart.evolve, current, decision.accepted) : current;
      }, cart.initial);
      for (const held of state.lines) {
        expect(Number.isSafeInteger(held.quantity) && held.quantity > 0).toBe(true);
        expect(held.quantity).toBeLessThanOrEqual(quantityInfo(state, held, ON).maxAllowedQuantity);
      }
    }),
  );
});
