import { asGift } from '../../domain/cart/gift.js';
import type { CouponApplied, CouponRemoved, GiftChosen, GiftRemoved } from '../../domain/cart/events.js';
import type { CouponPlanned, CouponReserved } from '../../domain/coupon/events.js';
import { product } from './events-testing.js';

/** Events of coupons and gifts for the specs of the views. The id is the customer's, and the key of the use. */
const CODE = 'SOMMAR';
const terms = { name: 'Sommarrabatt', off: { percent: 10 }, goods: null, minimum: 0 } as const;

export function couponApplied(id: string): CouponApplied {
  const coupon = { ...terms, code: CODE, validTo: '2026-08-31', holdKey: id };
  return { type: 'CouponApplied', data: { shopper: `customer:${id}`, coupon } };
}

export function couponRemoved(id: string): CouponRemoved {
  return {
    type: 'CouponRemoved',
    data: { shopper: `customer:${id}`, code: CODE, holdKey: id, reason: 'customer' },
  };
}

export function giftChosen(id: string): GiftChosen {
  const gift = { code: 'GAVA', product: asGift(product, 'GAVA', 'Vinterhud'), minimum: 0, validTo: '2026-08-31' };
  return { type: 'GiftChosen', data: { shopper: `customer:${id}`, gift } };
}

export function giftRemoved(id: string): GiftRemoved {
  return { type: 'GiftRemoved', data: { shopper: `customer:${id}`, code: 'GAVA', reason: 'uncovered' } };
}

export function couponPlanned(): CouponPlanned {
  const days = { from: '2026-01-01', to: '2026-08-31' };
  return { type: 'CouponPlanned', data: { code: CODE, plan: { ...terms, ...days, total: 1, oncePerCustomer: false } } };
}

export function couponReserved(id: string): CouponReserved {
  const until = '2026-03-02T12:00:00.000Z';
  return {
    type: 'CouponReserved',
    data: { holdKey: id, attemptKey: null, buyerKey: null, until, ruleVersion: 'coupon@2000-01-01' },
  };
}
