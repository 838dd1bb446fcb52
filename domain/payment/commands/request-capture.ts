import { accept, reject, unchanged, type Instant, type Ore, type Uuid } from '../../kernel/index.js';
import type { PaymentDecision } from '../rejections.js';
import type { PaymentState } from '../state.js';

export interface RequestCapture {
  readonly type: 'RequestCapture';
  readonly captureId: Uuid;
  readonly amount: Ore;
  readonly requestedAt: Instant;
}

/** At most one capture, ever: another is asked for only when the first one failed. */
export function requestCapture(
  { captureId, amount, requestedAt }: RequestCapture,
  state: PaymentState,
): PaymentDecision {
  const { started, capture } = state;
  if (!started) return reject({ type: 'PaymentUnknown' });
  if (capture && (capture.status !== 'failed' || capture.captureId === captureId)) return unchanged;
  if (state.phase !== 'authorised') return reject({ type: 'PaymentNotAuthorised', phase: state.phase });
  if (amount !== started.amount) return reject({ type: 'AmountDiffers', field: 'amount', expected: started.amount });
  return accept({ type: 'CaptureRequested', data: { captureId, amount, requestedAt } });
}
