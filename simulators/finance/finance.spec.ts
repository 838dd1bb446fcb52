import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { parsePersonNumber, type PersonNumber } from '../../domain/kernel/index.js';
import { FinanceClient } from '../../services/partners/finance/client.js';
import type { CreditApplication, InvoiceMethod } from '../../services/partners/finance/gateway.js';
import { SIGNATURE_HEADER, signFinanceCall } from '../../services/partners/finance/signature.js';
import { readFinanceWebhook } from '../../services/partners/finance/webhook.js';
import { ManualTime } from '../simulation/timers.js';
import { listenForWebhooks, type WebhookListener } from '../simulation/webhook-listener.js';
import { startFinanceSimulator, type FinanceSimulator } from './start.js';

const hmacKey = 'EF'.repeat(32);
const paymentId = '0b7c2f7e-6a0e-4c51-9d7e-2f1a8e9d5c11';
const other = '5a3a1b52-1f6c-4f0f-bb39-8a1f7d2e6c33';
const captureId = '11111111-1f6c-4f0f-bb39-8a1f7d2e6c33';
const refundId = '22222222-1f6c-4f0f-bb39-8a1f7d2e6c33';
const ASTRID = parsePersonNumber('198507099805') as PersonNumber;
const DENIED = parsePersonNumber('198002292384') as PersonNumber;
const astrid = {
  personNumber: ASTRID,
  firstName: 'Astrid',
  lastName: 'Ekström',
  street: 'Hornsgatan 1',
  postalCode: '118 20',
  city: 'Stockholm',
  email: 'astrid@exempel.se',
};

let time: ManualTime;
let shop: WebhookListener;
let simulator: FinanceSimulator;
let client: FinanceClient;
beforeEach(async () => {
  time = new ManualTime('2026-11-21T09:00:00.000Z');
  shop = await listenForWebhooks();
  simulator = await startFinanceSimulator({ hmacKey, webhookUrl: shop.url, now: time.now, timers: time });
  client = new FinanceClient({ url: simulator.url, hmacKey });
});
afterEach(async () => {
  await client.close();
  await simulator.close();
  await shop.close();
});

const apply = (
  fields: Partial<CreditApplication> = {},
  method: InvoiceMethod = { type: 'Invoice14Days' },
  key = 'key-1',
) => client.apply({ paymentId, amount: 45_000, applicant: astrid, method, ...fields }, key);

/** What the company says of the credit itself. Its notices to the customer are apart. */
async function told() {
  return (await toldAll()).filter(({ type }) => type !== 'InvoiceNoticeChanged');
}

async function toldAll() {
  await simulator.idle();
  return shop.received.map((body) => {
    const reading = readFinanceWebhook(body, hmacKey);
    if (!reading.ok) throw new Error(reading.rejection.type);
    return reading.notification;
  });
}

describe('an application for credit', () => {
  test('is approved, and the webhook confirms it', async () => {
    const answer = await apply();
    expect(answer).toMatchObject({ resultCode: 'Authorised', merchantReference: paymentId });
    expect(await told()).toMatchObject([
      { type: 'AuthorisationSucceeded', paymentId, paymentPspReference: answer.pspReference, sum: { amount: 45_000 } },
    ]);
  });

  test.each([
    ['CreditCheckDenied', { applicant: { ...astrid, personNumber: DENIED } }],
    ['AgreementRulesValidationFailed', { applicant: { ...astrid, lastName: 'Ekman' } }],
    ['AddressNotFound', { applicant: { ...astrid, street: 'Okänd gata 1' } }],
    ['AmountAboveMaximumCredit', { amount: 1_000_001 }],
  ] as const)('is refused for %s', async (refusalReason, fields) => {
    expect(await apply(fields)).toMatchObject({ resultCode: 'Refused', refusalReason });
    expect(await told()).toMatchObject([{ type: 'AuthorisationRefused', reason: refusalReason }]);
  });

  test('counts what the person owes already', async () => {
    await apply({ amount: 600_000 });
    expect(await apply({ paymentId: other, amount: 400_001 }, undefined, 'key-2')).toMatchObject({
      refusalReason: 'AmountAboveMaximumCredit',
    });
  });

  test('sent twice, by one key or by two, is one credit', async () => {
    const [first, again, anew] = [await apply(), await apply(), await apply({}, undefined, 'key-2')];
    expect([again, anew]).toEqual([first, first]);
    expect(simulator.credits()).toHaveLength(1);
  });

  test('may be decided later, and may lack a decision', async () => {
    simulator.setScript('slow');
    expect(await apply()).toMatchObject({ resultCode: 'Pending' });
    time.advance(3_000);
    expect(await told()).toMatchObject([{ type: 'AuthorisationSucceeded' }]);
    simulator.setScript('no-decision');
    expect(await apply({ paymentId: other }, undefined, 'key-2')).toMatchObject({ resultCode: null });
  });

  test('leaves no person number, name or address with the simulator', async () => {
    await apply();
    expect(JSON.stringify(simulator.credits())).not.toMatch(/198507099805|Astrid|Hornsgatan/);
  });

  test('that is not signed, or brings more than the protocol has, is refused without repeating it', async () => {
    const path = '/v1/credits';
    const send = (body: string, signature: string) =>
      fetch(simulator.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'k', [SIGNATURE_HEADER]: signature },
        body,
      });
    const body = JSON.stringify({ merchantReference: paymentId, goods: ['Alvedon'] });
    expect((await send(body, 'wrong')).status).toBe(401);
    const answer = await send(body, signFinanceCall('POST', path, body, hmacKey));
    expect([answer.status, await answer.text()]).toEqual([422, expect.not.stringContaining('Alvedon')]);
  });
});

describe('an approved credit', () => {
  const operation = (modificationId: string, amount: number, pspReference: string) => ({
    ...{ paymentId, pspReference, modificationId, attempt: 1, amount },
  });
  const credit = async (method?: InvoiceMethod) => (await apply({}, method)).pspReference ?? '';

  test('is activated by parcel, and never for more than it is', async () => {
    const id = await credit();
    await client.capture(operation(captureId, 30_000, id), 'c1');
    await client.capture(operation(captureId, 30_000, id), 'c1');
    await client.capture(operation(other, 15_001, id), 'c2');
    expect((await told()).slice(1)).toMatchObject([
      { type: 'CaptureSucceeded', modificationId: captureId, attempt: 1, sum: { amount: 30_000 } },
      { type: 'CaptureFailed', modificationId: other, reason: 'AmountAboveCredit' },
    ]);
    expect(simulator.credits()).toMatchObject([{ activated: 30_000 }]);
  });

  test('gets credit notes for what was activated, and nothing more', async () => {
    const id = await credit();
    await client.capture(operation(captureId, 30_000, id), 'c1');
    await client.refund(operation(refundId, 10_000, id), 'r1');
    await client.refund(operation(other, 20_001, id), 'r2');
    expect((await told()).slice(2)).toMatchObject([
      { type: 'RefundSucceeded', modificationId: refundId },
      { type: 'RefundFailed', modificationId: other },
    ]);
  });

  test('ends by a reversal, and by our own reference', async () => {
    const id = await credit();
    await client.reverse(operation(other, 0, id), 'v1');
    expect(simulator.credits()).toMatchObject([{ status: 'cancelled' }]);
    await apply({ paymentId: other }, undefined, 'key-2');
    await client.cancel({ paymentId: other }, 'x1');
    expect((await told()).map(({ type }) => type)).toContain('CancellationSucceeded');
    await expect(client.cancel({ paymentId: refundId }, 'x2')).rejects.toMatchObject({ status: 404 });
  });

  test('bills what was sent, in parts with their fees, and late payment costs interest and a reminder', async () => {
    const id = await credit({ type: 'InvoiceMonthly', months: 3, notice: 'autogiro' });
    await client.capture(operation(captureId, 45_000, id), 'c1');
    expect(simulator.notices()).toMatchObject([{ dueOn: '2026-12-21', amount: 16_400, fee: 1400, ofNotices: 3 }]);
    time.advance(40 * 86_400_000);
    // Six days at ten per cent a year, and 60 kr for the reminder.
    expect(simulator.notices()).toMatchObject([
      { reminders: 1, reminderFees: 6000, interest: 27 },
      { dueOn: '2027-01-20', amount: 16_400, reminders: 0 },
    ]);
    time.advance(60 * 86_400_000);
    expect(simulator.notices()).toMatchObject([
      { reminders: 2 },
      {},
      { number: 3, dueOn: '2027-02-19', amount: 16_400 },
    ]);
    const changes = (await toldAll()).flatMap((each) => (each.type === 'InvoiceNoticeChanged' ? [each.notice] : []));
    expect(changes.filter(({ number }) => number === 1).map(({ standing }) => standing)).toEqual([1, 2, 3]);
  });

  test('bills each parcel of a 14-day invoice from the day it was sent, and a credit note lowers the newest', async () => {
    const id = await credit();
    await client.capture(operation(captureId, 30_000, id), 'c1');
    time.advance(3 * 86_400_000);
    await client.capture(operation(other, 15_000, id), 'c2');
    expect(simulator.notices()).toMatchObject([
      { amount: 30_000, dueOn: '2026-12-05' },
      { amount: 15_000, dueOn: '2026-12-08' },
    ]);
    const [first] = simulator.notices();
    simulator.pay(first?.ocr ?? '', 30_000);
    await client.refund(operation(refundId, 20_000, id), 'r1');
    expect(simulator.notices()).toMatchObject([
      { paid: 30_000, credited: 5_000 },
      { paid: 0, credited: 15_000 },
    ]);
    time.advance(40 * 86_400_000);
    expect(simulator.notices()).toMatchObject([{ reminders: 0 }, { reminders: 0 }]);
    expect(() => simulator.pay('1', 1)).toThrow('No notice has this number');
  });

  test('stands in the statement of its day, which is ready when the day is over', async () => {
    const id = await credit();
    await client.capture(operation(captureId, 45_000, id), 'c1');
    await expect(client.statement('2026-11-21')).rejects.toThrow('is not there');
    time.advance(86_400_000);
    expect(await client.statement('2026-11-21')).toMatchObject({
      lines: [
        { line: 1, record: 'Approved', reference: paymentId, modification: null },
        { line: 2, record: 'Activated', modification: { id: captureId, attempt: 1 }, sum: { amount: 45_000 } },
      ],
      notices: [{ reference: paymentId, pspReference: id, notice: { standing: 1, amount: 45_000, paid: 0 } }],
    });
    simulator.setFaults({ report: 'cut' });
    await expect(client.statement('2026-11-21')).rejects.toThrow('is cut');
    simulator.setFaults({});
    simulator.pay(simulator.notices()[0]?.ocr ?? '', 45_000);
    time.advance(86_400_000);
    // A notice stands in the statement of the day of its newest standing only.
    expect((await client.statement('2026-11-21')).notices).toEqual([]);
    expect(await client.statement('2026-11-22')).toMatchObject({ lines: [], notices: [{ notice: { paid: 45_000 } }] });
  });
});

test('the webhook of another key or of other words is refused', async () => {
  await apply();
  await simulator.idle();
  const [body] = shop.received as { event: object; signature: string }[];
  expect(readFinanceWebhook(body, 'AB'.repeat(32))).toMatchObject({ rejection: { type: 'WrongSignature' } });
  const changed = { ...body, event: { ...body?.event, amount: 1 } };
  expect(readFinanceWebhook(changed, hmacKey)).toMatchObject({ rejection: { type: 'WrongSignature' } });
  expect(readFinanceWebhook({ event: {} }, hmacKey)).toMatchObject({ rejection: { type: 'MalformedWebhook' } });
});
