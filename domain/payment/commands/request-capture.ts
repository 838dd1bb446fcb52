import { accept, unchanged, type Instant, type Ore, type Uuid } from '../../kernel/index.js';
import { findCapture, leftToCapture } from '../captures.js';
import type { PaymentDecision } from '../rejections.js';
import { sendCapture } from '../sending.js';
import type { PaymentState } from '../state.js';

export interface RequestCapture {
  readonly type: 'RequestCapture';
  readonly captureId: Uuid;
  readonly amount: Ore;
  /** True for a parcel that was stopped and left all the same: what is reserved now is for other parcels. */
  readonly givenUp?: boolean;
  readonly requestedAt: Instant;
}

/**
 * Requests the capture of a sent parcel's money, at most once for each parcel. If there is no money to capture for it,
 * it makes a task for staff.
 */
export function requestCapture(command: RequestCapture, state: PaymentState): PaymentDecision {
  const { captureId, amount, requestedAt } = command;
  if (findCapture(state, captureId)) return unchanged;
  if (state.phase !== 'authorised' || isSentBack(state) || command.givenUp) return leftUnpaid(command, state);
  if (state.started?.capture === 'at-once') return unchanged;
  if (amount > leftToCapture(state) || isReversed(state)) return leftUnpaid(command, state);
  return accept(
    { type: 'CaptureRequested', data: { captureId, amount, requestedAt } },
    sendCapture({ captureId, attempt: 0 }, requestedAt),
  );
}

/** Whether the order was cancelled after its money had been captured. Then a refund for the cancellation exists. */
function isSentBack({ captures, refunds }: PaymentState): boolean {
  return captures.length > 0 && refunds.some(({ reason }) => reason === 'order-cancelled');
}

function isReversed({ pspReference, reversals }: PaymentState): boolean {
  return reversals.some((each) => each.pspReference === pspReference);
}

function leftUnpaid({ captureId, amount, requestedAt: leftAt }: RequestCapture, state: PaymentState): PaymentDecision {
  if (state.unpaid.some((each) => each.captureId === captureId)) return unchanged;
  return accept({ type: 'GoodsLeftUnpaid', data: { captureId, amount, leftAt } });
}
