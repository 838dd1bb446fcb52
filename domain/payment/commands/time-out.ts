import { accept, reject, unchanged, type Instant } from '../../kernel/index.js';
import type { PaymentDecision } from '../rejections.js';
import { isUndecided, type PaymentState } from '../state.js';

/** Ends a payment attempt without a result, when its time is over. Before `expiresAt` it changes nothing. */
export interface TimeOut {
  readonly type: 'TimeOut';
  readonly at: Instant;
}

export function timeOut({ at }: TimeOut, state: PaymentState): PaymentDecision {
  if (!state.started) return reject({ type: 'PaymentUnknown' });
  if (!isUndecided(state) || at < state.started.expiresAt) return unchanged;
  return accept({ type: 'PaymentCancelled', data: { reason: 'timed-out', cancelledAt: at } });
}
