import type { RecordedEvent } from '../../domain/kernel/index.js';
import type { PaymentEvent, PaymentStarted, TaskKind } from '../../domain/payment/events.js';
import { parseStreamId } from '../../domain/slices.js';
import { existing, projection } from '../runner/projection.js';
import { orderPaymentTable, type OrderPaymentRow } from './table.js';

type Change<Event> = (event: RecordedEvent & Event, row: OrderPaymentRow) => Partial<OrderPaymentRow>;

/** Whether a task of this kind changes how much money the partner holds. */
const MOVES_MONEY: Readonly<Record<TaskKind, boolean>> = {
  capture: true,
  refund: true,
  reversal: true,
  unpaid: false,
  difference: false,
};

/** Events that do not change the row of a payment, because another event brings the new status. */
export const NOT_SHOWN = [
  'LateAuthorisationReceived',
  'CaptureSent',
  'ReservationReduced',
  'RestReleaseRequested',
  'RefundSent',
  'ReversalSent',
  'GoodsLeftUnpaid',
  'InvoicePlanChosen',
  'InvoiceNoticeIssued',
  'InvoiceNoticeReminded',
  'InvoiceNoticeCredited',
  'InvoiceNoticePaid',
  'TaskRetried',
  'PayoutProposed',
  'PayoutDeclined',
  'PaymentDiffered',
] as const satisfies readonly PaymentEvent['type'][];

export const orderPaymentProjection = projection<OrderPaymentRow, PaymentEvent>({
  name: 'order-payment',
  version: 5,
  table: orderPaymentTable,
  keys: (event) => [[parseStreamId(event.streamId)?.key ?? event.streamId]],
  on: {
    PaymentStarted: (_row, event) => started(event),
    PaymentActionRequired: changing(() => ({ status: 'action-required' })),
    PaymentAuthorised: changing(({ data }) => ({ status: 'authorised', psp_reference: data.pspReference })),
    PaymentRefused: changing(({ data }) => ({ status: 'refused', reason: data.reason })),
    PaymentCancelled: changing(({ data }) => ({ status: 'cancelled', reason: data.reason })),
    CaptureRequested: changing(() => ({ status: 'capture-requested' })),
    PaymentCaptured: changing(({ data }, row) => ({ status: 'captured', captured: row.captured + data.amount })),
    CaptureFailed: changing(({ data }, row) => ({
      status: 'capture-failed',
      reason: data.reason,
      captured: row.captured - data.undone,
    })),
    CaptureDropped: changing(({ data }) => ({ status: 'cancelled', reason: data.reason })),
    RefundRequested: changing(() => ({ status: 'refund-requested' })),
    PaymentRefunded: changing(({ data }, row) => ({ status: 'refunded', refunded: row.refunded + data.amount })),
    RefundFailed: changing(({ data }, row) => ({
      status: 'refund-failed',
      reason: data.reason,
      refunded: row.refunded - data.undone,
    })),
    RefundDropped: changing(({ data }) => ({ status: 'cancelled', reason: data.reason })),
    ReversalRequested: changing(({ data }) => ({ status: 'reversal-requested', reason: data.reason })),
    PaymentReversed: changing(() => ({ status: 'reversed' })),
    ReversalFailed: changing(({ data }) => ({ status: 'reversal-failed', reason: data.reason })),
    AuthorisationReleased: changing(({ data }) => (data.reversalId ? { status: 'reversed' } : {})),
    PayoutApproved: changing(({ data }, row) => ({ status: 'refunded', refunded: row.refunded + data.amount })),
    TaskClosed: changing(({ data }) => (MOVES_MONEY[data.kind] ? { status: 'closed', reason: data.reason } : {})),
  },
});

function changing<Event>(change: Change<Event>) {
  return (row: OrderPaymentRow | undefined, event: RecordedEvent & Event): OrderPaymentRow => {
    const before = existing(row, event);
    return { ...before, ...change(event, before), revision: event.revision };
  };
}

function started({ data, streamId, revision }: RecordedEvent<PaymentStarted>): OrderPaymentRow {
  return {
    payment_id: parseStreamId(streamId)?.key ?? streamId,
    order_id: data.orderId,
    method: data.method,
    capture: data.capture,
    status: 'started',
    amount: data.amount,
    captured: 0,
    refunded: 0,
    psp_reference: null,
    reason: null,
    started_at: data.startedAt,
    expires_at: data.expiresAt,
    revision,
  };
}
