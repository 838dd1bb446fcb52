import { accept, fold, reject, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import { findCapture } from '../captures.js';
import type { PaymentEvent } from '../events.js';
import { owesNothing } from '../money.js';
import type { StatedSum } from '../partner-sum.js';
import type { PaymentDecision } from '../rejections.js';
import { dropCaptures } from '../release.js';
import { awaitsPartner, failureOf } from '../retries.js';
import { evolve, type PaymentState } from '../state.js';

export interface FailCapture {
  readonly type: 'FailCapture';
  readonly captureId: Uuid;
  readonly attempt: number;
  readonly stated: StatedSum | null;
  readonly reason: string;
  readonly failedAt: Instant;
}

/** Records a failed capture, also after a success: the bank may take the money back. The money is then due again. */
export function failCapture(command: FailCapture, state: PaymentState): PaymentDecision {
  const { captureId, attempt, failedAt } = command;
  const { started } = state;
  const capture = findCapture(state, captureId);
  if (!started) return reject({ type: 'PaymentUnknown' });
  // A payment that was captured with its authorisation has no capture request that could fail.
  if (started.capture === 'at-once' || !capture || attempt > Math.max(1, capture.attempt))
    return reject({ type: 'CaptureUnknown', field: 'captureId' });
  const isOpen = awaitsPartner(capture) || capture.status === 'captured';
  if (attempt < capture.attempt || !isOpen) return unchanged;
  const undone = capture.status === 'captured' ? capture.amount : 0;
  const failed = (due: boolean): PaymentEvent => ({
    type: 'CaptureFailed',
    data: { captureId, ...failureOf({ ...command, undone }, due) },
  });
  const after = fold(evolve, state, [failed(true)]);
  return owesNothing(after) ? accept(failed(false), ...dropCaptures(after, captureId, failedAt)) : accept(failed(true));
}
