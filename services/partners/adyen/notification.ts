import type { BusinessDate, Uuid } from '../../../domain/kernel/index.js';
import type { PartnerSum } from '../../../domain/payment/index.js';
import { readReference } from './reference.js';
import type { NotificationItem } from './webhook.js';

/** Without its `eventDate`: the signature does not cover it, so the time of receipt counts. */
interface Notified {
  /** Equal for every repetition of one fact: made of (pspReference, eventCode, success) and the sum. */
  readonly notificationId: string;
  readonly paymentId: Uuid;
  /** Adyen's reference of the payment itself, also for a capture or refund. */
  readonly paymentPspReference: string;
  readonly sum: PartnerSum;
}
interface Modified extends Notified {
  /** Null for a cancellation, and for a modification that the shop did not request. */
  readonly modificationId: Uuid | null;
  readonly attempt: number;
  readonly modificationPspReference: string;
}
interface WithReason {
  readonly reason: string;
}

/** Webhooks of the payment partner, in any order and any number of times. */
export type PaymentNotification =
  | ({ readonly type: 'AuthorisationSucceeded'; readonly storedCardId: string | null } & Notified)
  | ({ readonly type: 'AuthorisationRefused' } & Notified & WithReason)
  | ({ readonly type: 'CaptureSucceeded' } & Modified)
  /** It may come days after a CaptureSucceeded. */
  | ({ readonly type: 'CaptureFailed' } & Modified & WithReason)
  | ({ readonly type: 'RefundSucceeded' } & Modified)
  | ({ readonly type: 'RefundFailed' } & Modified & WithReason)
  /** The uncaptured part is released; the captured part is being refunded. */
  | ({ readonly type: 'ReversalSucceeded' } & Modified)
  | ({ readonly type: 'ReversalFailed' } & Modified & WithReason)
  | ({ readonly type: 'CancellationSucceeded' } & Modified)
  | ({ readonly type: 'CancellationFailed' } & Modified & WithReason)
  /** A reservation expired before its capture. */
  | ({ readonly type: 'AuthorisationExpired' } & Notified)
  /** The shopper never finished; nothing was authorised. */
  | ({ readonly type: 'OfferClosed' } & Notified)
  /**
   * A daily report is ready. The shop has its address in the configuration, because the webhook's address is not
   * signed.
   */
  | ({ readonly type: 'ReportAvailable'; readonly reportDate: BusinessDate } & Notified)
  /** An unknown code: accepted and counted, so that people notice it. */
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
    // `/cancels`, which finds a payment by our own reference, has its own event code.
    case 'CANCELLATION':
    case 'TECHNICAL_CANCEL':
      return success
        ? { type: 'CancellationSucceeded', ...modified }
        : { type: 'CancellationFailed', reason, ...modified };
    // These are always sent with success=true; the event code is the news.
    case 'CAPTURE_FAILED':
      return { type: 'CaptureFailed', reason, ...modified };
    case 'REFUND_FAILED':
    // The money was sent, and the shopper's bank returned it.
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

/** Only the payment accounting report is used; its file name is the reference. */
function reportAvailable({ pspReference, eventCode }: NotificationItem, notified: Notified): PaymentNotification {
  const [, ...day] = /^payments_accounting_report_(20\d\d)_(\d\d)_(\d\d)\./.exec(pspReference) ?? [];
  const reportDate = day.join('-');
  return isDay(reportDate)
    ? { type: 'ReportAvailable', reportDate, ...notified }
    : { type: 'Unrecognised', eventCode, ...notified };
}

/** Three numbers may form no valid date. */
function isDay(date: string): boolean {
  const read = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date);
}

function storedCardId(item: NotificationItem): string | null {
  const id = item.additionalData['tokenization.storedPaymentMethodId'];
  return typeof id === 'string' ? id : null;
}
