import { decider } from '../kernel/index.js';
import { endCoupon, planCoupon } from './commands/plan-coupon.js';
import { reserveCoupon } from './commands/reserve-coupon.js';
import { redeemCoupon, releaseCoupon, returnCoupon } from './commands/settle-coupon.js';

export const decide = decider({
  PlanCoupon: planCoupon,
  EndCoupon: endCoupon,
  ReserveCoupon: reserveCoupon,
  RedeemCoupon: redeemCoupon,
  ReleaseCoupon: releaseCoupon,
  ReturnCoupon: returnCoupon,
});

export type CouponCommand = Parameters<typeof decide>[0];
