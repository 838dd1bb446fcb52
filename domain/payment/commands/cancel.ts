import { accept, reject, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { PaymentDecision } from '../rejections.js';
import { releasePayment } from '../release.js';
import { refundable } from '../money.js';
import { refundEvents } from '../refunding.js';
import { isUndecided, type PaymentState } from '../state.js';

/** Cancels a payment, because the shopper cancelled, the partner failed, or the order was cancelled. */
export interface Cancel {
  readonly type: 'Cancel';
  readonly reason: 'shopper' | 'error' | 'order-cancelled';
  readonly cancelledAt: Instant;
  /** The id of the refund or reversal that the cancellation may need. */
  readonly refundId: Uuid;
}

/**
 * Cancels the payment. After an authorisation, only the cancellation of the order has an effect, not a late "cancelled"
 * from a browser.
 */
export function cancel(command: Cancel, state: PaymentState): PaymentDecision {
  const { reason, cancelledAt, refundId } = command;
  // An order may be cancelled before its payment starts. There is nothing to refund then.
  if (!state.started) return reason === 'order-cancelled' ? unchanged : reject({ type: 'PaymentUnknown' });
  const cancelled = { type: 'PaymentCancelled', data: { reason, cancelledAt } } as const;
  if (isUndecided(state)) return accept(cancelled);
  if (reason !== 'order-cancelled' || state.phase !== 'authorised') return unchanged;
  const moneyMoves = state.captures.some(({ status }) => status === 'requested' || status === 'captured');
  return moneyMoves ? giveBack(command, state) : accept(cancelled, ...releasePayment(state, refundId, cancelledAt));
}

function giveBack({ reason, cancelledAt, refundId }: Cancel, state: PaymentState): PaymentDecision {
  const amount = refundable(state);
  if (amount === 0 || state.refunds.some((refund) => refund.refundId === refundId)) return unchanged;
  return accept(...refundEvents({ refundId, amount, reason, requestedAt: cancelledAt }, state));
}
