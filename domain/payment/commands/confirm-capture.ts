import { accept, fold, reject, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import { findCapture } from '../captures.js';
import type { PaymentEvent } from '../events.js';
import type { StatedSum } from '../partner-sum.js';
import type { PaymentDecision } from '../rejections.js';
import { awaitsPartner } from '../retries.js';
import { withRestReleased } from '../release.js';
import { sendWaiting } from '../sending.js';
import { evolve, type PaymentState } from '../state.js';

export interface ConfirmCapture {
  readonly type: 'ConfirmCapture';
  readonly captureId: Uuid;
  readonly attempt: number;
  readonly stated: StatedSum | null;
  readonly pspReference: string;
  readonly capturedAt: Instant;
}

/**
 * Records that the money was captured. After the failure of an attempt, a success of the same attempt changes nothing,
 * because it is older. A failure that the shop only assumed is the exception.
 */
export function confirmCapture(command: ConfirmCapture, state: PaymentState): PaymentDecision {
  const { captureId, attempt, pspReference, capturedAt } = command;
  const capture = findCapture(state, captureId);
  if (!state.started) return reject({ type: 'PaymentUnknown' });
  if (!capture || attempt > Math.max(1, capture.attempt)) return reject({ type: 'CaptureUnknown', field: 'captureId' });
  if (attempt < capture.attempt || !awaitsPartner(capture)) return unchanged;
  const { amount } = capture;
  const captured: PaymentEvent = {
    type: 'PaymentCaptured',
    data: { captureId, amount, pspReference, capturedAt },
  };
  const sent = sendWaiting(fold(evolve, state, [captured]), capturedAt);
  return accept(...withRestReleased(state, [captured, ...sent], captureId, capturedAt));
}
