import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { anyProduct } from '../shop/look.js';
import { astrid, purchase } from '../shop/purchase.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop({ webBuild: path.resolve('dist/web') })));
afterAll(() => shop.stop());

test('an order opened in another browser, and an unknown order, lead to the log-in and to the parcel', async () => {
  const { varuId } = await anyProduct(shop, { type: 'Ha' });
  const { body } = await purchase(shop.visitor(), { varuId });
  const shown = async (id: string): Promise<string> => {
    const answer = await shop.visitor().get(`/shop/confirmation?Id=${id}&sys=cos`);
    expect(answer.status).toBe(404);
    const [main = ''] = /<main[^]*<\/main>/.exec(String(answer.body['text'])) ?? [];
    return main.replaceAll(id, 'ID');
  };
  const others = await shown(String(body['purchaseOrderId']));
  expect(others).toContain('Ordern kan inte visas här');
  expect(others).toContain('href="/init-login?redirect=%2Fshop%2Fconfirmation%3FId%3DID%26sys%3Dcos"');
  expect(others).toContain('href="/tracking"');
  expect(others).toBe(await shown(randomUUID()));
});

test('who logs in where a guest has bought, sees nothing of the guest’s order', async () => {
  const { varuId } = await anyProduct(shop, { type: 'Ha' });
  const shopper = shop.visitor();
  const { body } = await purchase(shopper, { varuId });
  const [id, number] = [String(body['purchaseOrderId']), String(body['orderId'])];
  const paths = [`/api/confirmation?id=${id}`, `/api/confirmation?id=${number}`, `/shop/confirmation?Id=${id}&sys=cos`];
  const answers = () => Promise.all(paths.map(async (path) => (await shopper.get(path)).status));
  expect(await answers()).toEqual([200, 200, 200]);
  await shopper.post('/cart/add-quantity', { id: varuId, quantity: 1 });
  await shopper.logIn('198507099813');
  expect(await answers()).toEqual([404, 404, 404]);
});

test('an order that awaits its payment says so, and shows nothing of what is bought (CHK-07)', async () => {
  const { varuId, name } = await anyProduct(shop, { type: 'Ha' });
  const guest = shop.visitor();
  const { body } = await purchase(guest, { varuId, paymentMethod: 'swish' });
  const page = await guest.get(`/shop/confirmation?Id=${String(body['purchaseOrderId'])}&sys=cos`);
  expect(page.status).toBe(200);
  expect(page.body['text']).toContain('Ordern väntar på betalning');
  for (const told of [name, astrid.street, astrid.email, 'inte längre ändras', 'Orderdatum'])
    expect(page.body['text']).not.toContain(told);
});

test('the page of an order in the history asks a guest to log in, and knows no order of another person', async () => {
  const { varuId } = await anyProduct(shop, { type: 'Ha' });
  const { body } = await purchase(shop.visitor(), { varuId });
  const page = `/member/minakop/${String(body['orderId'])}`;
  expect((await shop.visitor().get(page)).body['text']).toMatch(/<h1[^>]*>Identifiera dig/);
  const nils = shop.visitor();
  await nils.logIn('198507099813');
  for (const orders of [page, `/member/minakop/${randomUUID()}`, '/member/minakop/inget-id'])
    expect((await nils.get(orders)).status).toBe(404);
});
