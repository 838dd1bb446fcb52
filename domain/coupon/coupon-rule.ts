import { dated } from '../kernel/index.js';

/**
 * CRT-04: a cart holds a use of a coupon for `cartHours`, and a purchase whose payment goes on for `paymentDays`. All
 * uses of a coupon with a limit are decided on one stream, so it may have `mostUses`.
 */
export const couponRule = dated('coupon', [
  { from: '2000-01-01', value: { cartHours: 24, paymentDays: 30, mostUses: 10_000 } },
]);
