import { accept, unchanged, type Uuid } from '../../kernel/index.js';
import type { CartDecision } from '../rejections.js';
import type { CartState } from '../state.js';

/** Reopens the cart after a failed order. It has no effect on another order's checkout. */
export interface AbandonCheckout {
  readonly type: 'AbandonCheckout';
  readonly orderId: Uuid;
  readonly reason: string;
}

export function abandonCheckout({ orderId, reason }: AbandonCheckout, state: CartState): CartDecision {
  if (state.phase !== 'frozen' || state.orderId !== orderId) return unchanged;
  return accept({ type: 'CheckoutAbandoned', data: { orderId, reason } });
}
