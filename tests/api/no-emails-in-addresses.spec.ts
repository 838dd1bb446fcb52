import { beforeAll, expect, test } from 'vitest';

import { addressesFor, pagePatterns } from '../e2e/every-address.js';
import { ASTRID } from '../shop/e-id.js';
import { until } from '../shop/look.js';
import { astrid, purchase } from '../shop/purchase.js';
import { servedShop, type ServedShop } from '../shop/served-shop.js';
import { Shopper, type Answer } from '../shop/shopper.js';

const shop = servedShop({ products: 40, partners: 'inside' });
/** Finds e-mail addresses in attributes that contain URLs. Only `mailto:` links may have one. */
const ADDRESS = /(?:href|action|formaction|src|srcset|content)="(?!mailto:)([^"]*(?:@|%40)[^"]*)"/gi;
const GET_FORM = /<form\b(?![^>]*method="post")[^>]*>[^]*?<\/form>/gi;
const PERSONAL_FIELD = /<input[^>]*(?:type="(?:email|tel)"|name="(?:contact|email|phone[^"]*|mobileNumber)")/i;

let guest: Shopper;
let customer: Shopper;
let orderId: string;

beforeAll(async () => {
  const { rows } = await shop.database.pool.query<{ varu_id: string }>(
    "SELECT varu_id FROM view_product WHERE type = 'Ha' AND flags = '{}' AND web_stock > 0 ORDER BY varu_id LIMIT 1",
  );
  const varuId = rows[0]?.varu_id ?? '';
  [guest, customer] = [new Shopper(shop.url), new Shopper(shop.url)];
  await customer.logIn(ASTRID);
  orderId = String((await purchase(customer, { varuId })).body['purchaseOrderId']);
  await purchase(guest, { varuId });
  await guest.post('/cart/add-quantity', { id: varuId, quantity: 1 });
  await until(async () => (await tracked()).length > 0, 200);
});

const tracked = async (): Promise<readonly Record<string, string>[]> =>
  (
    await shop.database.pool.query<Record<string, string>>(
      'SELECT tracking_key, order_number FROM view_order_tracking WHERE order_id = $1 AND confirmed_at IS NOT NULL',
      [orderId],
    )
  ).rows;

const faults = ({ body, headers }: Answer): readonly string[] => {
  const page = String(body['text'] ?? '');
  const addresses = [...page.matchAll(ADDRESS)].map(([, address = '']) => address);
  const forms = [...page.matchAll(GET_FORM)].map(([form]) => form).filter((form) => PERSONAL_FIELD.test(form));
  const led = headers.get('location') ?? '';
  return [...addresses, ...forms, ...(/@|%40/.test(led) ? [led] : [])];
};

async function walked(who: Shopper, addresses: readonly string[]): Promise<readonly [string, string][]> {
  const found: [string, string][] = [];
  for (const address of addresses) {
    const page = await who.send('GET', address, undefined, {}, 'manual');
    expect([address, page.status < 500]).toEqual([address, true]);
    for (const fault of faults(page)) found.push([address, fault]);
  }
  return found;
}

test('no page for a guest or a customer has a link with an e-mail address in it', async () => {
  const [order] = await tracked();
  const of = ['/shop/confirmation?Id=' + orderId + '&sys=cos', `/tracking/${order?.['tracking_key']}`];
  const query = `/tracking?trackingNumber=${order?.['order_number']}`;
  const contact = `${query}&contact=${encodeURIComponent(astrid.email)}`;
  const plain = [...(await addressesFor('guest', shop as ServedShop)), ...of, query, contact];
  expect(plain.length).toBeGreaterThan(40);
  expect(await walked(guest, plain)).toEqual([]);
  expect(await walked(customer, [...plain, ...(await addressesFor('customer', shop as ServedShop))])).toEqual([]);
  expect(pagePatterns()).toContain('/tracking/:key');
});

test('no form leads to such an address, whatever was sent in it', async () => {
  const [order] = await tracked();
  const sent: readonly (readonly [string, Record<string, string>])[] = [
    ['/tracking', { trackingNumber: order?.['order_number'] ?? '', contact: astrid.email }],
    ['/tracking', { trackingNumber: '412345678', contact: astrid.email }],
    ['/shop/basket', { ...astrid, careOf: '', step: 'details' }],
    ['/member/minauppgifter', { email: astrid.email, mobileNumber: astrid.phoneNumber, save: 'contact' }],
    ['/member/kontaktuppgifter', { email: astrid.email, mobileNumber: astrid.phoneNumber, answer: 'confirm' }],
    ['/kundklubb-registrering', { email: astrid.email, mobileNumber: astrid.phoneNumber, terms: 'on' }],
  ];
  for (const [address, fields] of sent)
    expect([address, faults(await customer.sendForm(address, fields))]).toEqual([address, []]);
});

test('the log has no e-mail address either, for an address that was typed with it', () => {
  expect(shop.said()).not.toContain(astrid.email);
  expect(shop.said()).not.toContain(encodeURIComponent(astrid.email));
});
