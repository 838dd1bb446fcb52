import type { Slice } from '../kernel/index.js';
import { decide, type CouponCommand } from './decide.js';
import { couponEvents, type CouponEvent } from './events.js';
import type { CouponRejection } from './rejections.js';
import { evolve, initial, type CouponState } from './state.js';

/** A coupon. Its stream has the code as key. */
export const coupon: Slice<CouponCommand, CouponState, CouponEvent, CouponRejection, 'coupon'> = {
  kind: 'coupon',
  events: couponEvents,
  initial,
  evolve,
  decide,
};

export { couponRule } from './coupon-rule.js';
export { refusesUse } from './commands/reserve-coupon.js';
export type { CouponRefusal, CouponRejection } from './rejections.js';
export { isLimited, type CouponState } from './state.js';
export type { CouponCommand } from './decide.js';
export * from './events.js';
