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
  shop = await startTestShop({ clock, products: 5 });
  phone = new Phone(shop);
});
afterAll(() => shop.stop());
beforeEach(() => {
  browser = shop.visitor();
});

const wait = (seconds: number): void => waitOn(clock, seconds);
const poll = (who: Shopper, afterSeconds?: number) => pollAfter(clock, who, afterSeconds);

describe('a log-in whose last answer is lost on the way', () => {
  const ask = (cookie: string): Promise<Response> =>
    fetch(`${shop.url}/sessionapi/v1/grandid/checkstatus`, { headers: { cookie } });
  const sessionIn = ({ headers }: Response): string | undefined =>
    headers
      .getSetCookie()
      .find((each) => each.startsWith('algort_session='))
      ?.split(';')[0];
  /** Approves a log-in whose response never reaches the browser, so the browser lacks the session's cookie. */
  const lost = async (): Promise<{ login: string; session: string | undefined }> => {
    const { qrCode } = await startLogin(browser);
    await phone.press(await phone.scan(qrCode as string), { decision: 'approve', person: ASTRID });
    wait(2);
    const login = `algort_login=${browser.cookie('algort_login')}`;
    return { login, session: sessionIn(await ask(login)) };
  };

  test('sends it again to the browser that began, and opens no other session', async () => {
    const { session } = await lost();
    expect(await poll(browser, 16)).toMatchObject({ result: 'Authenticated', message: 'Du är nu inloggad' });
    expect(`algort_session=${browser.cookie('algort_session')}`).toBe(session);
    expect(await heartbeat(browser)).toMatchObject({ CustomerType: 'known' });
  });

  test('does not send it again after a status call with the session', async () => {
    const { login, session } = await lost();
    const shown = await ask(`${login}; ${session}`);
    expect(await shown.json()).toMatchObject({ result: 'Authenticated' });
    expect(shown.headers.getSetCookie().join()).toMatch(/^algort_login=;/);
    expect(sessionIn(await ask(login))).toBeUndefined();
  });

  test('does not send it again after the checkout has been told', async () => {
    const { login } = await lost();
    await poll(browser);
    const told = await browser.post('/commands/logged-in', { previousPersonNumber: null });
    expect(told.headers.getSetCookie().join()).toMatch(/^algort_login=;/);
    const replayed = await ask(login);
    expect(sessionIn(replayed)).toBeUndefined();
    expect(await replayed.json()).toMatchObject({ result: 'Failed' });
  });

  test('tells another tab that still asks that it is finished, for a minute', async () => {
    await lost();
    await poll(browser);
    await browser.post('/commands/logged-in', { previousPersonNumber: null });
    expect(await poll(browser)).toMatchObject({ result: 'Authenticated', message: 'Du är nu inloggad' });
    expect(await poll(browser, 60)).toMatchObject({ result: 'Failed' });
  });

  test('is forgotten after a minute, and nobody is told that they are logged in', async () => {
    await lost();
    expect(await poll(browser, 60)).toMatchObject({ result: 'Failed' });
    expect(await heartbeat(browser)).toEqual(GUEST);
  });

  test('is forgotten also after a log-out', async () => {
    const { login } = await lost();
    await poll(browser);
    await browser.get('/sessionapi/v1/grandid/logout');
    const replayed = await ask(login);
    expect(sessionIn(replayed)).toBeUndefined();
    expect(await replayed.json()).toMatchObject({ result: 'Failed' });
  });
});
