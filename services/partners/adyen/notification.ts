import type { BusinessDate, Uuid } from '../../../domain/kernel/index.js';
import type { PartnerSum } from '../../../domain/payment/index.js';
import { readReference } from './reference.js';
import type { NotificationItem } from './webhook.js';

/**
 * The content of every notification. Adyen's `eventDate` is left out: the signature does not cover it, so the shop uses
 * the time of receipt.
 */
interface Notified {
  /**
   * An id that is the same for each repeated webhook. It is built from pspReference, eventCode, success, amount and
   * currency.
   */
  readonly notificationId: string;
  readonly paymentId: Uuid;
  /** Adyen's reference of the payment, also in a notification about a capture or refund. */
  readonly paymentPspReference: string;
  readonly sum: PartnerSum;
}
interface Modified extends Notified {
  /**
   * The id of the capture, refund or reversal. Null for a cancellation, and for a modification that the shop did not
   * request.
   */
  readonly modificationId: Uuid | null;
  readonly attempt: number;
  readonly modificationPspReference: string;
}
interface WithReason {
  readonly reason: string;
}

/** The webhooks of the payment partner. They arrive in any order and any number of times. */
export type PaymentNotification =
  | ({ readonly type: 'AuthorisationSucceeded'; readonly storedCardId: string | null } & Notified)
  | ({ readonly type: 'AuthorisationRefused' } & Notified & WithReason)
  | ({ readonly type: 'CaptureSucceeded' } & Modified)
  /** This may arrive days after a CaptureSucceeded. */
  | ({ readonly type: 'CaptureFailed' } & Modified & WithReason)
  | ({ readonly type: 'RefundSucceeded' } & Modified)
  | ({ readonly type: 'RefundFailed' } & Modified & WithReason)
  /** The uncaptured part is released, and the captured part is being refunded. */
  | ({ readonly type: 'ReversalSucceeded' } & Modified)
  | ({ readonly type: 'ReversalFailed' } & Modified & WithReason)
  | ({ readonly type: 'CancellationSucceeded' } & Modified)
  | ({ readonly type: 'CancellationFailed' } & Modified & WithReason)
  /** A reservation of money expired before it was captured. */
  | ({ readonly type: 'AuthorisationExpired' } & Notified)
  /** The shopper did not finish the payment, and nothing was authorised. */
  | ({ readonly type: 'OfferClosed' } & Notified)
  /**
   * A daily report is ready. The shop takes the report's URL from its configuration, because the URL in the webhook is
   * not signed.
   */
  | ({ readonly type: 'ReportAvailable'; readonly reportDate: BusinessDate } & Notified)
  /** The event code is unknown. The shop accepts and counts it, so that staff notice it. */
  | ({ readonly type: 'Unrecognised'; readonly eventCode: string } & Notified);

export function toNotification(item: NotificationItem): PaymentNotification {
  const { paymentId, modificationId, attempt } = readReference(item.merchantReference);
  const { value, currency } = item.amount;
  const notified: Notified = {
    notificationId: [item.pspReference, item.eventCode, item.success, value, currency].join(':'),
    paymentId,
    paymentPspReference: item.originalReference || item.pspReference,
    sum: { amount: value, currency },
  };
  const modified: Modified = { ...notified, modificationId, attempt, modificationPspReference: item.pspReference };
  const reason = item.reason ?? '';
  const success = item.success === 'true';
  switch (item.eventCode) {
    case 'AUTHORISATION':
      return success
        ? { type: 'AuthorisationSucceeded', storedCardId: storedCardId(item), ...notified }
        : { type: 'AuthorisationRefused', reason, ...notified };
    case 'CAPTURE':
      return success ? { type: 'CaptureSucceeded', ...modified } : { type: 'CaptureFailed', reason, ...modified };
    case 'REFUND':
      return success ? { type: 'RefundSucceeded', ...modified } : { type: 'RefundFailed', reason, ...modified };
    case 'CANCEL_OR_REFUND':
      return success ? { type: 'ReversalSucceeded', ...modified } : { type: 'ReversalFailed', reason, ...modified };
    // A call of `/cancels` finds a payment by our own reference. Its webhook has its own event code.
    case 'CANCELLATION':
    case 'TECHNICAL_CANCEL':
      return success
        ? { type: 'CancellationSucceeded', ...modified }
        : { type: 'CancellationFailed', reason, ...modified };
    // Adyen sends these webhooks with success=true. Only the event code shows the failure.
    case 'CAPTURE_FAILED':
      return { type: 'CaptureFailed', reason, ...modified };
    case 'REFUND_FAILED':
    // The money was sent, but the shopper's bank returned it.
    case 'REFUNDED_REVERSED':
      return { type: 'RefundFailed', reason, ...modified };
    case 'EXPIRE':
      return { type: 'AuthorisationExpired', ...notified };
    case 'OFFER_CLOSED':
      return { type: 'OfferClosed', ...notified };
    case 'REPORT_AVAILABLE':
      return reportAvailable(item, notified);
    default:
      return { type: 'Unrecognised', eventCode: item.eventCode, ...notified };
  }
}

/**
 * Turns a webhook about a report into a notification. The shop uses only the payment accounting report. The webhook's
 * reference is the report's file name.
 */
function reportAvailable({ pspReference, eventCode }: NotificationItem, notified: Notified): PaymentNotification {
  const [, ...day] = /^payments_accounting_report_(20\d\d)_(\d\d)_(\d\d)\./.exec(pspReference) ?? [];
  const reportDate = day.join('-');
  return isDay(reportDate)
    ? { type: 'ReportAvailable', reportDate, ...notified }
    : { type: 'Unrecognised', eventCode, ...notified };
}

/** Whether the three numbers in a file name form a valid date. */
function isDay(date: string): boolean {
  const read = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date);
}

function storedCardId(item: NotificationItem): string | null {
  const id = item.additionalData['tokenization.storedPaymentMethodId'];
  return typeof id === 'string' ? id : null;
}
