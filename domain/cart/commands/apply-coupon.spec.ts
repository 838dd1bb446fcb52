import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import type { AppliedCoupon, CartEvent } from '../events.js';
import { cart } from '../index.js';
import { added, cheque, astridsCart, cream, elvanse, guestCart, ON } from '../spec-events.js';
import type { ApplyCoupon } from './apply-coupon.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

const coupon: AppliedCoupon = {
  code: 'SOMMAR',
  name: 'Sommarrabatt',
  off: { percent: 10 },
  goods: null,
  minimum: 29_900,
  validTo: '2026-08-31',
  holdKey: 'hold-1',
};
const apply: ApplyCoupon = { type: 'ApplyCoupon', customerId: null, coupon, on: ON };
const applied: CartEvent = { type: 'CouponApplied', data: { shopper: 'guest:cart-1', coupon } };
const removed = (reason: 'customer' | 'replaced' | 'uncovered' | 'emptied' | 'absorbed'): CartEvent => ({
  type: 'CouponRemoved',
  data: { shopper: 'guest:cart-1', code: 'SOMMAR', holdKey: 'hold-1', reason },
});

test('a coupon is applied once, and a second one replaces it', () => {
  given(guestCart, added(cream, 2)).when(apply).then(applied);
  given(guestCart, added(cream, 2), applied).when(apply).then();
  const other = { ...coupon, code: 'HOST', holdKey: 'hold-2' };
  given(guestCart, added(cream, 2), applied)
    .when({ ...apply, coupon: other })
    .then(removed('replaced'), { type: 'CouponApplied', data: { shopper: 'guest:cart-1', coupon: other } });
});

test('its goods must reach its minimum; prescription items do not count', () => {
  given(guestCart, added(cream, 1), added(elvanse, 9))
    .when(apply)
    .thenRejected({ type: 'CouponBelowMinimum', field: 'couponCode', code: 'SOMMAR', minimum: 29_900, goods: 14_950 });
  given(guestCart, added(elvanse, 9))
    .when(apply)
    .thenRejected({ type: 'CouponHasNoGoods', field: 'couponCode', code: 'SOMMAR' });
});

test('none of its goods in the cart: nothing to reduce', () => {
  const goods = { varuIds: ['999999'], categories: ['har'] };
  given(guestCart, added({ ...cream, categoryPath: 'hudvard' }, 9))
    .when({ ...apply, coupon: { ...coupon, goods } })
    .thenRejected({ type: 'CouponHasNoGoods', field: 'couponCode', code: 'SOMMAR' });
});

test('a coupon that would take less than an öre takes nothing, and is refused as such', () => {
  given(guestCart, added({ ...cream, unitPrice: 4 }, 1))
    .when({ ...apply, coupon: { ...coupon, minimum: 0 } })
    .thenRejected({ type: 'CouponHasNoGoods', field: 'couponCode', code: 'SOMMAR' });
});

test('it leaves the cart with the goods that it needs, and before a cheque that it made too large', () => {
  given(guestCart, added(cream, 2), applied)
    .when({ type: 'SetQuantity', customerId: null, varuId: cream.varuId, quantity: 1, on: ON })
    .then(
      { type: 'ItemQuantitySet', data: { shopper: 'guest:cart-1', varuId: cream.varuId, from: 2, quantity: 1 } },
      removed('uncovered'),
    );
  given(guestCart, added(cream, 2), applied)
    .when({ type: 'Empty', customerId: null, reason: 'customer' })
    .then(removed('emptied'), { type: 'CartEmptied', data: { reason: 'customer' } });
  given(guestCart, added(cream, 2), applied)
    .when({ type: 'RemoveCoupon', customerId: null, reason: 'customer' })
    .then(removed('customer'));
});

test('a cheque that is larger than what the coupon leaves is refused, or leaves the cart', () => {
  const free = { ...coupon, off: { percent: 100 }, minimum: 0 };
  const ofAstrid = { type: 'CouponApplied', data: { shopper: 'customer:astrid' as const, coupon: free } } as const;
  given(astridsCart, added(cream, 1), ofAstrid)
    .when({ type: 'ApplyCheque', customerId: 'astrid', ...cheque.data, on: ON })
    .thenRejected({ type: 'ChequeAboveGoods', field: 'chequeId', amount: 2000, goods: 0 });
  given(astridsCart, added(cream, 1), cheque)
    .when({ ...apply, customerId: 'astrid', coupon: free })
    .then(ofAstrid, {
      type: 'ChequeRemoved',
      data: { chequeId: 'cheque-1', memberId: 'member-1', reason: 'uncovered' },
    });
});

test('one that ended while the cart waited is not spent', () => {
  const seen = [guestCart, added(cream, 2), applied].reduce(cart.evolve, cart.initial);
  given(guestCart, added(cream, 2), applied)
    .when({
      ...{ type: 'StartCheckout', customerId: null, orderId: 'order-1', shelfKey: 's', seen },
      ...{ at: '2026-09-01T10:00:00.000Z', on: '2026-09-01' },
    })
    .thenRejected({ type: 'CouponHasEnded', field: 'couponCode', code: 'SOMMAR', validTo: '2026-08-31' });
});
