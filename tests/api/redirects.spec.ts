import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { ASTRID } from '../shop/e-id.js';
import { logInStaff, REASON } from '../shop/staff.js';
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

describe('a redirect leads only to the shop', () => {
  const EVIL = [
    '//ond.example',
    '/\\ond.example',
    '\\\\ond.example',
    '\\/ond.example',
    '///ond.example',
    'https://ond.example',
    'https:ond.example',
    'HTTPS:/\\ond.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/ond.example',
    '\t//ond.example',
    '/\n/ond.example',
    ' //ond.example',
    '/%09/ond.example',
    '%2F%2Fond.example',
    '/%2Fond.example',
    '/%5Cond.example',
    '/.//ond.example',
    '/..//ond.example',
    '/@ond.example',
    '.ond.example',
    '@ond.example',
    '/konsol//ond.example',
    '/\u2028/ond.example',
    '/ok\r\nLocation: https://ond.example',
    '/konsol/hår',
  ];
  const commandId = randomUUID();
  const buy = (returnTo: string) => ({
    buy: '123456',
    intent: 'add',
    varuId: '123456',
    quantity: '1',
    commandId,
    returnTo,
  });
  const endedElsewhere = async (marked: string): Promise<Answer> => {
    if (!browser.cookie('algort_session')) await browser.logIn(ASTRID);
    return browser.send(
      'GET',
      '/login-status',
      undefined,
      { cookie: `algort_session=${browser.cookie('algort_session')}; algort_login_next=${encodeURIComponent(marked)}` },
      'manual',
    );
  };
  const ROUTES: readonly (readonly [string, (address: string) => Promise<Answer>])[] = [
    ['a test log-in', (redirect) => sendForm(browser, '/init-login', { personNumber: ASTRID, redirect })],
    ['the start of a log-in', (redirect) => sendForm(browser, '/init-login', { view: 'qr', redirect })],
    ['giving up a log-in', (redirect) => sendForm(browser, '/login-status', { intent: 'cancel', redirect })],
    ['a log-in that another tab ended', endedElsewhere],
    ['the appearance', (returnTo) => sendForm(browser, '/utseende', { appearance: 'dark', returnTo })],
    ['the cart', (returnTo) => sendForm(browser, '/shop/varukorg', buy(returnTo))],
    [
      'the favourites',
      (returnTo) => sendForm(browser, '/favourites/spara', { change: 'add:123456', commandId, returnTo }),
    ],
    [
      'the staff’s log-in',
      (till) =>
        sendForm(browser, `/konsol/logga-in?till=${encodeURIComponent(till)}`, {
          login: 'kundtjanst',
          password: 'test-kundtjanst',
        }),
    ],
    [
      'the staff’s completed log-in',
      (till) => browser.send('GET', `/konsol/logga-in?till=${encodeURIComponent(till)}`, undefined, {}, 'manual'),
    ],
    [
      'the reason to open a desk',
      async (till) => {
        const asked = `/konsol/orsak?avdelning=mail&till=${encodeURIComponent(till)}`;
        return (await logInStaff(browser, 'kundtjanst')) && sendForm(browser, asked, { orsak: REASON });
      },
    ],
    ['the old search page', (q) => browser.send('GET', `/search/results?${q}`, undefined, {}, 'manual')],
    [
      'the address itself',
      (address) => browser.send('GET', encodeURI(address).replace(/^[^/]/, '/$&'), undefined, {}, 'manual'),
    ],
  ];

  test.each(ROUTES)('%s', async (_name, ask) => {
    const led: string[] = [];
    for (const evil of EVIL) {
      const { status, headers } = await ask(evil);
      if (status >= 500) led.push(`${JSON.stringify(evil)} → ${status}`);
      const location = headers.get('location');
      if (location !== null && new URL(location, shop.url).origin !== shop.url)
        led.push(`${JSON.stringify(evil)} → ${location}`);
      if (location !== null && /^[/\\]{2}/.test(location)) led.push(`${JSON.stringify(evil)} → ${location}`);
    }
    expect(led).toEqual([]);
  });

  test('and so does a link on the page that shows where a log-in would lead', async () => {
    for (const evil of EVIL) {
      const { status, body } = await browser.get(`/login-return?redirect=${encodeURIComponent(evil)}`);
      expect(status).toBe(200);
      expect(String(body['text'])).not.toMatch(/href="(?:[/\\]{2}|https?:|javascript:|data:)[^"]*ond\.example/i);
    }
  });
});
