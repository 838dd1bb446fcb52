import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { ManualTime } from '../../../simulators/simulation/timers.js';
import { BankIdClient } from './client.js';
import type { BankIdOrder } from './gateway.js';
import { launchLink } from './launch-link.js';
import { ERROR_STATUS, type BankIdErrorCode } from './protocol.js';
import { qrCodeText } from './qr-code.js';
import { FAILURES, PENDING } from '../../../simulators/bankid/phone.js';
import { startBankIdSimulator, type BankIdSimulator } from '../../../simulators/bankid/start.js';

const time = new ManualTime('2026-11-21T10:00:00.000Z');
const request = { endUserIp: '192.0.2.7', returnUrl: 'https://algort.example/login-status?nonce=n' };
const astrid = { personalNumber: '198507099805', name: 'Astrid Ekström', givenName: 'Astrid', surname: 'Ekström' };
let simulator: BankIdSimulator;
let client: BankIdClient;

beforeAll(async () => {
  simulator = await startBankIdSimulator({ now: time.now });
  client = new BankIdClient({ url: simulator.url });
});
afterAll(async () => {
  await client.close();
  await simulator.close();
});
beforeEach(() => simulator.setScript({}));

const phone = (query: Record<string, string>): Promise<string> =>
  fetch(`${simulator.origin}/hosted/phone?${new URLSearchParams(query).toString()}`).then((page) => page.text());
const press = (order: BankIdOrder, form: Record<string, string>): Promise<string> =>
  fetch(`${simulator.origin}/hosted/phone`, {
    method: 'POST',
    body: new URLSearchParams({ token: order.autoStartToken, ...form }),
  }).then((page) => page.text());
const opened = async (): Promise<BankIdOrder> => {
  const order = await client.auth(request);
  await phone({ autostarttoken: order.autoStartToken });
  return order;
};

describe('an order', () => {
  test('is opened by the app, approved, and names the person', async () => {
    const order = await client.auth(request);
    expect(await client.collect(order.orderRef)).toMatchObject({
      status: 'pending',
      hintCode: 'outstandingTransaction',
    });
    await phone({ autostarttoken: order.autoStartToken });
    expect(await client.collect(order.orderRef)).toMatchObject({ status: 'pending', hintCode: 'userSign' });
    expect(await press(order, { decision: 'approve', person: astrid.personalNumber })).toContain(
      'login-status?nonce=n',
    );
    expect(await client.collect(order.orderRef)).toMatchObject({
      status: 'complete',
      completionData: { user: astrid, device: { ipAddress: '192.0.2.7' } },
    });
  });

  test('gives its final answer once', async () => {
    const order = await opened();
    await press(order, { decision: 'cancel' });
    expect(await client.collect(order.orderRef)).toMatchObject({ status: 'failed', hintCode: 'userCancel' });
    await expect(client.collect(order.orderRef)).rejects.toMatchObject({
      outcome: 'refused',
      code: 'invalidParameters',
    });
  });

  test('that no app opens in thirty seconds has failed to start', async () => {
    const order = await client.auth(request);
    time.advance(29_999);
    expect((await client.collect(order.orderRef)).status).toBe('pending');
    time.advance(1);
    expect(await client.collect(order.orderRef)).toMatchObject({ status: 'failed', hintCode: 'startFailed' });
  });

  test('that is opened and then left expires after three minutes', async () => {
    const order = await opened();
    time.advance(180_000);
    expect(await client.collect(order.orderRef)).toMatchObject({ status: 'failed', hintCode: 'expiredTransaction' });
  });

  test('that is complete is forgotten after three minutes', async () => {
    const order = await opened();
    await press(order, { decision: 'approve', person: astrid.personalNumber });
    time.advance(180_000);
    await expect(client.collect(order.orderRef)).rejects.toMatchObject({ code: 'invalidParameters' });
  });

  test('can be cancelled, and cancelled again without harm', async () => {
    const order = await client.auth(request);
    await client.cancel(order.orderRef);
    await client.cancel(order.orderRef);
    await expect(client.collect(order.orderRef)).rejects.toMatchObject({ code: 'invalidParameters' });
  });

  test('cannot be approved for a person number that does not exist', async () => {
    const order = await opened();
    expect(await press(order, { decision: 'approve', other: '198507099806' })).toContain('inte giltigt');
    expect((await client.collect(order.orderRef)).status).toBe('pending');
  });
});

describe('a QR code', () => {
  test('opens its order while it is new', async () => {
    const order = await client.auth(request);
    time.advance(4_000);
    expect(await phone({ qr: qrCodeText(order, 3) })).toContain('Vem är du?');
  });

  test('that is old, changed or invented opens nothing', async () => {
    const order = await client.auth(request);
    const first = qrCodeText(order, 0);
    for (const qr of [`${first.slice(0, -1)}x`, first.replace('.0.', '.1.'), 'bankid.a.0.b', 'x'])
      expect(await phone({ qr })).toContain('Koden känns inte igen');
    time.advance(6_000);
    expect(await phone({ qr: first })).toContain('Koden känns inte igen');
  });
});

describe('every code of the service reaches us', () => {
  test.each(FAILURES)('failed: %s', async (hint) => {
    const order = await opened();
    await press(order, { decision: 'fail', hint });
    expect(await client.collect(order.orderRef)).toMatchObject({ status: 'failed', hintCode: hint });
  });

  test.each(PENDING)('pending: %s', async (hint) => {
    const order = await opened();
    await press(order, { decision: 'pending', hint });
    expect(await client.collect(order.orderRef)).toMatchObject({ status: 'pending', hintCode: hint });
  });

  test.each(Object.keys(ERROR_STATUS) as BankIdErrorCode[])('error: %s', async (error) => {
    simulator.setScript({ error });
    const mayBeDone = ERROR_STATUS[error] >= 500 || error === 'requestTimeout';
    const outcome = mayBeDone ? 'unknown' : error === 'tooManyRequests' ? 'not-sent' : 'refused';
    await expect(client.auth(request)).rejects.toMatchObject({ outcome });
  });

  test('at a given rate of maintenance some calls succeed and others fail', async () => {
    simulator.setScript({ flakiness: 0.5 });
    const calls = await Promise.allSettled(Array.from({ length: 40 }, () => client.auth(request)));
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set(['fulfilled', 'rejected']));
  });

  test('a field that BankID does not know is refused by its name', async () => {
    await expect(client.auth({ ...request, endUserIp: 'here' })).rejects.toMatchObject({
      code: 'invalidParameters',
      message: expect.stringContaining('endUserIp'),
    });
  });
});

test('the app opens by its own link, the test phone by the shop’s', () => {
  expect(launchLink({ autoStartToken: 't', device: 'mobile', appUrl: null })).toBe(
    'https://app.bankid.com/?autostarttoken=t&redirect=null',
  );
  expect(launchLink({ autoStartToken: 't', device: 'desktop', appUrl: null })).toBe(
    'bankid:///?autostarttoken=t&redirect=null',
  );
  expect(launchLink({ autoStartToken: 't', device: 'mobile', appUrl: '/partner/bankid/phone' })).toBe(
    '/partner/bankid/phone?autostarttoken=t&redirect=null',
  );
});
