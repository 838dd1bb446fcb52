import { accept, reject, unchanged, type Instant } from '../../kernel/index.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

/**
 * Cancels an order before its parcel is sent. Customers may not; they have the right of withdrawal (CHK-17). A paid
 * order is cancelled only after the warehouse has stopped the parcel.
 */
export interface Cancel {
  readonly type: 'Cancel';
  readonly by: 'customer' | 'staff' | 'system';
  readonly reason: string;
  readonly cancelledAt: Instant;
}

export function cancel({ by, reason, cancelledAt }: Cancel, state: OrderState): OrderDecision {
  if (!state.order) return reject({ type: 'OrderUnknown' });
  if (by === 'customer') return reject({ type: 'OrderNotChangeableByCustomer' });
  if (state.phase === 'cancelled' || state.cancellation) return unchanged;
  if (state.phase === 'confirmed')
    return accept({ type: 'CancellationRequested', data: { reason, requestedAt: cancelledAt } });
  if (state.phase !== 'placed') return reject({ type: 'OrderPhaseWrong', phase: state.phase });
  return accept({ type: 'OrderCancelled', data: { reason, cancelledAt } });
}
