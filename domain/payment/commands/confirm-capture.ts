import { accept, reject, unchanged, type Instant, type Ore, type Uuid } from '../../kernel/index.js';
import type { PaymentDecision } from '../rejections.js';
import type { PaymentState } from '../state.js';

export interface ConfirmCapture {
  readonly type: 'ConfirmCapture';
  readonly captureId: Uuid;
  readonly amount: Ore;
  readonly pspReference: string;
  readonly capturedAt: Instant;
}

/** A success that overtakes or follows a failure of the same capture wins: the money did move. */
export function confirmCapture(
  { captureId, amount, pspReference, capturedAt }: ConfirmCapture,
  state: PaymentState,
): PaymentDecision {
  if (!state.started) return reject({ type: 'PaymentUnknown' });
  if (state.capture?.status === 'captured') return unchanged;
  if (state.capture?.captureId !== captureId) return reject({ type: 'CaptureUnknown', field: 'captureId' });
  if (amount !== state.capture.amount)
    return reject({ type: 'AmountDiffers', field: 'amount', expected: state.capture.amount });
  return accept({ type: 'PaymentCaptured', data: { captureId, amount, pspReference, capturedAt } });
}
