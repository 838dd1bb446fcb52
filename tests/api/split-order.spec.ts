import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { order } from '../../domain/order/index.js';
import { payment } from '../../domain/payment/index.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { importFile } from '../../services/shop/catalogue/import/import-file.js';
import { stuckOrders } from '../../services/shop/order/stuck-orders.js';
import { until } from '../shop/look.js';
import { astrid, pay, type PurchaseOptions } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const CREAM = '999111';
const CULTURE = '999112';
const GOODS = `varuId;name;brand;type;vatClass;price;category;packageText;webStock;pharmacyStock;flags;isMonitorable
${CREAM};Vardagskräm;Älvdal;Ha;goods;99;hudvard/kropp;100 ml;500;;;yes
${CULTURE};Levande kultur;Älvdal;Ha;food;149;kosttillskott/probiotika;7 ml;500;;StoredCold;yes`;

describe('an order in two parcels (CHK-16)', () => {
  let shop: TestShop;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'algort-split-'));
    shop = await startTestShop({ products: 60, webBuild: path.resolve('dist/web') });
    const file = path.join(directory, 'goods.csv');
    await writeFile(file, GOODS);
    await importFile(shop.platform, file);
    await until(async () => (await shop.visitor().get(`/api/productpage/${CULTURE}`)).status === 200);
  });
  afterAll(async () => {
    await shop.stop();
    await rm(directory, { recursive: true, force: true });
  });

  const state = (orderId: string) => shop.app.get(CommandHandling).load(order, orderId);
  const money = async (orderId: string) =>
    shop.app.get(CommandHandling).load(payment, (await state(orderId)).order?.paymentId ?? randomUUID());
  const mails = (subject: string) =>
    (shop.partners.simulated.mail?.list() ?? []).filter((each) => each.subject.includes(subject));

  async function bought(paymentMethod: PurchaseOptions['paymentMethod'] = 'scheme'): Promise<[string, Shopper]> {
    const visitor = shop.visitor();
    for (const id of [CREAM, CULTURE]) await visitor.post('/cart/add-quantity', { id, quantity: 1 });
    await visitor.put('/customer-details', astrid);
    await visitor.put('/shipments/sync-cart', {});
    await visitor.put('/shipments/sync-user-choice', { optionId: 'agent' });
    const { body } = await pay(visitor, { paymentMethod });
    const { purchaseOrderId, adyenPaymentReply } = body as unknown as {
      purchaseOrderId: string;
      adyenPaymentReply: { action: { url: string } | null };
    };
    if (adyenPaymentReply.action)
      await fetch(new URL(adyenPaymentReply.action.url, shop.url), {
        method: 'POST',
        body: new URLSearchParams({ decision: 'approve' }),
      });
    await until(async () => (await state(purchaseOrderId)).phase === 'confirmed');
    return [purchaseOrderId, visitor];
  }

  test('is captured, mailed and tracked by parcel', async () => {
    const [orderId, visitor] = await bought();
    await shop.tellWarehouse(orderId, 'picking', 1);
    await shop.tellWarehouse(orderId, 'packed', 2);
    await shop.tellWarehouse(orderId, 'dispatched', 2);
    await until(async () => (await money(orderId)).captures.some(({ status }) => status === 'captured'));
    const { order: placed, parcels, phase } = await state(orderId);
    const number = placed?.orderNumber ?? '';
    expect(phase).toBe('confirmed');
    expect((await money(orderId)).captures).toMatchObject([{ amount: 14_900 + 9_900 }]);
    await until(() => Promise.resolve(mails(`${number} är på väg`).length === 1));
    const letter = shop.partners.simulated.mail?.read(mails(`${number} är på väg`)[0]?.id ?? '');
    expect(letter?.text).toContain('Din order skickas i 2 paket. Det här är paket 2');
    expect(letter?.text).toContain(`/tracking/${parcels[1]?.trackingKey}?`);

    const page = async (address: string) =>
      String((await visitor.send('GET', address, undefined, {}, 'manual')).body['text']);
    await until(async () =>
      (await page(`/tracking/${parcels[1]?.trackingKey}`)).includes(`Paket ${number}-2: Skickad`),
    );
    expect(await page(`/tracking/${parcels[0]?.trackingKey}`)).toContain(`Paket ${number}-1: Plockas`);
    expect(await page(`/tracking?trackingNumber=${number}`)).toMatch(/-1: Plockas[^]*-2: Skickad/);
    expect(await page(`/shop/confirmation?Id=${orderId}&sys=cos`)).toMatch(/Plockas[^]*Skickad/);

    await shop.tellWarehouse(orderId, 'dispatched', 1);
    await until(async () => (await money(orderId)).captures.filter(({ status }) => status === 'captured').length === 2);
    await until(() => Promise.resolve(mails(`${number} är på väg`).length === 2));
    const { captures, started } = await money(orderId);
    expect(captures.reduce((sum, { amount }) => sum + amount, 0)).toBe(started?.amount);
    await until(async () => (await stuckOrders(shop.platform.db, 0, shop.platform.clock.now())).length === 0);
    const { body } = await visitor.get(`/purchase-order/${orderId}`);
    expect(body['Parcels']).toMatchObject([{ Status: 'sent' }, { Status: 'sent' }]);
  });

  test('among many at once, with every webhook sent twice, is captured and mailed once for each parcel', async () => {
    shop.partners.simulated.warehouse?.setFaults({ duplicateWebhooks: 1 });
    const orders = await Promise.all(Array.from({ length: 12 }, async () => (await bought())[0]));
    const way = [2, 1].flatMap((parcel) => orders.map((orderId) => ({ orderId, parcel })));
    await Promise.all(way.map(({ orderId, parcel }) => shop.tellWarehouse(orderId, 'dispatched', parcel)));
    await Promise.all(way.map(({ orderId, parcel }) => shop.tellWarehouse(orderId, 'delivered', parcel)));
    for (const orderId of orders) {
      await until(async () => (await state(orderId)).phase === 'delivered');
      const captured = async () => (await money(orderId)).captures.filter(({ status }) => status === 'captured');
      await until(async () => (await captured()).length === 2);
      const { captures, started, unpaid, restRelease } = await money(orderId);
      expect(captures.map(({ attempt }) => attempt)).toEqual([1, 1]);
      expect(captures.reduce((sum, { amount }) => sum + amount, 0)).toBe(started?.amount);
      expect([unpaid, restRelease]).toEqual([[], null]);
      const number = (await state(orderId)).order?.orderNumber ?? '';
      await until(() => Promise.resolve(mails(`${number} är på väg`).length === 2));
    }
    await until(async () => (await stuckOrders(shop.platform.db, 0, shop.platform.clock.now())).length === 0);
    shop.partners.simulated.warehouse?.setFaults({ duplicateWebhooks: 0 });
  });

  test('paid by Swish moves no money when its parcels leave', async () => {
    const [orderId] = await bought('swish');
    for (const parcel of [1, 2]) await shop.tellWarehouse(orderId, 'dispatched', parcel);
    await until(async () => (await state(orderId)).phase === 'dispatched');
    expect((await money(orderId)).captures).toMatchObject([{ amount: 34_700, status: 'captured' }]);
    expect((await money(orderId)).unpaid).toEqual([]);
  });
});
