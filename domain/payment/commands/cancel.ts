import { accept, reject, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { PaymentDecision } from '../rejections.js';
import { refundable } from '../money.js';
import { isUndecided, type PaymentState } from '../state.js';

/** The shopper turned back, the partner failed, or the order was cancelled. */
export interface Cancel {
  readonly type: 'Cancel';
  readonly reason: 'shopper' | 'error' | 'order-cancelled';
  readonly cancelledAt: Instant;
  /** Names the refund, should the money have moved already. */
  readonly refundId: Uuid;
}

/** Only the order's own cancellation undoes an authorisation; a browser that says "cancelled" too late does not. */
export function cancel(command: Cancel, state: PaymentState): PaymentDecision {
  const { reason, cancelledAt } = command;
  if (!state.started) return reject({ type: 'PaymentUnknown' });
  if (isUndecided(state)) return accept({ type: 'PaymentCancelled', data: { reason, cancelledAt } });
  if (reason !== 'order-cancelled' || state.phase !== 'authorised') return unchanged;
  const moneyMoves = state.capture !== null && state.capture.status !== 'failed';
  return moneyMoves ? giveBack(command, state) : accept({ type: 'PaymentCancelled', data: { reason, cancelledAt } });
}

function giveBack({ reason, cancelledAt, refundId }: Cancel, state: PaymentState): PaymentDecision {
  const pspReference = state.pspReference ?? '';
  const amount = refundable(state, pspReference);
  if (amount === 0) return unchanged;
  return accept({
    type: 'RefundRequested',
    data: { refundId, amount, pspReference, reason, requestedAt: cancelledAt },
  });
}
