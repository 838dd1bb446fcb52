import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { anyProduct } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
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
