import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { owedTotal } from '../../domain/order/index.js';
import { product } from '../../domain/product/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { pharmacyAt } from '../../services/shop/pharmacy/pharmacy-place.js';
import { dispensed, waitingOf } from '../shop/dispensing.js';
import { until } from '../shop/look.js';
import { ASTRID, CHEAP, named, rowsIn, tensidal, THYROID, tyrolin } from '../shop/prescription-cart.js';
import { stockPrescriptionGoods } from '../shop/prescription-goods.js';
import { personsWith } from '../shop/prescription-persons.js';
import { moneyOf, orderOf, paid, put, readyToPay, TYROLIN, type Wanted } from '../shop/prescription-purchase.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const POLLENSTOP: Wanted = { medicine: 'Pollenstop', varuId: '710010' };
const [SODERMALM, LUND, KIRUNA] = ['102', '204', '322'].map((id) => pharmacyAt(`pharmacy-${id}`)!.gln) as [
  string,
  string,
  string,
];
const STOCK = { [THYROID]: { [SODERMALM]: 4, [LUND]: 48, [KIRUNA]: 0 }, [CHEAP]: {} };

const clock = new SettableClock('2026-11-20T09:00:00.000Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 60 });
  await stockPrescriptionGoods(shop, STOCK);
});
afterAll(() => shop.stop());

const shelfOf = async (varuId: string) => (await shop.platform.commands.load(product, varuId)).stock;
const happened = async (varuId: string) =>
  (await shop.platform.store.readStream(`product-${varuId}`)).map(({ type }) => type);

describe('the stock of prescription goods at pharmacies (RX-14, CAT-06)', () => {
  test('is answered as that of other goods, ten at most', async () => {
    const { status, body } = await shop
      .visitor()
      .post('/api/pharmacy/stocks', { glns: [SODERMALM, LUND, KIRUNA], varunr: [THYROID] });
    expect([status, body]).toEqual([
      200,
      [
        {
          VaruNr: THYROID,
          Stocks: [
            { Gln: SODERMALM, Stock: 4, StockText: '4 st', InStock: true },
            { Gln: LUND, Stock: 10, StockText: 'Fler än 10', InStock: true },
            { Gln: KIRUNA, Stock: 0, StockText: 'Slut på apoteket', InStock: false },
          ],
        },
      ],
    ]);
  });

  test('stands in the payload of the cart: where it is, that it is nowhere, or null where it is not known', async () => {
    const who = await named(shop, ASTRID);
    await tyrolin(who);
    await tensidal(who);
    const [one, other] = rowsIn(await who.post('/kundvagn/hamta', {}));
    expect(one).toMatchObject({ articleid: THYROID, iLager: true });
    expect((one as unknown as { lagerPerApotek: unknown }).lagerPerApotek).toEqual([
      { Gln: SODERMALM, Stock: 4, StockText: '4 st', InStock: true },
      { Gln: LUND, Stock: 10, StockText: 'Fler än 10', InStock: true },
    ]);
    expect(other).toMatchObject({ articleid: CHEAP, lagerPerApotek: [] });
    const [person = ''] = await personsWith(shop, 1, ['allergy']);
    const another = await named(shop, person);
    expect(rowsIn(await put(another, person, POLLENSTOP))).toMatchObject([
      { articleid: '710010', lagerPerApotek: null },
    ]);
  });
});

describe('a prescription whose article is a product of the catalogue', () => {
  test('is bought beside other goods, dispensed and sent, and no shelf of a product moves for it', async () => {
    const [person = ''] = await personsWith(shop, 1, ['thyroid', 'allergy']);
    const goods = (await shop.varuIds(50)).slice(0, 1);
    const before = [await shelfOf(THYROID), await happened(THYROID)];
    const who = await readyToPay(shop, person, [TYROLIN], goods);
    const { body } = await who.put('/shipments/sync-cart', {});
    const { options } = body as unknown as { options: readonly { optionId: string }[] };
    expect(options.map(({ optionId }) => optionId)).toContain('agent');
    expect(options.filter(({ optionId }) => ['express', 'pharmacy-shelf'].includes(optionId))).toEqual([]);
    await who.put('/shipments/sync-user-choice', { optionId: 'agent' });
    const { purchaseOrderId: orderId } = await paid(shop, who);
    expect(await happened(goods[0]!)).toContain('StockHeld');
    const [line, ...rest] = await waitingOf(shop, orderId);
    expect(rest).toEqual([]);
    expect(await dispensed(shop, line!)).toEqual({ ok: true });
    await until(async () => (await orderOf(shop, orderId)).dispensed.length === 1);
    const { parcels } = await orderOf(shop, orderId);
    expect(parcels).toHaveLength(2);
    for (const at of parcels.keys())
      for (const step of ['picking', 'packed', 'dispatched', 'delivered'] as const)
        await shop.tellWarehouse(orderId, step, at + 1);
    await until(async () => (await orderOf(shop, orderId)).parcels.every(({ phase }) => phase === 'delivered'));
    await until(async () => (await moneyOf(shop, orderId)).captures.every(({ status }) => status === 'captured'));
    const sent = await orderOf(shop, orderId);
    expect(owedTotal(sent)).toBe(sent.order!.totals.total);
    expect([await shelfOf(THYROID), await happened(THYROID)]).toEqual(before);
  });

  test('has a page that leads to prescriptions, and no cart takes it without one', async () => {
    const visitor = shop.visitor();
    expect((await visitor.get(`/api/productpage/${THYROID}`)).status).toBe(200);
    const added = await visitor.post('/cart/add-quantity', { id: THYROID, quantity: 1 });
    expect(added).toMatchObject({ status: 409, body: { errors: [{ code: 'PrescriptionRequired' }] } });
  });
});
