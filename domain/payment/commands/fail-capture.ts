import { accept, reject, unchanged, type Uuid } from '../../kernel/index.js';
import type { PaymentDecision } from '../rejections.js';
import type { PaymentState } from '../state.js';

export interface FailCapture {
  readonly type: 'FailCapture';
  readonly captureId: Uuid;
  readonly reason: string;
}

export function failCapture({ captureId, reason }: FailCapture, state: PaymentState): PaymentDecision {
  if (!state.started) return reject({ type: 'PaymentUnknown' });
  if (!state.capture) return reject({ type: 'CaptureUnknown', field: 'captureId' });
  if (state.capture.status !== 'requested' || state.capture.captureId !== captureId) return unchanged;
  return accept({ type: 'CaptureFailed', data: { captureId, reason } });
}
