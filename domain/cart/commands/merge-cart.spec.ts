import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { cart, type CartEvent } from '../index.js';
import { added, alvedon, astridsCart, cream, elvanse, ipren, line, ON, panodil } from '../spec-events.js';
import type { AppliedCoupon, CartLine, ChosenGift } from '../events.js';
import { asGift } from '../gift.js';
import type { ComingDiscounts } from '../merged-discounts.js';
import type { MergeCart } from './merge-cart.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

function merge(
  lines: readonly CartLine[],
  fromCustomerId: string | null = null,
  discounts: Partial<ComingDiscounts> = {},
): MergeCart {
  return {
    type: 'MergeCart',
    cartId: 'cart-1',
    customerId: 'astrid',
    fromCartId: 'cart-2',
    fromCustomerId,
    lines,
    ...{ coupon: null, gifts: [], ...discounts },
    on: ON,
  };
}

test('what the guest had chosen is added to the customer’s cart', () => {
  given(astridsCart, added(cream, 1))
    .when(merge([line(cream, 2), line(ipren, 1)]))
    .then({
      type: 'CartMerged',
      data: { shopper: 'customer:astrid', fromCartId: 'cart-2', lines: [line(cream, 2), line(ipren, 1)] },
    });
});

test('limits hold for the two carts together, and what found no room is told until the next change', () => {
  const notAdded = [panodil, alvedon].map(({ varuId, name }) => ({ varuId, name, quantity: 1 }));
  const lines = [line(panodil, 1), line(cream, 1)];
  const merged: CartEvent = {
    type: 'CartMerged',
    data: { shopper: 'customer:astrid', fromCartId: 'cart-2', lines, notAdded },
  };
  given(astridsCart, added(alvedon, 1))
    .when(merge([line(panodil, 2), line(alvedon, 1), line(cream, 1)]))
    .then(merged);
  const after = [astridsCart, added(alvedon, 1), merged].reduce(cart.evolve, cart.initial);
  expect(after.notAdded).toEqual(notAdded);
  const repriced = { shopper: 'customer:astrid', varuId: cream.varuId, from: 14_950, unitPrice: 9900 } as const;
  expect(cart.evolve(after, { type: 'ItemRepriced', data: repriced }).notAdded).toEqual(notAdded);
  expect(cart.evolve(after, added(cream, 2, 1)).notAdded).toEqual([]);
});

test('prescription items are not taken over from a guest', () => {
  given(astridsCart)
    .when(merge([line(elvanse, 1)]))
    .then({ type: 'CartMerged', data: { shopper: 'customer:astrid', fromCartId: 'cart-2', lines: [] } });
});

test('they are from another cart of the same person, once', () => {
  given(astridsCart)
    .when(merge([line(elvanse, 1)], 'astrid'))
    .then({
      type: 'CartMerged',
      data: { shopper: 'customer:astrid', fromCartId: 'cart-2', lines: [line(elvanse, 1)] },
    });
  given(astridsCart, added(elvanse, 1))
    .when(merge([line(elvanse, 1)], 'astrid'))
    .then({ type: 'CartMerged', data: { shopper: 'customer:astrid', fromCartId: 'cart-2', lines: [] } });
});

test('a customer without a cart gets one', () => {
  given()
    .when(merge([line(cream, 1)]))
    .then(astridsCart, {
      type: 'CartMerged',
      data: { shopper: 'customer:astrid', fromCartId: 'cart-2', lines: [line(cream, 1)] },
    });
});

test('the same cart is merged once', () => {
  given(astridsCart, {
    type: 'CartMerged',
    data: { shopper: 'customer:astrid', fromCartId: 'cart-2', lines: [line(cream, 1)] },
  })
    .when(merge([line(cream, 1)]))
    .then();
});

test('two persons’ carts never merge', () => {
  given(astridsCart)
    .when(merge([line(cream, 1)], 'bo'))
    .thenRejected({ type: 'CartsOfDifferentPersons', field: 'fromCartId' });
});

test('a cart from before a limit does not bring its goods in without it', () => {
  const older = line({ ...alvedon, flags: [] }, 3);
  given(astridsCart, added(alvedon, 1))
    .when(merge([older]))
    .then({
      type: 'CartMerged',
      data: {
        shopper: 'customer:astrid',
        fromCartId: 'cart-2',
        lines: [line(alvedon, 1)],
        notAdded: [{ varuId: alvedon.varuId, name: alvedon.name, quantity: 2 }],
      },
    });
});
const sommar: AppliedCoupon = {
  ...{ code: 'SOMMAR', name: 'Sommarrabatt', off: { percent: 10 }, goods: null },
  ...{ minimum: 0, validTo: '2026-08-31', holdKey: 'hold-1' },
};
const fifty: AppliedCoupon = { ...sommar, code: 'FEMTIO', off: { amount: 5000 }, holdKey: 'hold-2' };
const applied = (coupon: AppliedCoupon): CartEvent => ({
  type: 'CouponApplied',
  data: { shopper: 'customer:astrid', coupon },
});
const merged = (...lines: readonly CartLine[]): CartEvent => ({
  type: 'CartMerged',
  data: { shopper: 'customer:astrid', fromCartId: 'cart-2', lines },
});
const replaced = ({ code, holdKey }: AppliedCoupon): CartEvent => ({
  type: 'CouponRemoved',
  data: { shopper: 'customer:astrid', code, holdKey, reason: 'replaced' },
});
const guests = (coupon: AppliedCoupon) => merge([line(cream, 1)], null, { coupon });

test('a guest’s coupon comes along, also into a cart that the log-in begins', () => {
  given(astridsCart, added(ipren, 1))
    .when(guests(sommar))
    .then(merged(line(cream, 1)), applied(sommar));
  given()
    .when(guests(sommar))
    .then(astridsCart, merged(line(cream, 1)), applied(sommar));
});

test('of two coupons the one stays that takes more from all the goods; the customer’s own, if both take the same', () => {
  const [small, own] = [added(cream, 1), applied(sommar)];
  given(astridsCart, small, own)
    .when(guests(fifty))
    .then(merged(line(cream, 1)), replaced(sommar), applied(fifty));
  // Ten percent of four creams is more than 50 kr. Of the guest's one cream alone it is less.
  given(astridsCart, added(cream, 3), own)
    .when(guests(fifty))
    .then(merged(line(cream, 1)));
  given(astridsCart, small, own)
    .when(guests({ ...sommar, code: 'HOST', holdKey: 'hold-3' }))
    .then(merged(line(cream, 1)));
});

test.each<[string, Partial<AppliedCoupon>]>([
  ['has ended', { validTo: '2026-05-03' }],
  ['is for other goods', { goods: { varuIds: ['999999'], categories: [] } }],
  ['needs more goods', { minimum: 100_000 }],
])('a coupon that %s does not come along, and gives way to one that can be used', (_why, change) => {
  const unusable = { ...fifty, ...change };
  given(astridsCart, added(cream, 1), applied(sommar))
    .when(guests(unusable))
    .then(merged(line(cream, 1)));
  if (change.validTo)
    given(astridsCart, added(cream, 1), applied(unusable))
      .when(guests(sommar))
      .then(merged(line(cream, 1)), replaced(unusable), applied(sommar));
});

test('a cheque that a coupon from the other cart makes too large leaves the cart', () => {
  const cheque = { chequeId: 'cheque-1', memberId: 'member-1', amount: 2000, validTo: '2026-07-31' };
  const free = { ...sommar, off: { percent: 100 } };
  given(astridsCart, added(cream, 1), { type: 'ChequeApplied', data: cheque })
    .when(guests(free))
    .then(merged(line(cream, 1)), applied(free), {
      type: 'ChequeRemoved',
      data: { chequeId: 'cheque-1', memberId: 'member-1', reason: 'uncovered' },
    });
});

const gift = (code: string, minimum = 0): ChosenGift => ({
  ...{ code, minimum, validTo: '2026-08-31' },
  product: asGift(cream, code, 'Sommargåva'),
});
const chosen = (one: ChosenGift): CartEvent => ({
  type: 'GiftChosen',
  data: { shopper: 'customer:astrid', gift: one },
});

test('chosen gifts come along, if the goods reach their minimum and the customer has none of their code', () => {
  const [reached, missed, own] = [gift('GAVA', 29_900), gift('STOR', 30_000), gift('EGEN')];
  const ended = { ...gift('SLUT'), validTo: '2026-05-03' };
  given(astridsCart, added(cream, 1), chosen(own))
    .when(merge([line(cream, 1)], null, { gifts: [reached, missed, { ...own, minimum: 1 }, ended] }))
    .then(merged(line(cream, 1)), chosen(reached));
});
