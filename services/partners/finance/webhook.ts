import type { PaymentNotification } from '../adyen/notification.js';
import { readReference } from '../adyen/reference.js';
import { financeWebhook, type FinanceEvent } from './protocol.js';
import { isSame, signFinanceEvent } from './signature.js';

export type FinanceReading =
  | { readonly ok: true; readonly notification: PaymentNotification }
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
  if (!isSame(signature, signatureOf(event, hmacKey))) return { ok: false, rejection: { type: 'WrongSignature' } };
  return { ok: true, notification: notificationOf(event) };
}

export function financeEnvelope(event: FinanceEvent, hmacKey: string): object {
  return { event, signature: signatureOf(event, hmacKey) };
}

function signatureOf(event: FinanceEvent, hmacKey: string): string {
  const { eventId, type, creditId, reference, operationId, amount, reason, occurredAt } = event;
  return signFinanceEvent([eventId, type, creditId, reference, operationId, amount, reason, occurredAt], hmacKey);
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

function notificationOf(event: FinanceEvent): PaymentNotification {
  const { eventId: notificationId, creditId: paymentPspReference, reference, operationId, amount, type } = event;
  const reason = event.reason ?? '';
  const { paymentId, modificationId, attempt } = readReference(reference);
  const notified = { notificationId, paymentId, paymentPspReference, sum: { amount, currency: 'SEK' } };
  switch (type) {
    case 'credit.approved':
      return { type: 'AuthorisationSucceeded', storedCardId: null, ...notified };
    case 'credit.denied':
      return { type: 'AuthorisationRefused', reason, ...notified };
    case 'credit.expired':
      return { type: 'AuthorisationExpired', ...notified };
    default: {
      const modified = { ...notified, modificationId, attempt, modificationPspReference: operationId ?? '', reason };
      return { type: TYPES[type], ...modified };
    }
  }
}
