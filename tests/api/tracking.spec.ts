import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { until } from '../shop/look.js';
import { astrid, purchase } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const MASKED = 'a•••@exempel.se';
const FORM = 'name="contact"';

let shop: TestShop;
let buyer: Shopper;
let orderId: string;
let orderNumber: string;
let trackingKey: string;
let carrierNumber: string;
let link: string;

beforeAll(async () => {
  shop = await startTestShop({ webBuild: path.resolve('dist/web'), settings: { TRUST_PROXY: '1' } });
  const [varuId = ''] = await shop.varuIds();
  buyer = shop.visitor();
  orderId = String((await purchase(buyer, { varuId })).body['purchaseOrderId']);
  await shop.tellWarehouse(orderId, 'dispatched');
  const sent = () =>
    shop.platform.pool.query(
      'SELECT order_number, tracking_key, tracking_number FROM view_order_tracking WHERE order_id = $1 AND dispatched_at IS NOT NULL',
      [orderId],
    );
  await until(async () => (await sent()).rowCount === 1);
  ({
    order_number: orderNumber,
    tracking_key: trackingKey,
    tracking_number: carrierNumber,
  } = (await sent()).rows[0] as Record<'order_number' | 'tracking_key' | 'tracking_number', string>);
  link = await linkIn('är på väg');
});
afterAll(() => shop.stop());

async function linkIn(subject: string): Promise<string> {
  const letter = () => shop.partners.simulated.mail?.list().find((each) => each.subject.includes(subject));
  await until(() => Promise.resolve(letter() !== undefined));
  const { text } = shop.partners.simulated.mail?.read(letter()?.id ?? '') ?? { text: '' };
  return /https?:\S+\/tracking\/\S+/.exec(text)?.[0].replace(shop.url, '') ?? '';
}

/** Gives each call its own IP address, so that only chosen calls count against the rate limit. */
let addresses = 0;
const from = (ip = `198.51.100.${(addresses += 1)}`) => ({ 'x-forwarded-for': ip });
const ask = (number: string, contact: string, ip?: string): Promise<Answer> =>
  shop
    .visitor()
    .send(
      'POST',
      '/tracking',
      new URLSearchParams({ trackingNumber: number, contact }).toString(),
      { 'content-type': 'application/x-www-form-urlencoded', ...from(ip) },
      'manual',
    );
const look = (address: string, who = shop.visitor()): Promise<Answer> =>
  who.send('GET', address, undefined, {}, 'manual');
/** Returns the main part of a page. The given texts, which differ between pages, are replaced. */
const seen = ({ body }: Answer, ...own: readonly string[]): string => {
  const [main = ''] = /<main[^]*<\/main>/.exec(String(body['text'])) ?? [];
  return own.reduce((text, each) => text.replaceAll(each, '…'), main);
};

describe('a stranger', () => {
  test('gets a form with the number filled in, whatever contact the address names', async () => {
    const page = await look(`/tracking?trackingNumber=${orderNumber}`);
    expect(page.status).toBe(200);
    expect(seen(page)).toContain(FORM);
    expect(seen(page)).toContain(`value="${orderNumber}"`);
    expect(seen(page)).not.toMatch(/Skickad|PostNord|•••/);
    const none = await look('/tracking?trackingNumber=412345678');
    expect(seen(page, orderNumber)).toBe(seen(none, '412345678'));
  });

  test('is redirected from an address with an e-mail in it, whether the buyer’s or not', async () => {
    for (const contact of [astrid.email, 'bo@exempel.se']) {
      const led = await look(`/tracking?trackingNumber=${orderNumber}&contact=${encodeURIComponent(contact)}`);
      expect(led.status).toBe(302);
      expect(led.headers.get('location')).toBe(`/tracking?trackingNumber=${orderNumber}`);
    }
  });

  test('who knows the contact sees the parcel, in whatever form the number is typed', async () => {
    const spaced = `${orderNumber.slice(0, 3)} ${orderNumber.slice(3)}`;
    for (const number of [orderNumber, `${orderNumber}-1`, spaced]) {
      const found = await ask(number, ` ${astrid.email.toUpperCase()}`);
      expect(found.status).toBe(200);
      for (const told of ['Skickad', orderNumber, astrid.email, carrierNumber]) expect(seen(found)).toContain(told);
    }
  });

  test('cannot find out whether an address bought, because every wrong pair gets the same answer', async () => {
    const wrong = await ask(orderNumber, 'bo@exempel.se');
    const unknown = await ask('412345678', astrid.email);
    expect(seen(wrong)).toContain('Vi hittar ingen leverans med de uppgifterna.');
    expect([wrong.status, seen(wrong, orderNumber)]).toEqual([unknown.status, seen(unknown, '412345678')]);
  });

  test('opens nothing with the carrier’s number', async () => {
    expect(carrierNumber).not.toContain(`${orderNumber}-`);
    expect(seen(await ask(carrierNumber, astrid.email))).toContain('Vi hittar ingen leverans');
  });

  test('opens nothing with a parcel’s key alone, or with an invented one', async () => {
    for (const key of [trackingKey, randomUUID(), 'x', '%C3%A5'])
      expect((await look(`/tracking/${key}`)).headers.get('location')).toBe('/tracking?lank=slut');
  });
});

describe('the link in a mail', () => {
  test('opens the parcel in any browser, with the e-mail masked', async () => {
    expect(link).toMatch(new RegExp(`^/tracking/${trackingKey}\\?till=\\d{4}-\\d\\d-\\d\\d&sign=[\\w-]{43}$`));
    const page = await look(link);
    expect(page.status).toBe(200);
    for (const told of ['Skickad', orderNumber, MASKED, carrierNumber]) expect(seen(page)).toContain(told);
    expect(seen(page)).not.toContain(astrid.email);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(String(page.body['text'])).toContain('content="no-referrer"');
  });

  test('is in the order confirmation too', async () => {
    expect((await look(await linkIn('Orderbekräftelse'))).status).toBe(200);
  });

  test.each([
    ['a later day', () => link.replace(/till=\d{4}/, 'till=2099')],
    ['no signature', () => link.replace(/&sign=.*/, '')],
    ['another’s signature', () => link.replace(/sign=./, 'sign=~')],
    ['a day in the past', () => link.replace(/till=\d{4}/, 'till=2020')],
  ])('with %s leads to the form, and not to an error', async (_what, altered) => {
    const led = await look(altered());
    expect([led.status, led.headers.get('location')]).toEqual([302, '/tracking?lank=slut']);
    const form = await look('/tracking?lank=slut');
    expect([form.status, seen(form)]).toEqual([200, expect.stringContaining('Länken gäller inte.')]);
  });
});

describe('the owner', () => {
  test.each([
    ['the order’s number', () => `/tracking?trackingNumber=${orderNumber}`],
    ['the parcel’s key', () => `/tracking/${trackingKey}`],
  ])('opens the parcel by %s alone, and sees the e-mail', async (_what, address) => {
    const page = await look(address(), buyer);
    expect(page.status).toBe(200);
    for (const told of ['Skickad', astrid.email]) expect(seen(page)).toContain(told);
  });

  test('gets a link with the key in the confirmation', async () => {
    const page = await look(`/shop/confirmation?Id=${orderId}&sys=cos`, buyer);
    expect(seen(page)).toContain(`href="/tracking/${trackingKey}"`);
  });

  test('is not another customer of the shop', async () => {
    const other = shop.visitor();
    await other.post('/cart/add-quantity', { id: (await shop.varuIds())[0], quantity: 1 });
    expect(seen(await look(`/tracking?trackingNumber=${orderNumber}`, other))).toContain(FORM);
    expect((await look(`/tracking/${trackingKey}`, other)).headers.get('location')).toBe('/tracking?lank=slut');
  });
});

describe('a person who guesses', () => {
  test('must wait after twenty wrong answers from one network, also with a right one', async () => {
    const answers: number[] = [];
    for (let nth = 0; nth < 20; nth += 1)
      answers.push((await ask(String(312_345_600 + nth), astrid.email, `2001:db8:0:1::${nth}`)).status);
    expect(new Set(answers)).toEqual(new Set([200]));
    const refused = await ask(orderNumber, astrid.email, '2001:db8:0:1:ffff::1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(seen(refused)).toMatch(/Det blev för många försök\. Vänta \d+ minuter/);
    expect(seen(refused)).not.toContain('Skickad');
    expect(seen(await ask(orderNumber, astrid.email, '2001:db8:0:2::1'))).toContain('Skickad');
  });

  test('must wait after ten wrong contacts for one number, but the mail’s link and the owner need not', async () => {
    const guesses = Array.from({ length: 11 }, (_, nth) => ask('512345678', `gissning${nth}@exempel.se`));
    expect((await Promise.all(guesses)).map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 429]);
    expect((await look(link)).status).toBe(200);
  });

  test('finds no order beside a known one', async () => {
    const near = [-2, -1, 1, 2].map((step) => ask(String(Number(orderNumber) + step), astrid.email));
    for (const answer of await Promise.all(near)) expect(seen(answer)).toContain('Vi hittar ingen leverans');
    const [varuId = ''] = await shop.varuIds();
    await purchase(shop.visitor(), { varuId });
    const { rows } = await shop.platform.pool.query<{ number: string }>(
      'SELECT order_number AS number FROM view_order_tracking',
    );
    const [one = 0, next = 0] = rows.map(({ number }) => Number(number));
    expect(Math.abs(one - next)).toBeGreaterThan(1_000);
  });
});
