import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import { ASTRID, GUEST, heartbeat, Phone, pollAfter, startLogin, wait as waitOn } from '../shop/e-id.js';
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

const wait = (seconds: number): void => waitOn(clock, seconds);

describe('the timers of a session', () => {
  const logIn = async (stayLoggedIn: boolean): Promise<void> => {
    const { qrCode } = await startLogin(browser, { stayLoggedIn });
    await phone.press(await phone.scan(qrCode as string), { decision: 'approve', person: ASTRID });
    await pollAfter(clock, browser);
  };

  test('the identification lasts for an hour, however active the customer is', async () => {
    await logIn(false);
    for (const _half of [1, 2]) {
      wait(1500);
      await browser.get('/api/heartbeat/refresh');
    }
    expect(await heartbeat(browser)).toEqual({
      CustomerType: 'known',
      HardSessionTimeToLiveSeconds: 3600,
      IdentificationValidForSeconds: 600,
    });
    wait(600);
    expect(await heartbeat(browser)).toMatchObject({ CustomerType: 'known', IdentificationValidForSeconds: 0 });
  });

  test('the session ends an hour after the last activity, which the client reports', async () => {
    await logIn(false);
    wait(3000);
    expect((await browser.get('/api/heartbeat/check?lastActiveSecondsAgo=1200')).body['Result']).toMatchObject({
      HardSessionTimeToLiveSeconds: 2400,
    });
    wait(2400);
    expect(await heartbeat(browser)).toEqual(GUEST);
  });

  test('a customer who stays logged in is known for thirty days, and identified for an hour', async () => {
    await logIn(true);
    wait(29 * 86_400);
    expect(await heartbeat(browser)).toMatchObject({ CustomerType: 'known', IdentificationValidForSeconds: 0 });
  });

  test('when one tab extends and another logs out, the log-out counts', async () => {
    await logIn(false);
    wait(1800);
    const cookie = `algort_session=${browser.cookie('algort_session')}`;
    const call = (path: string): Promise<Response> => fetch(`${shop.url}${path}`, { headers: { cookie } });
    await Promise.all([
      call('/api/heartbeat/refresh'),
      call('/sessionapi/v1/grandid/logout'),
      call('/api/heartbeat/refresh'),
    ]);
    expect(await (await call('/api/heartbeat/check?lastActiveSecondsAgo=0')).json()).toMatchObject({ Result: GUEST });
  });

  test.each(['-1', '1.5', 'NaN', '999999', 'x'])(
    'an error about a lastActiveSecondsAgo of %s names the field',
    async (ago) => {
      const answer = await browser.get(`/api/heartbeat/check?lastActiveSecondsAgo=${ago}`);
      expect(answer.status).toBe(400);
      expect(answer.body.errors?.[0]?.field).toBe('lastActiveSecondsAgo');
    },
  );
});
