import type { RecordedEvent } from '../kernel/index.js';
import type { OrderFailed } from '../order/index.js';
import type { LateAuthorisationReceived, PaymentCancelled, PaymentEvent, PaymentStarted } from '../payment/index.js';
import type { ProcessCommand } from './process-command.js';

const FAILURES: Readonly<Record<PaymentCancelled['data']['reason'], OrderFailed['data']['reason'] | null>> = {
  shopper: 'cancelled',
  'timed-out': 'timed-out',
  error: 'error',
  // An order whose payment ended for this reason is already cancelled, so it cannot fail.
  'order-cancelled': null,
};

/** Commands for the order after its payment has a result. */
export function settleOrder(
  started: PaymentStarted['data'],
  event: RecordedEvent<PaymentEvent>,
): readonly ProcessCommand[] {
  const { orderId, paymentId } = started;
  switch (event.type) {
    case 'PaymentAuthorised':
      return [
        { slice: 'order', key: orderId, command: { type: 'Confirm', paymentId, confirmedAt: event.data.authorisedAt } },
      ];
    case 'PaymentRefused':
      return [failOrder(started, 'refused')];
    case 'PaymentCancelled': {
      const reason = FAILURES[event.data.reason];
      return reason ? [failOrder(started, reason)] : [];
    }
    case 'LateAuthorisationReceived':
      return [sendBack(paymentId, event)];
    case 'PaymentStarted':
    case 'PaymentActionRequired':
    case 'ReservationReduced':
    case 'RestReleaseRequested':
    case 'CaptureRequested':
    case 'PaymentCaptured':
    case 'CaptureFailed':
    case 'RefundRequested':
    case 'PaymentRefunded':
    case 'RefundFailed':
    case 'CaptureSent':
    case 'CaptureDropped':
    case 'RefundSent':
    case 'RefundDropped':
    case 'ReversalRequested':
    case 'ReversalSent':
    case 'PaymentReversed':
    case 'ReversalFailed':
    case 'AuthorisationReleased':
    case 'GoodsLeftUnpaid':
    case 'InvoicePlanChosen':
    case 'InvoiceNoticeIssued':
    case 'InvoiceNoticeReminded':
    case 'InvoiceNoticeCredited':
    case 'InvoiceNoticePaid':
    case 'TaskRetried':
    case 'TaskClosed':
    case 'PayoutProposed':
    case 'PayoutApproved':
    case 'PayoutDeclined':
    case 'PaymentDiffered':
      return [];
  }
}

function failOrder(
  { orderId, paymentId }: PaymentStarted['data'],
  reason: OrderFailed['data']['reason'],
): ProcessCommand {
  return { slice: 'order', key: orderId, command: { type: 'Fail', paymentId, reason } };
}

/** Reverses money of an abandoned payment. Only the partner knows whether it is reserved or captured. */
function sendBack(paymentId: string, { eventId, data }: RecordedEvent<LateAuthorisationReceived>): ProcessCommand {
  const { amount, pspReference, receivedAt: requestedAt } = data;
  const reason = 'late-authorisation';
  return {
    slice: 'payment',
    key: paymentId,
    command: { type: 'RequestReversal', reversalId: eventId, amount, pspReference, reason, requestedAt },
  };
}
