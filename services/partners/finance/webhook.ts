import type { NoticeStanding } from '../../../domain/payment/index.js';
import type { PaymentNotification } from '../adyen/notification.js';
import { readReference } from '../adyen/reference.js';
import { financeWebhook, type FinanceEvent } from './protocol.js';
import { isSame, signFinanceEvent } from './signature.js';

/** How a notice to the customer stands. Only the finance company tells of it. */
export interface InvoiceNotification extends Pick<
  PaymentNotification,
  'notificationId' | 'paymentId' | 'paymentPspReference' | 'sum'
> {
  readonly type: 'InvoiceNoticeChanged';
  readonly notice: NoticeStanding;
}

export type FinanceNotification = PaymentNotification | InvoiceNotification;

export type FinanceReading =
  | { readonly ok: true; readonly notification: FinanceNotification }
  | {
      readonly ok: false;
      readonly rejection:
        { readonly type: 'MalformedWebhook'; readonly field: string } | { readonly type: 'WrongSignature' };
    };

/** Reads a webhook of the finance company. Answer 400 to MalformedWebhook, 401 to WrongSignature, 204 otherwise. */
export function readFinanceWebhook(body: unknown, hmacKey: string): FinanceReading {
  const parsed = financeWebhook.safeParse(body);
  if (!parsed.success)
    return { ok: false, rejection: { type: 'MalformedWebhook', field: parsed.error.issues[0]?.path.join('.') ?? '' } };
  const { event, signature } = parsed.data;
  if ((event.type === 'notice.changed') !== (event.notice !== null))
    return { ok: false, rejection: { type: 'MalformedWebhook', field: 'event.notice' } };
  if (!isSame(signature, signatureOf(event, hmacKey))) return { ok: false, rejection: { type: 'WrongSignature' } };
  return { ok: true, notification: notificationOf(event) };
}

export function financeEnvelope(event: FinanceEvent, hmacKey: string): object {
  return { event, signature: signatureOf(event, hmacKey) };
}

function signatureOf(event: FinanceEvent, hmacKey: string): string {
  const { eventId, type, creditId, reference, operationId, amount, reason, occurredAt, notice } = event;
  const fields = [eventId, type, creditId, reference, operationId, amount, reason, occurredAt];
  return signFinanceEvent([...fields, ...(notice ? fieldsOf(notice) : [])], hmacKey);
}

/** The fields of a notice in the order of the signed text. */
function fieldsOf(notice: NoticeStanding): readonly (string | number)[] {
  const { noticeId, standing, number, ofNotices, amount, fee, issuedOn, dueOn, ocr, bankgiro, way } = notice;
  const { reminders, reminderFees, interest, credited, paid } = notice;
  const bill = [noticeId, standing, number, ofNotices, amount, fee, issuedOn, dueOn, ocr, bankgiro, way];
  return [...bill, reminders, reminderFees, interest, credited, paid];
}

const TYPES = {
  'activation.done': 'CaptureSucceeded',
  'credit-note.done': 'RefundSucceeded',
  'reversal.done': 'ReversalSucceeded',
  'cancellation.done': 'CancellationSucceeded',
  'activation.failed': 'CaptureFailed',
  'credit-note.failed': 'RefundFailed',
  'reversal.failed': 'ReversalFailed',
} as const;

function notificationOf(event: FinanceEvent): FinanceNotification {
  const { eventId: notificationId, creditId: paymentPspReference, reference, operationId, amount, type } = event;
  const reason = event.reason ?? '';
  const { paymentId, modificationId, attempt } = readReference(reference);
  const notified = { notificationId, paymentId, paymentPspReference, sum: { amount, currency: 'SEK' } };
  if (event.notice) return { type: 'InvoiceNoticeChanged', notice: event.notice, ...notified };
  switch (type) {
    case 'credit.approved':
      return { type: 'AuthorisationSucceeded', storedCardId: null, ...notified };
    case 'credit.denied':
      return { type: 'AuthorisationRefused', reason, ...notified };
    case 'credit.expired':
      return { type: 'AuthorisationExpired', ...notified };
    case 'notice.changed':
      throw new Error('a changed notice without the notice is refused before');
    default: {
      const modified = { ...notified, modificationId, attempt, modificationPspReference: operationId ?? '', reason };
      return { type: TYPES[type], ...modified };
    }
  }
}
