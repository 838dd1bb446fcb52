import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { formatKronor } from '../../domain/kernel/index.js';
import { order, type PlacedOrder } from '../../domain/order/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { hasMoved, idsBetween } from '../shop/goods-and-people.js';
import { until } from '../shop/look.js';
import { astrid, pay, purchase } from '../shop/purchase.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const clock = new SettableClock('2026-03-31T20:00:00.000Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 400, webBuild: path.resolve('dist/web') });
});
afterAll(() => shop.stop());

interface Goods {
  readonly varu_id: string;
  readonly name: string;
  readonly weight_grams: number;
  readonly brand: string;
  readonly package_text: string;
}

async function goods(where: string): Promise<Goods> {
  const { rows } = await shop.platform.pool.query<Goods>(
    `SELECT varu_id, name, weight_grams, brand, package_text FROM view_product
     WHERE web_stock > 1 AND discount_price IS NULL AND cardinality(flags) = 0 AND ${where} ORDER BY varu_id LIMIT 1`,
  );
  return rows[0] as Goods;
}

async function placed(body: unknown): Promise<PlacedOrder> {
  const { purchaseOrderId: orderId } = body as { purchaseOrderId: string };
  return (await shop.platform.commands.load(order, orderId)).order as PlacedOrder;
}

describe('VAT', () => {
  test('of food put in the cart on 31 March and ordered on 1 April is 6 % in basket and order', async () => {
    const food = await goods(`vat_class = 'food'`);
    const browser = shop.visitor();
    await browser.post('/cart/add-quantity', { id: food.varu_id, quantity: 2 });
    await browser.put('/customer-details', astrid);
    await browser.put('/shipments/sync-user-choice', { optionId: 'postal' });
    const vatShown = async (): Promise<string> =>
      /varav moms\D*([\d\s,]+kr)/.exec(
        String((await browser.get('/shop/basket')).body['text']).replaceAll(/<[^>]*>/g, ''),
      )?.[1] ?? '';
    const before = await vatShown();
    clock.set('2026-04-01T08:00:00.000Z');
    const basket = (await browser.get('/cart')).body as unknown as { totalAmount: number; shipmentPrice: number };
    const after = await vatShown();
    const { lines, totals } = await placed((await pay(browser)).body);
    expect(lines).toMatchObject([{ varuId: food.varu_id, vatClass: 'food', vatRate: 6 }]);
    expect(totals.vat.map(({ rate }) => rate)).toEqual([6]);
    expect([basket.totalAmount, basket.shipmentPrice]).toEqual([totals.total / 100, totals.shipping / 100]);
    expect(after).toBe(formatKronor(totals.vat[0]?.vat ?? 0));
    expect(before).not.toBe(after);
  });
});

describe('a medicine', () => {
  test('is in no table in clear beside its buyer, in the cart and after the order', async () => {
    const medicine = await goods(`type = 'Ex'`);
    const browser = shop.visitor();
    const { body } = await purchase(browser, { varuId: medicine.varu_id });
    const { orderId, cartId } = await placed(body);
    await until(async () => (await rows('view_order_tracking', orderId)).includes('confirmed'));
    await until(() => hasMoved(shop, medicine.varu_id));
    for (const table of ['event', 'view_cart', 'view_order_tracking'])
      for (const id of [orderId, cartId]) {
        const kept = await rows(table, id);
        expect([table, kept.includes(medicine.varu_id), kept.includes(medicine.name)]).toEqual([table, false, false]);
      }
    expect(await idsBetween(shop, medicine.varu_id)).toEqual([]);
  });

  async function rows(table: string, id: string): Promise<string> {
    const { rows: found } = await shop.platform.pool.query<{ text: string }>(
      `SELECT kept::text AS text FROM ${table} AS kept WHERE kept::text LIKE $1`,
      [`%${id}%`],
    );
    return found.map(({ text }) => text).join('\n');
  }

  test('is ordered with everything that was shown about it', async () => {
    const medicine = await goods(`type = 'Ex' AND weight_grams <> 150`);
    const { body } = await purchase(shop.visitor(), { varuId: medicine.varu_id, quantity: 2 });
    const { lines, parcels } = await placed(body);
    expect(lines).toMatchObject([
      {
        brand: medicine.brand,
        packageText: medicine.package_text,
        weightGrams: medicine.weight_grams,
        atcCode: expect.stringMatching(/^[A-Z]\d\d/),
        vatClass: 'medicine-otc',
        vatRate: 25,
      },
    ]);
    expect(parcels).toMatchObject([{ lineIds: ['1'], promise: { earliest: expect.stringMatching(/^2026-04-/) } }]);
  });
});
