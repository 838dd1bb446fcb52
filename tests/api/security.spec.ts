import path from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { ASTRID } from '../shop/e-id.js';
import { logInStaff } from '../shop/staff.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

let shop: TestShop;
let browser: Shopper;
beforeAll(async () => {
  shop = await startTestShop({
    products: 60,
    webBuild: path.resolve('dist/web'),
    settings: { TOGGLES: 'DebugModeToggle=on' },
  });
});
afterAll(() => shop.stop());
beforeEach(() => {
  browser = shop.visitor();
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const sendForm = (
  who: Shopper,
  address: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  who.send('POST', address, new URLSearchParams(form).toString(), { ...FORM, ...headers }, 'manual');
const kindOf = async (who: Shopper): Promise<unknown> => {
  const { body } = await who.get('/api/heartbeat/check?lastActiveSecondsAgo=0');
  return (body as unknown as { Result: { CustomerType: string } }).Result.CustomerType;
};

describe('another site cannot change anything', () => {
  const CROSS = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };

  test('by any call in the API description', async () => {
    const { paths } = (await browser.get('/api/docs.json')).body as unknown as {
      paths: Record<string, Record<string, unknown>>;
    };
    const calls = Object.entries(paths).flatMap(([address, methods]) =>
      Object.keys(methods).map((method) => [method.toUpperCase(), address.replace(/\{\w+\}/g, '123456')] as const),
    );
    const changing = calls.filter(([method]) => method !== 'GET');
    expect(changing.length).toBeGreaterThan(30);
    const let_in: string[] = [];
    for (const [method, address] of changing) {
      for (const headers of [
        CROSS,
        { origin: 'https://ond.example' },
        { origin: 'null' },
        { origin: shop.url.replace('127.0.0.1', 'annan.127.0.0.1') },
      ]) {
        const { status, body } = await browser.send(method, address, {}, headers);
        if (status !== 403 || body.errors?.[0]?.code !== 'CROSS_SITE')
          let_in.push(`${method} ${address} ${JSON.stringify(headers)}: ${status}`);
      }
    }
    expect(let_in).toEqual([]);
  });

  test.each([
    '/sessionapi/v1/grandid/logout',
    `/sessionapi/v1/grandid/test/initloginauto?ssn=198507099813&ehmDeviceType=desktop`,
    '/api/heartbeat/refresh',
    '/sessionapi/v1/grandid/checkstatus',
  ])('by a link to %s, which changes something by GET', async (address) => {
    await browser.logIn(ASTRID);
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect((await browser.send('GET', address, undefined, link)).status).toBe(403);
    expect(await kindOf(browser)).toBe('known');
  });

  test('by a form sent to a page, or by a link that logs out', async () => {
    await browser.logIn(ASTRID);
    const senders: readonly Record<string, string>[] = [
      { ...CROSS, 'sec-fetch-mode': 'navigate' },
      { origin: 'https://ond.example' },
      { origin: 'null' },
    ];
    for (const headers of senders) {
      for (const address of [
        '/logga-ut',
        '/init-login',
        '/shop/varukorg',
        '/favourites/spara',
        '/shop/basket',
        '/konsol/logga-in',
        '/rensa-sparad-data',
        '/utseende',
      ]) {
        expect((await sendForm(browser, address, { personNumber: '198507099813' }, headers)).status).toBe(403);
      }
    }
    await browser.send(
      'GET',
      '/logga-ut?rensa=ja',
      undefined,
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
      'manual',
    );
    expect(await kindOf(browser)).toBe('known');
  });

  test('or read anything: no answer is shared with another origin', async () => {
    for (const address of ['/cart', '/api/userprofile/status', '/']) {
      const { headers } = await browser.send('GET', address, undefined, { origin: 'https://ond.example' });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  test('scripts cannot read the cookies, and the cookies stay with the shop', async () => {
    const { headers } = await browser.logIn(ASTRID);
    expect(headers.getSetCookie().find((cookie) => cookie.startsWith('algort_session='))).toMatch(
      /; HttpOnly; SameSite=Lax/,
    );
    const staff = await logInStaff(browser, 'kundtjanst');
    expect(staff.headers.getSetCookie().find((cookie) => cookie.startsWith('algort_staff='))).toMatch(
      /; HttpOnly; SameSite=Strict/,
    );
  });
});

describe('a session fixed in advance', () => {
  const fixed = (cookie: string): Promise<Answer> =>
    shop.visitor().send('GET', '/api/heartbeat/check?lastActiveSecondsAgo=0', undefined, { cookie });

  test('by an invented cookie is never accepted', async () => {
    const planted = 'A'.repeat(43);
    const answer = await browser.send(
      'GET',
      `/sessionapi/v1/grandid/test/initloginauto?ssn=${ASTRID}&ehmDeviceType=desktop`,
      undefined,
      { cookie: `algort_session=${planted}` },
    );
    expect(answer.headers.getSetCookie().join()).not.toContain(planted);
    expect((await fixed(`algort_session=${planted}`)).body['Result']).toMatchObject({ CustomerType: 'guest' });
  });

  test('by a guest’s own cookie ends at the log-in, at a new log-in and at the log-out', async () => {
    const tokens: string[] = [];
    for (const ssn of [ASTRID, '198507099813']) {
      await browser.logIn(ssn);
      tokens.push(browser.cookie('algort_session') as string);
    }
    await browser.get('/sessionapi/v1/grandid/logout');
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens)
      expect((await fixed(`algort_session=${token}`)).body['Result']).toMatchObject({ CustomerType: 'guest' });
  });

  test('of a member of staff ends too', async () => {
    const planted = 'B'.repeat(43);
    const cookie = `algort_staff=${planted}`;
    const drift = { login: 'drift', password: 'test-drift' };
    const { headers } = await sendForm(browser, '/konsol/logga-in', drift, { cookie });
    expect(headers.getSetCookie().join()).not.toContain(planted);
    const answer = await shop.visitor().send('GET', '/konsol', undefined, { cookie }, 'manual');
    expect(answer.headers.get('location')).toContain('/konsol/logga-in');
  });
});

describe('an invalid person number', () => {
  test.each([
    ['a wrong check digit', '198507099806'],
    ['the 30th of February', '198502309804'],
    ['the 0th', '198507009805'],
    ['a 13th month', '198513099805'],
    ['the 18th century', '178507099805'],
    ['a birth date in the future', '209907099805'],
    ['no century', '8507099805'],
    ['a coordination day beyond 91', '198507929805'],
    ['only zeros', '000000000000'],
    ['a digit too many', '1985070998055'],
    ['digits of another script', '١٩٨٥٠٧٠٩٩٨٠٥'],
    ['a list', '198507099805,198507099813'],
    ['nothing', ''],
  ])('%s logs nobody in and starts no watch', async (_name, number) => {
    expect((await browser.logIn(encodeURIComponent(number))).status).toBe(400);
    expect(await kindOf(browser)).toBe('guest');
    await browser.logIn(ASTRID);
    const watch = await browser.post('/api/ProductMonitoring', {
      UserId: number,
      ProductId: '123456',
      NotificationType: 'PUSH',
      productType: null,
    });
    expect([400, 403]).toContain(watch.status);
  });

  test('of another person is refused where only the own number is allowed', async () => {
    await browser.logIn(ASTRID);
    const watch = await browser.post('/api/ProductMonitoring', {
      UserId: '198507099813',
      ProductId: '123456',
      NotificationType: 'PUSH',
      productType: null,
    });
    expect(watch).toMatchObject({ status: 403, body: { errors: [{ field: 'UserId' }] } });
  });
});
