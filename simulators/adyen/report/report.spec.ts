import { afterEach, expect, test } from 'vitest';

import { AdyenReports } from '../../../services/partners/adyen/report-client.js';
import { apiKey, card, merchantAccount, payment, paymentId, stage, VISA, type Stage } from '../simulator.fixture.js';

const user = 'report@Company.Algort';
let at: Stage;
afterEach(() => at.close());

function reports(): AdyenReports {
  return new AdyenReports({
    ADYEN_REPORTS_URL: at.simulator.reportsUrl,
    ADYEN_REPORT_USER: user,
    ADYEN_REPORT_PASSWORD: apiKey,
    ADYEN_MERCHANT_ACCOUNT: merchantAccount,
  });
}

const HOUR = 3_600_000;

test('a day’s report has the bookings of that day in Stockholm, and is ready at four the next morning', async () => {
  at = await stage({ reportUser: { user, password: apiKey } });
  const { pspReference } = await at.adyen.start(payment(card(VISA)), 'start-1');
  const asked = { paymentId, pspReference: pspReference ?? '', modificationId: paymentId, attempt: 1 };
  at.time.advance(13 * HOUR + 59 * 60_000);
  await at.adyen.capture({ ...asked, amount: 19_900 }, 'capture-1');
  at.time.advance(2 * 60_000);
  await at.adyen.refund({ ...asked, amount: 5_000 }, 'refund-1');
  await expect(reports().of('2026-11-21')).rejects.toThrow('is not there (404)');
  at.time.advance(4 * HOUR);
  expect((await reports().of('2026-11-21')).map(({ record, sum }) => [record, sum.amount])).toEqual([
    ['Received', 19_900],
    ['Authorised', 19_900],
    ['SentForSettle', 19_900],
  ]);
  at.time.advance(24 * HOUR);
  expect(await reports().of('2026-11-22')).toMatchObject([
    { record: 'SentForRefund', sum: { amount: 5_000 }, pspReference, modification: { id: paymentId, attempt: 1 } },
  ]);
});

test('a later failure is booked too, and an attempt that was not carried out is not', async () => {
  at = await stage({ reportUser: { user, password: apiKey }, faults: { failedCaptures: 1 } });
  const { pspReference } = await at.adyen.start(payment(card(VISA)), 'start-1');
  const asked = { paymentId, pspReference: pspReference ?? '', modificationId: paymentId, attempt: 1 };
  await at.adyen.capture({ ...asked, amount: 19_900 }, 'capture-1');
  await at.adyen.capture({ ...asked, amount: 99_900 }, 'capture-2');
  at.time.advance(24 * HOUR);
  expect((await reports().of('2026-11-21')).map(({ record }) => record)).toEqual([
    'Received',
    'Authorised',
    'SentForSettle',
    'CaptureFailed',
  ]);
});

test('each report is announced once by a signed webhook, also after the shop was away', async () => {
  at = await stage({ reportUser: { user, password: apiKey } });
  at.time.advance(3 * 24 * HOUR);
  const told = await at.told();
  expect(told.map((news) => news.type === 'ReportAvailable' && news.reportDate)).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
  ]);
});
