import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import { importFile } from '../../services/shop/catalogue/import/import-file.js';
import { until } from '../shop/look.js';
import { astrid as receiver, pay } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const [ASTRID, NILS] = ['198507099805', '198507099813'];
const HEAD = 'varuId;name;brand;type;vatClass;price;category;packageText;webStock;pharmacyStock;flags;isMonitorable';
const rows = (stock: number, flags: string) => `${HEAD}
999001;Dagkräm;Älvdal;Ha;goods;99;hudvard/kropp;100 ml;500;;;yes
999002;Kvällskräm;Älvdal;Ha;goods;99;hudvard/kropp;100 ml;${stock};;;yes
999003;Morgonkräm;Älvdal;Ha;goods;99;hudvard/kropp;100 ml;500;;${flags};yes`;

let shop: TestShop;
let directory: string;
let astrid: Shopper;
let orderId: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'algort-history-'));
  const clock = new SettableClock('2026-05-04T10:00:00.000Z');
  shop = await startTestShop({ clock, products: 60, webBuild: path.resolve('dist/web') });
  await brought(rows(500, ''));
  await until(async () => (await shop.visitor().get('/api/productpage/999003')).status === 200);
  [astrid, orderId] = await bought(ASTRID ?? '');
});
afterAll(async () => {
  await shop.stop();
  await rm(directory, { recursive: true, force: true });
});

async function brought(content: string): Promise<void> {
  const file = path.join(directory, `${randomUUID()}.csv`);
  await writeFile(file, content);
  expect(await importFile(shop.platform, file)).toMatchObject({ refused: 0 });
}

async function bought(ssn: string): Promise<readonly [Shopper, string]> {
  const who = shop.visitor();
  await who.logIn(ssn);
  for (const id of ['999001', '999002', '999003']) await who.post('/cart/add-quantity', { id, quantity: 2 });
  await who.put('/customer-details', receiver);
  await who.put('/shipments/sync-user-choice', { optionId: 'postal' });
  const { body } = await pay(who);
  const id = String(body['purchaseOrderId']);
  await until(async () => (await page(who, `/member/minakop/${id}`)).status === 200);
  return [who, id];
}

async function page(who: Shopper, address: string) {
  const { status, body } = await who.get(address);
  return { status, text: String(body['text']).replaceAll('<!-- -->', '').replaceAll('&amp;', '&') };
}

const again = (who: Shopper, commandId = randomUUID(), id = orderId) =>
  who.sendForm('/member/kop-igen', { orderId: id, commandId });
const inCart = async (who: Shopper) =>
  Object.fromEntries(
    ((await who.get('/cart')).body as unknown as { lineItems: { varuId: string; quantity: number }[] }).lineItems.map(
      ({ varuId, quantity }) => [varuId, quantity],
    ),
  );

async function emptied(who: Shopper): Promise<void> {
  for (const id of Object.keys(await inCart(who))) await who.post('/cart/set-quantity', { id, quantity: 0 });
}

test('one press puts the whole order into the cart, once, without scripts', async () => {
  for (const address of ['/member/minakop', `/member/minakop/${orderId}`])
    expect((await page(astrid, address)).text).toContain('Köp allt igen');
  const commandId = randomUUID();
  const first = await again(astrid, commandId);
  expect([first.status, first.headers.get('location')]).toEqual([303, '/shop/basket?lagd=6']);
  await again(astrid, commandId);
  expect(await inCart(astrid)).toEqual({ '999001': 2, '999002': 2, '999003': 2 });
});

test('what cannot be added is named in the basket with its reason, and the rest is added', async () => {
  const other = shop.visitor();
  await other.logIn(ASTRID ?? '');
  await emptied(other);
  await brought(rows(1, 'NotWarehousePlanned'));
  let where = '';
  await until(async () => {
    await emptied(other);
    where = (await again(other)).headers.get('location') ?? '';
    return where.includes('notEntirelyAdded=999002&notEntirelyAdded=999003');
  });
  expect(where).toContain('lagd=3');
  expect(await inCart(other)).toEqual({ '999001': 2, '999002': 1 });
  const { text } = await page(other, where);
  expect(text).toContain('Allt lades inte i varukorgen');
  expect(text).toContain('Kvällskräm: räcker inte i webblagret.');
  expect(text).toContain('Morgonkräm: finns inte i webblagret. Fråga på ett apotek.');
});

test('nobody buys another person’s order again, and a form without an order is refused', async () => {
  const nils = shop.visitor();
  await nils.logIn(NILS ?? '');
  for (const id of [orderId, randomUUID(), 'x']) expect((await again(nils, randomUUID(), id)).status).toBe(404);
  expect(await inCart(nils)).toEqual({});
  expect((await again(shop.visitor())).headers.get('location')).toContain('/init-login');
});

test('a customer with many orders walks through all of them by links, each once, thirty months back', async () => {
  const { pool } = shop.platform;
  const copied = (count: number, placedAt: string) =>
    pool.query(
      `INSERT INTO view_order_tracking SELECT (jsonb_populate_record(o, jsonb_build_object('order_id', gen_random_uuid(),
         'order_number', '5' || lpad((random() * 1e8)::int::text, 8, '0'), 'placed_at', ${placedAt}))).*
       FROM view_order_tracking o, generate_series(1, $2) AS n WHERE o.order_id = $1`,
      [orderId, count],
    );
  // Two orders of each moment, and the only real one is the oldest.
  await copied(60, "o.placed_at + (n / 2) * interval '1 minute'");
  await copied(5, "o.placed_at - interval '31 months'");
  const seen: string[] = [];
  let address: string | null = '/member/minakop';
  let pages = 0;
  while (address) {
    const { text } = await page(astrid, address);
    seen.push(...[...text.matchAll(/href="\/member\/minakop\/([0-9a-f-]{36})"/g)].map(([, id = '']) => id));
    const next: string | undefined = /href="(?:\/member\/minakop)?(\?efter=[0-9a-f-]{36})"/.exec(text)?.[1];
    address = next ? `/member/minakop${next}` : null;
    pages += 1;
  }
  expect([pages, seen.length, new Set(seen).size]).toEqual([4, 61, 61]);
  const { rows: inOrder } = await pool.query<{ order_id: string }>(
    `SELECT order_id FROM view_order_tracking WHERE customer_id = (SELECT customer_id FROM view_order_tracking WHERE
     order_id = $1) AND placed_at > '2026-01-01' ORDER BY placed_at DESC, order_id`,
    [orderId],
  );
  expect(seen).toEqual(inOrder.map(({ order_id }) => order_id));
  expect((await page(astrid, `/member/minakop/${orderId}`)).status).toBe(200);
});

test('an order of another person or of nobody marks no place in the list', async () => {
  const first = (await page(astrid, '/member/minakop')).text.match(/minakop\/[0-9a-f-]{36}/g);
  const [, foreign] = await bought(NILS ?? '');
  for (const mark of [foreign, randomUUID(), '<b>'])
    expect((await page(astrid, `/member/minakop?efter=${mark}`)).text.match(/minakop\/[0-9a-f-]{36}/g)).toEqual(first);
});
