import path from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { parsePersonNumber } from '../../domain/kernel/index.js';
import { ASTRID, startLogin } from '../shop/e-id.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

let shop: TestShop;
let browser: Shopper;
beforeAll(async () => {
  shop = await startTestShop({ products: 5, webBuild: path.resolve('dist/web') });
});
afterAll(() => shop.stop());
beforeEach(() => {
  browser = shop.visitor();
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const sendForm = (address: string, form: Record<string, string>): Promise<Answer> =>
  browser.send('POST', address, new URLSearchParams(form).toString(), FORM, 'manual');
const textOf = ({ body }: Answer): string => (body as unknown as { text: string }).text;

describe('a log-in’s form without scripts', () => {
  test.each([
    ['of no card', { view: 'fax' }],
    ['without anything', { redirect: '/member/' }],
    ['of someone with too long a number', { personNumber: '1'.repeat(21) }],
  ])('%s is answered with the same text for everyone', async (_name, form) => {
    const answer = await sendForm('/init-login', form as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(textOf(answer)).toContain('Ett oväntat fel inträffade');
    expect(textOf(answer)).not.toContain('call a developer');
  });

  test.each([
    ['a return address that is too long', { redirect: `/${'a'.repeat(2_500)}` }],
    ['an unknown option', { stayLoggedIn: 'kanske' }],
  ])('logs in with %s all the same', async (_name, more) => {
    const answer = await sendForm('/init-login', { personNumber: ASTRID, ...(more as Record<string, string>) });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  });
});

test('development users are marked as not for manual testing, and are listed last', async () => {
  const users = (await browser.get('/sessionapi/v1/grandid/test/users')).body as unknown as readonly Record<
    string,
    unknown
  >[];
  expect(users.at(0)).toMatchObject({ notForManualTesting: false });
  expect(users.at(-1)).toEqual({
    ...{ firstName: 'Utvecklare', lastName: 'Två', nationalIdentificationNumber: '197509152380' },
    ...{ note: 'Utvecklingsanvändare, inte för manuell testning', notForManualTesting: true },
  });
  expect(
    users
      .filter(({ notForManualTesting }) => notForManualTesting)
      .every(({ nationalIdentificationNumber }) => parsePersonNumber(String(nationalIdentificationNumber))),
  ).toBe(true);
  expect(textOf(await browser.get('/init-login'))).toContain('Utvecklingsanvändare, inte för manuell testning');
});

test('BankID knows a browser again by a hash of its own, and one without a session not at all', async () => {
  const begun = async (who: Shopper): Promise<unknown> => {
    await startLogin(who);
    const { rows } = await shop.platform.pool.query<{ attempt: { deviceIdentifier: unknown } }>(
      "SELECT attempt FROM login_attempt ORDER BY attempt->>'startedAt' DESC LIMIT 1",
    );
    return rows[0]?.attempt.deviceIdentifier;
  };
  expect(await begun(browser)).toBeNull();
  await browser.logIn(ASTRID);
  const first = await begun(browser);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(await begun(browser)).toBe(first);
  const other = shop.visitor();
  await other.logIn(ASTRID);
  expect(await begun(other)).not.toBe(first);
});

test('a new cookie for each page does not raise the limit, and another log-in under way continues', async () => {
  // This test must be the shop's last one, because it uses up the rate limit of the IP address.
  await startLogin(browser);
  const invented = (time: number): string => `algort_login=${String(time).padStart(43, 'A')}`;
  const press = { method: 'POST', headers: FORM, body: 'intent=extend', redirect: 'manual' } as const;
  const ask = (time: number): Promise<Response> =>
    time % 2
      ? fetch(`${shop.url}/login-status`, { headers: { cookie: invented(time) } })
      : fetch(`${shop.url}/login-status`, { ...press, headers: { ...FORM, cookie: invented(time), origin: shop.url } });
  for (let time = 0; time < 60; time += 1) expect((await ask(time)).status).not.toBe(429);
  for (const time of [60, 61]) expect((await ask(time)).status).toBe(429);
  expect(textOf(await browser.get('/login-status'))).toContain('BankID');
});

test('the debug page exists only while its toggle is on', async () => {
  expect((await browser.get('/login-return')).status).toBe(404);
});
