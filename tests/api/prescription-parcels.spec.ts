import { afterAll, beforeAll, expect, test } from 'vitest';

import { needsIdentityCard } from '../../domain/catalogue/index.js';
import { dispensed, waitingOf } from '../shop/dispensing.js';
import { until } from '../shop/look.js';
import { orderOf, paid, put, readyToPay } from '../shop/prescription-purchase.js';
import { astrid, pay } from '../shop/purchase.js';
import { ASTRID, named } from '../shop/prescription-cart.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const PERSON = '198002292384';
const MORFIDOL = { medicine: 'Morfidol', varuId: '710008' };
const GLYKORON = { medicine: 'Glykoron', varuId: '710007' };

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ products: 40 });
});
afterAll(() => shop.stop());

async function offered(who: Shopper): Promise<readonly string[]> {
  await who.put('/customer-details', astrid);
  const { body } = await who.put('/shipments/sync-cart', {});
  return (body as unknown as { options: { optionId: string }[] }).options.map(({ optionId }) => optionId);
}

test('a narcotic is not left in a box or at a door, and is handed over against an identity card', async () => {
  const who = await named(shop, PERSON);
  expect((await put(who, PERSON, MORFIDOL)).status).toBe(200);
  const options = await offered(who);
  expect(options).toContain('agent');
  expect(options.filter((option) => ['locker', 'early-bird'].includes(option))).toEqual([]);
  await who.put('/shipments/sync-user-choice', { optionId: 'early-bird' });
  expect((await pay(who)).status).not.toBe(200);
  const buyer = await readyToPay(shop, PERSON, [MORFIDOL]);
  const { purchaseOrderId } = await paid(shop, buyer);
  const [one] = await waitingOf(shop, purchaseOrderId);
  expect(await dispensed(shop, one!)).toEqual({ ok: true });
  await until(async () => (await orderOf(shop, purchaseOrderId)).dispensed.length === 1);
  const { order: placed } = await orderOf(shop, purchaseOrderId);
  expect(placed?.lines.filter(needsIdentityCard)).toMatchObject([{ name: 'Receptvara' }]);
});

test('no prescription goods hang on a door, and the same customer gets other goods there', async () => {
  const who = await named(shop, ASTRID);
  const [varuId = ''] = await shop.varuIds();
  await who.post('/cart/add-quantity', { id: varuId, quantity: 1 });
  expect(await offered(who)).toContain('early-bird');
  expect((await put(who, ASTRID, { medicine: 'Tyrolin', varuId: '710001' })).status).toBe(200);
  const options = await offered(who);
  expect(options).toContain('locker');
  expect(options).not.toContain('early-bird');
});

test('insulin is kept cold on its way, apart from other medicines', async () => {
  const who = await named(shop, PERSON);
  expect((await put(who, PERSON, GLYKORON)).status).toBe(200);
  expect(await offered(who)).toEqual(['chilled-home']);
});
