import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { anyProduct } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

let shop: TestShop;
let guest: Shopper;
let orderId: string;

beforeAll(async () => {
  shop = await startTestShop({ webBuild: path.resolve('dist/web') });
  const { varuId } = await anyProduct(shop, { type: 'Ha' });
  guest = shop.visitor();
  orderId = String((await purchase(guest, { varuId })).body['purchaseOrderId']);
});
afterAll(() => shop.stop());

const look = (who: Shopper, address: string): Promise<Answer> => who.send('GET', address, undefined, {}, 'manual');

test('the buyer has the receipt as a page and as a file, and the confirmation leads to it', async () => {
  const confirmation = await look(guest, `/shop/confirmation?Id=${orderId}&sys=cos`);
  expect(confirmation.body['text']).toContain(`/shop/kvitto/${orderId}`);
  const page = await look(guest, `/shop/kvitto/${orderId}`);
  expect(page.status).toBe(200);
  expect(page.body['text']).toContain('559000-0000');
  const file = await look(guest, `/shop/kvitto/${orderId}/kvitto.pdf`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="kvitto-\d+\.pdf"$/);
  expect(file.headers.get('cache-control')).toContain('no-store');
});

test('another visitor gets 404 for both, as for an order that does not exist', async () => {
  const ids = [orderId, '7b0c4f0e-6a0e-4a5e-9b53-3d5d6e1f2a10', 'inget-id'];
  const addresses = ids.flatMap((id) => [`/shop/kvitto/${id}`, `/shop/kvitto/${id}/kvitto.pdf`]);
  const stranger = shop.visitor();
  for (const address of addresses) expect([address, (await look(stranger, address)).status]).toEqual([address, 404]);
});
