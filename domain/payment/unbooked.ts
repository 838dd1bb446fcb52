import { type Instant, type Uuid } from '../kernel/index.js';
import type { PaymentEvent } from './events.js';
import { findCapture } from './captures.js';
import { failureOf, NOT_IN_REPORT } from './retries.js';
import type { PaymentState } from './state.js';

export interface Unbooked {
  readonly differenceId: Uuid;
  readonly record: 'authorisation' | 'capture' | 'refund' | 'reversal';
  /** The id of the capture, refund or reversal. For an authorisation, the partner's reference. */
  readonly reference: string;
}

const SIGNS = { authorisation: 0, capture: -1, refund: 1, reversal: 0 } as const;

/** Finds in our books what the partner's report lacks. Null when our books no longer expect it. */
export function unbookedItem({ record, reference }: Unbooked, state: PaymentState) {
  const item = itemOf(record, reference, state);
  return item && { ...item, worth: SIGNS[record] * item.amount };
}

/** Records a failure, because the partner never performed the request. It becomes a task that staff may retry. */
export function neverDone(
  { record, reference }: Unbooked,
  attempt: number,
  failedAt: Instant,
): readonly PaymentEvent[] {
  const failure = failureOf({ attempt, reason: NOT_IN_REPORT, failedAt }, false);
  switch (record) {
    case 'capture':
      return [{ type: 'CaptureFailed', data: { captureId: reference, ...failure } }];
    case 'refund':
      return [{ type: 'RefundFailed', data: { refundId: reference, ...failure } }];
    case 'reversal':
      return [{ type: 'ReversalFailed', data: { reversalId: reference, ...failure } }];
    case 'authorisation':
      return [];
  }
}

const SENT_OR_DONE = ['requested', 'captured', 'refunded', 'reversed'];

function itemOf(record: Unbooked['record'], reference: string, state: PaymentState) {
  if (record === 'authorisation') {
    const isOurs = state.phase === 'authorised' && state.pspReference === reference;
    return isOurs && state.started ? { status: 'authorised', amount: state.started.amount, attempt: 1 } : null;
  }
  const found = modificationOf(record, reference, state);
  return found && SENT_OR_DONE.includes(found.status) ? found : null;
}

function modificationOf(record: Exclude<Unbooked['record'], 'authorisation'>, id: string, state: PaymentState) {
  switch (record) {
    case 'capture':
      return findCapture(state, id);
    case 'refund':
      return state.refunds.find(({ refundId }) => refundId === id);
    case 'reversal':
      return state.reversals.find(({ reversalId }) => reversalId === id);
  }
}
