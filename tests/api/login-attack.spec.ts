import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import {
  ASTRID,
  GUEST,
  heartbeat,
  Phone,
  pollAfter,
  returnAddress,
  startLogin,
  status,
  wait as waitOn,
} from '../shop/e-id.js';
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
  shop.partners.simulated.bankid?.setScript({});
  shop.partners.simulated.freja?.setScript({});
  browser = shop.visitor();
});

const wait = (seconds: number): void => waitOn(clock, seconds);
const poll = (who: Shopper, afterSeconds?: number) => pollAfter(clock, who, afterSeconds);

describe('an attacker gets nothing', () => {
  test('without an attempt, or with an invented one', async () => {
    expect(await poll(browser)).toMatchObject({ result: 'Failed', qrCode: null });
    const foreign = await fetch(`${shop.url}/sessionapi/v1/grandid/checkstatus`, {
      headers: { cookie: `algort_login=${'A'.repeat(43)}` },
    });
    expect(await foreign.json()).toMatchObject({ result: 'Failed', qrCode: null });
    expect(foreign.headers.getSetCookie()).toEqual([]);
  });

  test('by luring someone into approving on this device: the browser that began never sees the nonce', async () => {
    const { launchLink } = await startLogin(browser, { applicationType: 'Mobile' });
    const victim = shop.visitor();
    const done = await phone.press(await phone.open(launchLink as string), { decision: 'approve', person: ASTRID });
    const nonce = returnAddress(done).searchParams.get('nonce');
    wait(2);
    expect((await victim.get(`/sessionapi/v1/grandid/checkstatus?nonce=${nonce}`)).body).toMatchObject({
      result: 'Failed',
    });
    expect(await poll(browser)).toMatchObject({ result: 'Started' });
    expect((await browser.get('/sessionapi/v1/grandid/checkstatus?nonce=guessed')).body).toMatchObject({
      result: 'Started',
    });
    expect(await heartbeat(browser)).toEqual(GUEST);
  });

  test('by replaying the cookie of a login that has reached its browser', async () => {
    const { qrCode } = await startLogin(browser);
    const cookie = browser.cookie('algort_login') as string;
    await phone.press(await phone.scan(qrCode as string), { decision: 'approve', person: ASTRID });
    await poll(browser);
    await browser.post('/commands/logged-in', {});
    const replayed = await fetch(`${shop.url}/sessionapi/v1/grandid/checkstatus`, {
      headers: { cookie: `algort_login=${cookie}` },
    });
    expect(await replayed.json()).toMatchObject({ result: 'Failed' });
    expect(replayed.headers.getSetCookie().join()).not.toContain('algort_session=');
  });

  test('by fixing the session beforehand: the session changes at the login', async () => {
    await browser.post('/api/cart/items/000000', { Quantity: 1 });
    await startLogin(browser);
    const [varuId] = await shop.varuIds();
    await browser.post(`/api/cart/items/${varuId}`, { Quantity: 1 });
    const before = browser.cookie('algort_session') as string;
    const { qrCode } = await startLogin(browser);
    await phone.press(await phone.scan(qrCode as string), { decision: 'approve', person: ASTRID });
    await poll(browser);
    expect(browser.cookie('algort_session')).not.toBe(before);
    const fixed = await fetch(`${shop.url}/api/heartbeat/check?lastActiveSecondsAgo=0`, {
      headers: { cookie: `algort_session=${before}` },
    });
    expect(await fixed.json()).toMatchObject({ Result: GUEST });
  });

  test('in two tabs at once, of which only one opens a session', async () => {
    const { qrCode } = await startLogin(browser);
    await phone.press(await phone.scan(qrCode as string), { decision: 'approve', person: ASTRID });
    wait(2);
    const { rowCount: before } = await shop.platform.pool.query('SELECT 1 FROM session WHERE customer_id IS NOT NULL');
    const cookie = `algort_login=${browser.cookie('algort_login')}`;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => fetch(`${shop.url}/sessionapi/v1/grandid/checkstatus`, { headers: { cookie } })),
    );
    const given = answers.flatMap(({ headers }) =>
      headers
        .getSetCookie()
        .filter((each) => each.startsWith('algort_session='))
        .map((each) => each.split(';')[0]),
    );
    expect(new Set(given).size).toBe(1);
    expect((await shop.platform.pool.query('SELECT 1 FROM session WHERE customer_id IS NOT NULL')).rowCount).toBe(
      (before ?? 0) + 1,
    );
  });

  test('by reading the answers to the browser: they have no order reference and no QR secret', async () => {
    const answer = await browser.post('/sessionapi/v1/grandid/initlogin', {
      authenticationType: 'BankID',
      applicationType: 'Desktop',
    });
    const { rows } = await shop.platform.pool.query<{
      attempt: { order: { reference: string; qr: { secret: string } } };
    }>('SELECT attempt FROM login_attempt ORDER BY collected_at DESC LIMIT 1');
    const order = rows[0]?.attempt.order;
    expect(JSON.stringify(answer.body)).not.toContain(order?.reference as string);
    expect(JSON.stringify([answer.body, (await status(browser)).body])).not.toContain(order?.qr.secret as string);
  });
});

test('a new cookie for each call does not raise the limit, and another login under way continues', async () => {
  // This test must be the shop's last one, because it uses up the rate limit of the IP address.
  await startLogin(browser);
  const call = (time: number): Promise<Response> => {
    const [method, path] = [
      ['GET', 'checkstatus'],
      ['POST', 'extend'],
      ['POST', 'cancel'],
    ][time % 3] as [string, string];
    const cookie = `algort_login=${String(time).padStart(43, 'A')}`;
    return fetch(`${shop.url}/sessionapi/v1/grandid/${path}`, {
      method,
      headers: { cookie, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && { body: '{}' }),
    });
  };
  const codes = await Promise.all(
    Array.from({ length: 63 }, (_none, time) => call(time).then(({ status: code }) => code)),
  );
  expect(codes).toContain(429);
  for (const time of [0, 1, 2]) expect((await call(time)).status).toBe(429);
  expect((await status(browser)).body).toMatchObject({ result: 'Pending' });
});
