import type { Instant, Uuid } from '../kernel/index.js';
import type { PaymentEvent } from './events.js';
import { isOwed } from './money.js';
import { sendReversal } from './sending.js';
import type { PaymentState } from './state.js';

const NOTHING_DUE = 'nothing-due';

/** Ends a payment without captured or due money. It drops the capture and the refunds, and reverses the reservation. */
export function releasePayment(state: PaymentState, reversalId: Uuid, at: Instant): readonly PaymentEvent[] {
  const { capture, refunds } = state;
  const dropped = refunds.filter(isOwed);
  return [
    ...(capture
      ? [{ type: 'CaptureDropped', data: { captureId: capture.captureId, reason: NOTHING_DUE } } as const]
      : []),
    ...dropped.map(({ refundId }) => ({ type: 'RefundDropped', data: { refundId, reason: NOTHING_DUE } }) as const),
    ...release(state, reversalId, at),
  ];
}

/** Requests the release of a reservation, at most once. */
export function release(state: PaymentState, reversalId: Uuid, at: Instant): readonly PaymentEvent[] {
  const { started, pspReference, reversals, released } = state;
  if (pspReference && released.includes(pspReference)) return [];
  if (!started || !pspReference || reversals.some((each) => each.pspReference === pspReference)) return [];
  const { amount } = started;
  return [
    {
      type: 'ReversalRequested',
      data: { reversalId, amount, pspReference, reason: 'not-captured', requestedAt: at },
    },
    sendReversal({ reversalId, attempt: 0 }, at),
  ];
}
