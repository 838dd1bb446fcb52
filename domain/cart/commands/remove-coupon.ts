import { accept, reject, unchanged, type Uuid } from '../../kernel/index.js';
import { couponRemoved } from '../cover.js';
import { refusesChange } from '../editable.js';
import type { CouponRemoved } from '../events.js';
import type { CartDecision } from '../rejections.js';
import type { CartState } from '../state.js';

export interface RemoveCoupon {
  readonly type: 'RemoveCoupon';
  readonly customerId: Uuid | null;
  readonly reason: Extract<CouponRemoved['data']['reason'], 'customer' | 'ended'>;
}

export function removeCoupon({ customerId, reason }: RemoveCoupon, state: CartState): CartDecision {
  const refusal = refusesChange(state, customerId);
  if (refusal) return reject(refusal);
  return state.coupon ? accept(...couponRemoved(state, reason)) : unchanged;
}
