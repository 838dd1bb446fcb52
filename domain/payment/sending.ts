import type { Instant } from '../kernel/index.js';
import type { PaymentEvent } from './events.js';
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

/** Sends the refunds that waited until the money was captured. */
export function sendWaiting({ refunds }: PaymentState, sentAt: Instant): readonly PaymentEvent[] {
  return refunds.filter(({ status }) => status === 'waiting').map((refund) => sendRefund(refund, sentAt));
}
