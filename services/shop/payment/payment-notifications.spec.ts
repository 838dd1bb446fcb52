import { expect, test } from 'vitest';

import type { PaymentCommand } from '../../../domain/payment/index.js';
import { SettableClock } from '../../foundation/clock.js';
import { toNotification } from '../../partners/adyen/notification.js';
import type { HeardCall } from '../../partners/health/partner-watch.js';
import type { PaymentFlow } from './payment-flow.js';
import { PaymentNotifications } from './payment-notifications.js';
import type { BookedLines } from './report/booked-lines.js';

const paymentId = '0b7c2f7e-6a0e-4c51-9d7e-2f1a8e9d5c11';
const refundId = '8e2a7e4b-3b1c-4e1f-9a4a-6c9b2d0f8a44';
const AT = '2026-05-04T10:30:00.000Z';

/** Handles a webhook. @returns the commands on the payment, and the calls counted for the partner. */
async function stated(eventCode: string, success = 'true', merchantReference = `${paymentId}/${refundId}/2`) {
  const asked: PaymentCommand[] = [];
  const heard: HeardCall[] = [];
  const flow: Pick<PaymentFlow, 'record'> = {
    record: async (_id, command) => (asked.push(command), {} as never),
  };
  const reports: Pick<BookedLines, 'announced'> = { announced: async () => undefined };
  const watch = { heard: (call: HeardCall) => void heard.push(call) };
  const notifications = new PaymentNotifications(
    flow as PaymentFlow,
    reports as BookedLines,
    new SettableClock(AT),
    watch,
  );
  const item = { pspReference: 'psp-own', originalReference: 'psp-1', merchantReference, eventCode } as const;
  const rest = { merchantAccountCode: 'Algort', amount: { value: 25_000, currency: 'SEK' }, additionalData: {} };
  await notifications.take(toNotification({ ...item, ...rest, success: success as 'true' }), 'correlation');
  return { asked, heard };
}

test.each([
  ['CANCELLATION', 'Cancelled'],
  ['TECHNICAL_CANCEL', 'Cancelled'],
  ['EXPIRE', 'Expired'],
])('%s means that the named authorisation holds no money any more', async (eventCode, word) => {
  const { asked, heard } = await stated(eventCode, 'true', paymentId);
  expect(asked).toMatchObject([{ type: 'ConfirmCancellation', pspReference: 'psp-1', word, cancelledAt: AT }]);
  expect(heard).toEqual([]);
});

test('a refund that bounced is due again', async () => {
  const { asked } = await stated('REFUNDED_REVERSED');
  expect(asked).toMatchObject([{ type: 'FailRefund', refundId, attempt: 2, failedAt: AT }]);
});

test.each(['CHARGEBACK', 'NOTIFICATION_OF_CHARGEBACK', 'REQUEST_FOR_INFORMATION', 'ORDER_CLOSED', 'REPORT_AVAILABLE'])(
  'a message without use for the shop is counted under its code: %s',
  async (code) => {
    const { asked, heard } = await stated(code);
    expect(asked).toEqual([]);
    expect(heard).toEqual([{ partner: 'adyen', outcome: 'unread', code, status: null }]);
  },
);

test('a refund that nobody in the shop requested is counted too', async () => {
  const { asked, heard } = await stated('REFUND', 'true', paymentId);
  expect(asked).toEqual([]);
  expect(heard).toMatchObject([{ outcome: 'unread', code: 'RefundSucceeded of no request' }]);
});

test.each(['CANCELLATION', 'TECHNICAL_CANCEL'])('a %s that was not carried out changes nothing', async (code) => {
  expect(await stated(code, 'false', paymentId)).toEqual({ asked: [], heard: [] });
});
