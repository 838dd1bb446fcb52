import { accept, reject, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { CouponDecision } from '../rejections.js';
import { isLimited, type CouponState } from '../state.js';

/** Counts the use, when its order is confirmed. */
export interface RedeemCoupon {
  readonly type: 'RedeemCoupon';
  readonly holdKey: Uuid;
  readonly at: Instant;
}

/** Gives up the hold of a cart (null), or of a failed attempt to pay. A later attempt keeps its hold. */
export interface ReleaseCoupon {
  readonly type: 'ReleaseCoupon';
  readonly holdKey: Uuid;
  readonly attemptKey: Uuid | null;
}

/** Takes a use back, because nothing of its order was kept. */
export interface ReturnCoupon {
  readonly type: 'ReturnCoupon';
  readonly holdKey: Uuid;
}

export function redeemCoupon(
  { holdKey, at: redeemedAt }: RedeemCoupon,
  { code, plan, uses }: CouponState,
): CouponDecision {
  const use = uses.get(holdKey);
  if (use?.redeemed || (!use && plan && !isLimited(plan))) return unchanged;
  if (!use) return reject({ type: 'CouponNotReserved', field: 'couponCode', code: code ?? '' });
  return accept({ type: 'CouponRedeemed', data: { holdKey, redeemedAt } });
}

export function releaseCoupon({ holdKey, attemptKey }: ReleaseCoupon, { uses }: CouponState): CouponDecision {
  const use = uses.get(holdKey);
  if (!use || use.redeemed || use.attemptKey !== attemptKey) return unchanged;
  return accept({ type: 'CouponReleased', data: { holdKey } });
}

export function returnCoupon({ holdKey }: ReturnCoupon, { uses }: CouponState): CouponDecision {
  return uses.get(holdKey)?.redeemed ? accept({ type: 'CouponReturned', data: { holdKey } }) : unchanged;
}
