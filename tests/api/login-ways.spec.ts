import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import { ASTRID, GUEST, heartbeat, Phone, pollAfter, returnAddress, wait, type StartedResult } from '../shop/e-id.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const clock = new SettableClock('2026-11-21T10:00:00.000Z');
let shop: TestShop;
let phone: Phone;
let browser: Shopper;
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 40 });
  phone = new Phone(shop);
});
afterAll(() => shop.stop());
beforeEach(() => {
  browser = shop.visitor();
});

const poll = (seconds?: number) => pollAfter(clock, browser, seconds);

/** Starts a log-in with the three fields of the public API, and none that only the shop's own pages send. */
async function start(applicationType: string, authenticationType = 'BankID'): Promise<StartedResult> {
  const body = { authenticationType, applicationType, stayLoggedIn: false };
  const answer = await browser.post('/sessionapi/v1/grandid/initlogin', body);
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  return (answer.body as unknown as { result: StartedResult }).result;
}

const orders = async (): Promise<readonly { by: string; token: string; qr: string }[]> =>
  (
    await shop.platform.pool.query(
      `SELECT attempt->>'by' AS by, attempt->'order'->>'startToken' AS token, attempt->'order'->'qr'->>'token' AS qr
       FROM login_attempt WHERE status = 'Pending' AND attempt->>'startedAt' = $1 ORDER BY 1`,
      [clock.now()],
    )
  ).rows;

async function comeBack(telephone: string): Promise<unknown> {
  wait(clock, 2);
  const nonce = returnAddress(telephone).searchParams.get('nonce');
  return (await browser.get(`/sessionapi/v1/grandid/checkstatus?nonce=${nonce}`)).body;
}

describe.each(['Desktop', 'Mobile'])('the body from the seed, sent by a %s', (applicationType) => {
  test('starts one order for this device and one by QR: no order shows both its token and its code', async () => {
    wait(clock, 1);
    const { autoStartToken, qrCode, launchLink } = await start(applicationType);
    const [qr, here] = await orders();
    expect([qr?.by, here?.by]).toEqual(['qr', 'this-device']);
    expect(autoStartToken).toBe(here?.token);
    expect(launchLink).toContain(here?.token);
    expect(qrCode).toContain(qr?.qr);
    expect(qr?.qr).not.toBe(here?.qr);
    const told = JSON.stringify([autoStartToken, qrCode, launchLink, await poll()]);
    expect(told).not.toContain(qr?.token);
    expect(told).not.toContain(here?.qr);
  });

  test('logs in on this device, where the app comes back, and the code is gone', async () => {
    const { launchLink, qrCode } = await start(applicationType);
    const page = await phone.open(launchLink as string);
    expect(await poll()).toMatchObject({ result: 'Started', qrCode: null });
    expect(await phone.scan(qrCode as string)).not.toContain('name="token"');
    const done = await phone.press(page, { decision: 'approve', person: ASTRID });
    expect(await comeBack(done)).toMatchObject({ result: 'Authenticated' });
    expect(await heartbeat(browser)).toMatchObject({ CustomerType: 'known' });
  });

  test('logs in by QR; the link is gone', async () => {
    const { launchLink, qrCode } = await start(applicationType);
    const page = await phone.scan(qrCode as string);
    expect(await poll()).toMatchObject({ result: 'Started', launchLink: null });
    expect(await phone.open(launchLink as string)).not.toContain('name="token"');
    await phone.press(page, { decision: 'approve', person: ASTRID });
    expect(await poll()).toMatchObject({ result: 'Authenticated' });
    expect(await heartbeat(browser)).toMatchObject({ CustomerType: 'known' });
  });

  test('logs in nobody who sent the link on, because its order waits for the nonce', async () => {
    const { launchLink } = await start(applicationType);
    await phone.press(await phone.open(launchLink as string), { decision: 'approve', person: ASTRID });
    for (const _again of [1, 2, 3]) expect(await poll()).toMatchObject({ result: 'Started', qrCode: null });
    expect(await heartbeat(browser)).toEqual(GUEST);
  });

  test('shows codes for five minutes, longer than the wait for an app on this device', async () => {
    await start(applicationType);
    for (let second = 0; second < 270; second += 30) expect(await poll(30)).toMatchObject({ result: 'Pending' });
    const told = await poll(20);
    expect(told).toMatchObject({ result: 'Pending', launchLink: null, mayExtend: true });
    await phone.press(await phone.scan(told['qrCode'] as string), { decision: 'approve', person: ASTRID });
    expect(await poll()).toMatchObject({ result: 'Authenticated' });
  });
});

test('a new log-in gives up both old orders', async () => {
  const before = await start('Desktop');
  await start('Desktop');
  expect(await phone.open(before.launchLink as string)).not.toContain('name="token"');
  expect(await phone.scan(before.qrCode as string)).not.toContain('name="token"');
});

test('Freja+ works by QR and on this device', async () => {
  const { launchLink } = await start('Mobile', 'FrejaPlus');
  await phone.press(await phone.open(launchLink as string), { decision: 'approve', person: ASTRID }, 'freja');
  expect(await poll()).toMatchObject({ result: 'Authenticated' });
  browser = shop.visitor();
  const { qrCode } = await start('Mobile', 'FrejaPlus');
  await phone.press(await phone.scan(qrCode as string), { decision: 'approve', person: ASTRID }, 'freja');
  expect(await poll()).toMatchObject({ result: 'Authenticated' });
});
