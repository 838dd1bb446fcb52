import { reject, unchanged, type BusinessDate, type Uuid } from '../../kernel/index.js';
import { sumOff } from '../../pricing/index.js';
import { acceptCovered, couponRemoved } from '../cover.js';
import { refusesChange } from '../editable.js';
import type { AppliedCoupon } from '../events.js';
import { refusesEvents } from '../length.js';
import type { CartDecision, CartRejection } from '../rejections.js';
import { shopperOfCart } from '../shopper.js';
import type { CartState } from '../state.js';
import { couponGoods } from '../totals.js';

/** Applies a coupon that is already reserved for this cart. It replaces another one (CRT-04). */
export interface ApplyCoupon {
  readonly type: 'ApplyCoupon';
  readonly customerId: Uuid | null;
  readonly coupon: AppliedCoupon;
  readonly on: BusinessDate;
}

export function applyCoupon({ customerId, coupon, on }: ApplyCoupon, state: CartState): CartDecision {
  const refusal = refusesChange(state, customerId);
  if (refusal) return reject(refusal);
  if (state.coupon?.holdKey === coupon.holdKey) return unchanged;
  const reason = refusesEvents(state, 'couponCode', on) ?? refusesCoupon(coupon, state);
  if (reason) return reject(reason);
  const applied = { type: 'CouponApplied', data: { shopper: shopperOfCart(state), coupon } } as const;
  return acceptCovered(state, [...couponRemoved(state, 'replaced'), applied]);
}

/** Returns the condition of the coupon that the cart does not fulfil, or null. */
export function refusesCoupon(
  { code, goods, minimum, off }: Pick<AppliedCoupon, 'code' | 'goods' | 'minimum' | 'off'>,
  state: Pick<CartState, 'lines'>,
): CartRejection | null {
  const sum = couponGoods(state, goods);
  if (sumOff(off, sum) === 0) return { type: 'CouponHasNoGoods', field: 'couponCode', code };
  return sum < minimum ? { type: 'CouponBelowMinimum', field: 'couponCode', code, minimum, goods: sum } : null;
}
