import { describe, expect, test } from 'vitest';
import { envelope } from '../../../simulators/adyen/engine.js';
import { readWebhook, type NotificationItem } from './webhook.js';

const hmacKey = 'AB'.repeat(32);
const trust = { hmacKey, merchantAccount: 'AlgortSE' };
const paymentId = '0b7c2f7e-6a0e-4c51-9d7e-2f1a8e9d5c11';
const captureId = '7d1f6d3a-2a0b-4d0e-8f39-5b8a1c9e7f22';

function item(fields: Partial<NotificationItem> = {}): NotificationItem {
  return {
    pspReference: 'WZ2FPQ7NKX9BTC82',
    originalReference: undefined,
    merchantReference: paymentId,
    merchantAccountCode: 'AlgortSE',
    amount: { value: 19900, currency: 'SEK' },
    eventCode: 'AUTHORISATION',
    eventDate: '2026-11-21T10:00:00+01:00',
    success: 'true',
    paymentMethod: 'visa',
    reason: '',
    additionalData: {},
    ...fields,
  };
}

function told(fields: Partial<NotificationItem>) {
  const reading = readWebhook(envelope(item(fields), hmacKey), trust);
  if (!reading.ok) throw new Error(reading.rejection.type);
  return reading.notifications[0];
}

describe("Adyen's webhook", () => {
  test('an authorisation names our payment and the sum in its own currency, and has no time of its own', () => {
    expect(told({ additionalData: { 'tokenization.storedPaymentMethodId': 'M5N7TQ4TG5PFWR50' } })).toEqual({
      type: 'AuthorisationSucceeded',
      notificationId: 'WZ2FPQ7NKX9BTC82:AUTHORISATION:true:19900:SEK',
      paymentId,
      paymentPspReference: 'WZ2FPQ7NKX9BTC82',
      sum: { amount: 19900, currency: 'SEK' },
      storedCardId: 'M5N7TQ4TG5PFWR50',
    });
  });

  test('a capture names its payment and itself', () => {
    const capture = {
      pspReference: 'CAPTURE000000001',
      originalReference: 'WZ2FPQ7NKX9BTC82',
      merchantReference: `${paymentId}/${captureId}`,
      eventCode: 'CAPTURE',
    };
    expect(told(capture)).toMatchObject({
      type: 'CaptureSucceeded',
      paymentId,
      modificationId: captureId,
      paymentPspReference: 'WZ2FPQ7NKX9BTC82',
      modificationPspReference: 'CAPTURE000000001',
    });
  });

  test.each([
    ['AUTHORISATION', 'false', 'AuthorisationRefused'],
    ['CAPTURE', 'false', 'CaptureFailed'],
    ['CAPTURE_FAILED', 'true', 'CaptureFailed'],
    ['REFUND', 'true', 'RefundSucceeded'],
    ['REFUND', 'false', 'RefundFailed'],
    ['REFUND_FAILED', 'true', 'RefundFailed'],
    ['CANCELLATION', 'true', 'CancellationSucceeded'],
    ['CANCELLATION', 'false', 'CancellationFailed'],
    ['TECHNICAL_CANCEL', 'true', 'CancellationSucceeded'],
    ['TECHNICAL_CANCEL', 'false', 'CancellationFailed'],
    ['REFUNDED_REVERSED', 'true', 'RefundFailed'],
    ['EXPIRE', 'true', 'AuthorisationExpired'],
    ['OFFER_CLOSED', 'true', 'OfferClosed'],
    ['REPORT_AVAILABLE', 'true', 'Unrecognised'],
    ['ORDER_OPENED', 'true', 'Unrecognised'],
  ] as const)('%s with success=%s is %s', (eventCode, success, type) => {
    expect(told({ eventCode, success })?.type).toBe(type);
  });

  test('a report of payments names its day, in the signed name of its file', () => {
    const report = { eventCode: 'REPORT_AVAILABLE', pspReference: 'payments_accounting_report_2026_05_04.csv' };
    expect(told(report)).toMatchObject({ type: 'ReportAvailable', reportDate: '2026-05-04' });
  });

  test.each(['2026_13_45', '2026_02_30', '2026_00_10', '2026_04_31'])(
    'a report of %s, which is not a day, is not recognised',
    (day) => {
      const report = { eventCode: 'REPORT_AVAILABLE', pspReference: `payments_accounting_report_${day}.csv` };
      expect(told(report)).toMatchObject({ type: 'Unrecognised', eventCode: 'REPORT_AVAILABLE' });
    },
  );

  test('all items of one delivery are read', () => {
    const entries = [item(), item({ pspReference: 'SECOND0000000002' })].map(
      (each) => (envelope(each, hmacKey) as { notificationItems: object[] }).notificationItems[0],
    );
    const reading = readWebhook({ live: 'false', notificationItems: entries }, trust);
    expect(reading.ok && reading.notifications.length).toBe(2);
  });

  test('a webhook signed with another key is refused', () => {
    expect(readWebhook(envelope(item(), 'CD'.repeat(32)), trust)).toEqual({
      ok: false,
      rejection: { type: 'WrongSignature' },
    });
  });

  test("another merchant's webhook is not ours", () => {
    expect(readWebhook(envelope(item({ merchantAccountCode: 'Other' }), hmacKey), trust)).toEqual({
      ok: false,
      rejection: { type: 'ForeignMerchantAccount' },
    });
  });

  test.each([
    ['nothing', undefined, ''],
    ['no items', { live: 'false', notificationItems: [] }, 'notificationItems'],
    [
      'a success that is not a text',
      { live: 'false', notificationItems: [{ NotificationRequestItem: { ...item(), success: true } }] },
      'notificationItems.0.NotificationRequestItem.success',
    ],
    [
      'an amount in words',
      {
        live: 'false',
        notificationItems: [{ NotificationRequestItem: { ...item(), amount: { value: 'ten', currency: 'SEK' } } }],
      },
      'notificationItems.0.NotificationRequestItem.amount.value',
    ],
    ...[-1, 0.5, Number.MAX_SAFE_INTEGER + 1].map((value): [string, object, string] => [
      `an amount of ${value}`,
      {
        live: 'false',
        notificationItems: [{ NotificationRequestItem: { ...item(), amount: { value, currency: 'SEK' } } }],
      },
      'notificationItems.0.NotificationRequestItem.amount.value',
    ]),
  ])('%s is malformed and the field is named', (_what, body, field) => {
    expect(readWebhook(body, trust)).toEqual({ ok: false, rejection: { type: 'MalformedWebhook', field } });
  });
});
