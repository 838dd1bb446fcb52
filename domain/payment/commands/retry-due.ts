import { accept, reject, type Instant } from '../../kernel/index.js';
import type { PaymentDecision } from '../rejections.js';
import { sendCapture, sendRefund, sendReversal } from '../sending.js';
import type { Modification, PaymentState } from '../state.js';

/** Sent by the sweep: whatever failed and has waited long enough goes to the partner again. */
export interface RetryDue {
  readonly type: 'RetryDue';
  readonly at: Instant;
}

export function retryDue({ at }: RetryDue, state: PaymentState): PaymentDecision {
  const { started, capture, refunds, reversals } = state;
  if (!started) return reject({ type: 'PaymentUnknown' });
  const isDue = ({ status, retryAt }: Modification & { readonly status: string }): boolean =>
    status === 'failed' && retryAt !== null && retryAt <= at;
  return accept(
    ...(capture && isDue(capture) ? [sendCapture(capture, at)] : []),
    // What is not taken (any more) cannot be sent back: the refund waits for the next capture.
    ...(capture?.status === 'captured' ? refunds.filter(isDue).map((refund) => sendRefund(refund, at)) : []),
    ...reversals.filter(isDue).map((reversal) => sendReversal(reversal, at)),
  );
}
