import type { Instant, Ore, RecordedEvent } from '../../domain/kernel/index.js';
import type {
  ModificationEvent,
  PaymentDiffered,
  PaymentEvent,
  ReservationReduced,
  RestReleaseRequested,
  TaskEvent,
  TaskKind,
} from '../../domain/payment/events.js';
import { parseStreamId } from '../../domain/slices.js';
import { projection, type RowKey } from '../runner/projection.js';
import { paymentTaskTable, type PaymentTaskRow } from './table.js';

type Handled = Exclude<ModificationEvent | TaskEvent, ReservationReduced | RestReleaseRequested>;
type Row = PaymentTaskRow | undefined;
type Change = Partial<Pick<PaymentTaskRow, 'status' | 'attempt' | 'retry_at' | 'reason' | 'proposed_by'>>;

/** Events of a payment that start no request to the partner and no task for staff. */
export const NO_TASK = [
  'PaymentStarted',
  'PaymentActionRequired',
  'PaymentAuthorised',
  'PaymentRefused',
  'PaymentCancelled',
  'LateAuthorisationReceived',
  'ReservationReduced',
  'RestReleaseRequested',
  'InvoicePlanChosen',
  'InvoiceNoticeIssued',
  'InvoiceNoticeReminded',
  'InvoiceNoticeCredited',
  'InvoiceNoticePaid',
  'TaskRetried',
] as const satisfies readonly PaymentEvent['type'][];

/** CHK-05, SUP-06: requests that failed at the payment partner, their retries, and tasks for staff. */
export const paymentTaskProjection = projection<PaymentTaskRow, Handled>({
  name: 'payment-task',
  version: 2,
  table: paymentTaskTable,
  keys: (event) => {
    const task = taskOf(event);
    return task === null ? [] : [[parseStreamId(event.streamId)?.key ?? event.streamId, task]];
  },
  on: {
    CaptureRequested: begins('capture', 'waiting'),
    CaptureSent: sent,
    PaymentCaptured: changing(() => ({ status: 'done', retry_at: null })),
    CaptureFailed: failed,
    CaptureDropped: ended,
    RefundRequested: begins('refund', 'waiting'),
    RefundSent: sent,
    PaymentRefunded: changing(() => ({ status: 'done', retry_at: null })),
    RefundFailed: failed,
    RefundDropped: ended,
    ReversalRequested: begins('reversal', 'waiting'),
    ReversalSent: sent,
    PaymentReversed: changing(() => ({ status: 'done', retry_at: null })),
    ReversalFailed: failed,
    AuthorisationReleased: changing(() => ({ status: 'ended', retry_at: null, reason: 'released' })),
    GoodsLeftUnpaid: begins('unpaid', 'open'),
    PaymentDiffered: (_row, event, key) => differed(event, key),
    TaskClosed: ended,
    PayoutProposed: changing(({ data }) => ({ status: 'proposed', proposed_by: data.proposedBy })),
    PayoutDeclined: changing(() => ({ status: 'open', proposed_by: null })),
    PayoutApproved: ended,
  },
});

/** The id of the task that an event changes. Null for a released reservation without a requested reversal. */
function taskOf({ data }: RecordedEvent<Handled>): string | null {
  if ('taskId' in data) return data.taskId;
  if ('captureId' in data) return data.captureId;
  if ('refundId' in data) return data.refundId;
  return 'reversalId' in data ? data.reversalId : data.differenceId;
}

function begins(kind: TaskKind, status: PaymentTaskRow['status']) {
  return (_row: Row, { data, recordedAt }: { data: { amount: Ore }; recordedAt: Instant }, key: RowKey) =>
    rowOf(key, { kind, status, amount: data.amount, since: recordedAt });
}

function differed({ data }: RecordedEvent<PaymentDiffered>, key: RowKey): PaymentTaskRow {
  const { kind: reason, amount, settled, foundAt: since } = data;
  return { ...rowOf(key, { kind: 'difference', status: settled ? 'ended' : 'open', amount, since }), reason };
}

function rowOf(
  [payment_id = '', task_id = '']: RowKey,
  row: Pick<PaymentTaskRow, 'kind' | 'status' | 'amount' | 'since'>,
): PaymentTaskRow {
  return { payment_id, task_id, ...row, attempt: 0, retry_at: null, reason: null, proposed_by: null };
}

/**
 * Changes the row of a request. Money that was captured with its authorisation has no request, so it has no row. A
 * reconciliation takes effect at the end of the day before, but `since` is the time of recording.
 */
function changing<Event>(change: (event: Event, row: PaymentTaskRow) => Change) {
  return (row: Row, event: Event & { recordedAt: Instant }): PaymentTaskRow | null =>
    row ? { ...row, ...change(event, row), since: event.recordedAt } : null;
}

function sent(row: Row, event: { data: { attempt: number }; recordedAt: Instant }): PaymentTaskRow | null {
  const change = { status: 'sent', attempt: event.data.attempt, retry_at: null, proposed_by: null } as const;
  return changing(() => change)(row, event);
}

function failed(
  row: Row,
  event: { data: { reason: string; retryAt: Instant | null }; recordedAt: Instant },
): PaymentTaskRow | null {
  const { reason, retryAt: retry_at } = event.data;
  return changing(() => ({ status: retry_at ? ('failed' as const) : ('open' as const), retry_at, reason }))(row, event);
}

function ended(row: Row, event: { data: { reason: string }; recordedAt: Instant }): PaymentTaskRow | null {
  return changing(() => ({ status: 'ended' as const, retry_at: null, reason: event.data.reason }))(row, event);
}
