import { accept, unchanged, type Instant, type Ore, type Uuid } from '../../kernel/index.js';
import type { PaymentDecision } from '../rejections.js';
import { sendCapture } from '../sending.js';
import type { PaymentState } from '../state.js';

export interface RequestCapture {
  readonly type: 'RequestCapture';
  readonly captureId: Uuid;
  readonly amount: Ore;
  readonly requestedAt: Instant;
}

/** Requests the capture, at most once. If there is no money to capture for a sent parcel, it makes a task for staff. */
export function requestCapture(command: RequestCapture, state: PaymentState): PaymentDecision {
  const { captureId, amount, requestedAt } = command;
  const { started, capture } = state;
  if (!started || amount !== started.amount) return leftUnpaid(command, state);
  if (state.phase !== 'authorised' || isSentBack(state)) return leftUnpaid(command, state);
  if (capture) return unchanged;
  return accept(
    { type: 'CaptureRequested', data: { captureId, amount, requestedAt } },
    sendCapture({ captureId, attempt: 0 }, requestedAt),
  );
}

/** Whether the order was cancelled after its money had been captured. Then a refund for the cancellation exists. */
function isSentBack({ capture, refunds }: PaymentState): boolean {
  return capture !== null && refunds.some(({ reason }) => reason === 'order-cancelled');
}

function leftUnpaid({ captureId, amount, requestedAt: leftAt }: RequestCapture, state: PaymentState): PaymentDecision {
  if (state.unpaid.some((each) => each.captureId === captureId)) return unchanged;
  return accept({ type: 'GoodsLeftUnpaid', data: { captureId, amount, leftAt } });
}
