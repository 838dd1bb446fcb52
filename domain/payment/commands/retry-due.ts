import { accept, reject, type Instant } from '../../kernel/index.js';
import type { PaymentDecision } from '../rejections.js';
import { moneyAtHand } from '../money.js';
import { coveredBy, sendCapture, sendRefund, sendReversal } from '../sending.js';
import type { Modification, PaymentState } from '../state.js';

/** Sends failed requests again when their waiting time is over. */
export interface RetryDue {
  readonly type: 'RetryDue';
  readonly at: Instant;
}

export function retryDue({ at }: RetryDue, state: PaymentState): PaymentDecision {
  const { started, captures, refunds, reversals } = state;
  if (!started) return reject({ type: 'PaymentUnknown' });
  const isDue = ({ status, retryAt }: Modification & { readonly status: string }): boolean =>
    status === 'failed' && retryAt !== null && retryAt <= at;
  return accept(
    ...captures.filter(isDue).map((capture) => sendCapture(capture, at)),
    // A refund is possible only while enough money is captured. Otherwise it waits for the next capture.
    ...coveredBy(moneyAtHand(state), refunds.filter(isDue)).map((refund) => sendRefund(refund, at)),
    ...reversals.filter(isDue).map((reversal) => sendReversal(reversal, at)),
  );
}
