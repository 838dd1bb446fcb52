import type { Instant, Ore } from '../kernel/index.js';
import type { PaymentEvent } from './events.js';
import { moneyAtHand } from './money.js';
import type { Capture, PaymentState, Refund, Reversal } from './state.js';

/** Sends the next attempt under a new number. The partner sees the number, so it never takes two attempts for one. */
export function sendCapture(
  { captureId, attempt }: Pick<Capture, 'captureId' | 'attempt'>,
  sentAt: Instant,
): PaymentEvent {
  return { type: 'CaptureSent', data: { captureId, attempt: attempt + 1, sentAt } };
}

export function sendRefund({ refundId, attempt }: Pick<Refund, 'refundId' | 'attempt'>, sentAt: Instant): PaymentEvent {
  return { type: 'RefundSent', data: { refundId, attempt: attempt + 1, sentAt } };
}

export function sendReversal(
  { reversalId, attempt }: Pick<Reversal, 'reversalId' | 'attempt'>,
  sentAt: Instant,
): PaymentEvent {
  return { type: 'ReversalSent', data: { reversalId, attempt: attempt + 1, sentAt } };
}

/** Sends the refunds that waited for captured money, oldest first, as far as the money suffices. */
export function sendWaiting(state: PaymentState, sentAt: Instant): readonly PaymentEvent[] {
  const waiting = state.refunds.filter(({ status }) => status === 'waiting');
  return coveredBy(moneyAtHand(state), waiting).map((refund) => sendRefund(refund, sentAt));
}

/** The refunds that this money can pay, in their order. */
export function coveredBy(money: Ore, refunds: readonly Refund[]): readonly Refund[] {
  let left = money;
  return refunds.filter(({ amount }) => {
    const isCovered = amount <= left;
    if (isCovered) left -= amount;
    return isCovered;
  });
}
