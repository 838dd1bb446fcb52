import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { ASTRID } from '../shop/e-id.js';
import { anyProduct, until } from '../shop/look.js';
import { astrid, purchase } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

let shop: TestShop;
let orderId: string;
let link: string;

beforeAll(async () => {
  shop = await startTestShop({ webBuild: path.resolve('dist/web'), settings: { TRUST_PROXY: '1' } });
  const { varuId } = await anyProduct(shop, { type: 'Ha' });
  const guest = shop.visitor();
  orderId = String((await purchase(guest, { varuId })).body['purchaseOrderId']);
  link = (await mailedLinks(1))[0] ?? '';
});
afterAll(() => shop.stop());

/** Returns the links to orders in the confirmation mails, when so many have come. */
async function mailedLinks(count: number): Promise<readonly string[]> {
  const letters = () =>
    (shop.partners.simulated.mail?.list() ?? []).filter(({ subject }) => subject.startsWith('Orderbekräftelse'));
  await until(() => Promise.resolve(letters().length >= count));
  return letters().map(({ id }) => {
    const { text } = shop.partners.simulated.mail?.read(id) ?? { text: '' };
    return /Din order och ditt kvitto: (\S+)/.exec(text)?.[1]?.replace(shop.url, '') ?? '';
  });
}

const look = (who: Shopper, address: string, ip = '198.51.100.1'): Promise<Answer> =>
  who.send('GET', address, undefined, { 'x-forwarded-for': ip }, 'manual');

test('a guest opens the order in another browser by the link in the mail', async () => {
  const other = shop.visitor();
  const confirmation = `/shop/confirmation?Id=${orderId}&sys=cos`;
  expect((await look(other, confirmation)).status).toBe(404);
  const opened = await look(other, link);
  expect([opened.status, opened.headers.get('location')]).toEqual([302, confirmation]);
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
  expect(opened.headers.get('cache-control')).toContain('no-store');
  const page = await look(other, confirmation);
  expect(page.status).toBe(200);
  // Whoever gets the mail forwarded sees the goods, and not where the receiver lives.
  expect(page.body['text']).not.toContain(astrid.street);
  expect(page.body['text']).not.toContain(astrid.email);
});

test('and reaches there the page to withdraw from the purchase', async () => {
  const other = shop.visitor();
  const withdrawal = `/shop/angra/${orderId}`;
  expect((await look(other, withdrawal)).status).toBe(404);
  await look(other, link);
  expect((await look(other, withdrawal)).status).toBe(200);
});

test('an altered, shortened or longer link answers 404, as does the link to no order', async () => {
  const altered = [
    link.replace(/sign=./, 'sign=~'),
    link.replace(/.$/, ''),
    link.replace(/till=\d{4}/, 'till=2099'),
    link.replace(/&sign.*/, ''),
    link.replace(orderId, '7b0c4f0e-6a0e-4a5e-9b53-3d5d6e1f2a10'),
    link.replace(orderId, 'inget-id'),
  ];
  for (const each of altered) {
    const page = await look(shop.visitor(), each, '198.51.100.2');
    expect([each, page.status]).toEqual([each, 404]);
    expect(page.body['text']).toContain('Länken gäller inte');
  }
});

test('after twenty wrong links a network waits, and others do not', async () => {
  const wrong = link.replace(/sign=./, 'sign=~');
  for (let nth = 0; nth < 20; nth += 1) await look(shop.visitor(), wrong, '198.51.100.3');
  const limited = await look(shop.visitor(), link, '198.51.100.3');
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await look(shop.visitor(), link, '198.51.100.4')).status).toBe(302);
});

test('a cookie that was made by hand opens nothing', async () => {
  const forged = `algort_order=${orderId}.2028-01-01.${'a'.repeat(43)}`;
  const answer = await shop
    .visitor()
    .send('GET', `/shop/confirmation?Id=${orderId}&sys=cos`, undefined, { cookie: forged }, 'manual');
  expect(answer.status).toBe(404);
});

test('a customer’s mail leads to the own purchases, which ask for the log-in', async () => {
  const { varuId } = await anyProduct(shop, { type: 'Ha' });
  const customer = shop.visitor();
  await customer.logIn(ASTRID);
  const own = String((await purchase(customer, { varuId })).body['purchaseOrderId']);
  expect(await mailedLinks(2)).toContain(`/member/minakop/${own}`);
  // The list of purchases is a view, which may be a moment behind the mail.
  await until(async () => (await look(customer, `/member/minakop/${own}`)).status === 200);
});
