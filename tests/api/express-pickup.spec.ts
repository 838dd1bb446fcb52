import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { atStockholm } from '../../domain/kernel/index.js';
import { order } from '../../domain/order/index.js';
import { product } from '../../domain/product/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { importFile } from '../../services/shop/catalogue/import/import-file.js';
import { pharmacyAt } from '../../services/shop/pharmacy/pharmacy-place.js';
import { ASTRID } from '../shop/e-id.js';
import { until } from '../shop/look.js';
import { astrid, pay, refusedCard } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const MONDAY = '2026-10-12';
const NOON = atStockholm(MONDAY, '12:00');
const [CREAM, CULTURE, LAST] = ['999101', '999102', '999103'];
const PLACE = 'pharmacy-102';
const SODERMALM = pharmacyAt(PLACE)?.gln ?? '';
const KIRUNA = { ...astrid, postalCode: '981 30', city: 'Kiruna' };
const [NORTHERN, NORTHERN_PLACE] = [pharmacyAt('pharmacy-322')?.gln ?? '', 'pharmacy-322'];
const GOODS = `varuId;name;brand;type;vatClass;price;category;packageText;webStock;pharmacyStock;flags;isMonitorable
${CREAM};Vardagskräm;Älvdal;Ha;goods;99;hudvard/kropp;100 ml;9;${SODERMALM}:9|${NORTHERN}:2;;yes
${CULTURE};Levande kultur;Älvdal;Ha;food;149;kosttillskott/probiotika;7 ml;9;${SODERMALM}:9|${NORTHERN}:2;StoredCold;yes
${LAST};Sista krämen;Älvdal;Ha;goods;59;hudvard/kropp;50 ml;9;${SODERMALM}:1;;yes`;
const BUYERS = ['197509152380', '198002292384', '199908072391', '197010632391'] as const;
const SYSTEM = { kind: 'system', id: 'test' } as const;

interface Option {
  readonly optionId: string;
  readonly price: number;
  readonly promise: string;
  readonly requiresIdentification: boolean;
  readonly places: readonly { readonly placeId: string }[];
}

describe('express pickup at a pharmacy (CHK-02)', () => {
  const clock = new SettableClock(NOON);
  let shop: TestShop;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'algort-express-'));
    shop = await startTestShop({ products: 60, clock });
    const file = path.join(directory, 'goods.csv');
    await writeFile(file, GOODS);
    expect(await importFile(shop.platform, file)).toMatchObject({ refused: 0 });
    await until(async () => (await shop.visitor().get(`/api/productpage/${LAST}`)).status === 200);
  });
  afterAll(async () => {
    await shop.stop();
    await rm(directory, { recursive: true, force: true });
  });
  const commands = () => shop.app.get(CommandHandling);
  const stockOf = async (varuId: string) => (await commands().load(product, varuId)).stock;
  const count = (varuId: string, web: number, pieces: number) =>
    commands().handle(
      product,
      varuId,
      { type: 'CountStock', web, pharmacies: { [SODERMALM]: pieces } },
      newContext(SYSTEM),
    );
  const shownAt = async (varuId: string) => {
    const { body } = await shop.visitor().post('/api/pharmacy/stocks', { glns: [SODERMALM], varunr: [varuId] });
    return (body as unknown as { Stocks: { Stock: number }[] }[])[0]?.Stocks[0]?.Stock;
  };

  async function withGoods(varuIds: readonly string[], visitor: Shopper = shop.visitor(), details: object = astrid) {
    for (const id of varuIds)
      expect(await visitor.post('/cart/add-quantity', { id, quantity: 1 })).toMatchObject({ status: 200 });
    expect(await visitor.put('/customer-details', details)).toMatchObject({ status: 200 });
    return visitor;
  }
  async function optionsOf(visitor: Shopper): Promise<readonly Option[]> {
    const { body } = await visitor.put('/shipments/sync-cart', {});
    return (body as unknown as { options: readonly Option[] }).options ?? [];
  }
  const expressOf = async (visitor: Shopper) =>
    (await optionsOf(visitor)).find(({ optionId }) => optionId === 'express');

  async function expressShopper(person: string, varuIds: readonly string[]): Promise<Shopper> {
    const visitor = await withGoods(varuIds, shop.visitor());
    expect((await visitor.logIn(person)).status).toBe(200);
    expect(await visitor.put('/customer-details', astrid)).toMatchObject({ status: 200 });
    const choice = { optionId: 'express', placeId: PLACE };
    expect(await visitor.put('/shipments/sync-user-choice', choice)).toMatchObject({ status: 200 });
    return visitor;
  }

  test('is offered with the goods of both kinds as one parcel, in both generations of calls, until two hours before closing', async () => {
    const visitor = await withGoods([CREAM, CULTURE]);
    expect(await expressOf(visitor)).toMatchObject({
      ...{ optionId: 'express', name: 'Expresshämtning på apotek', price: 69 },
      ...{ promise: 'måndag 12 oktober före kl. 14.00', earliest: MONDAY, latest: MONDAY },
      places: [{ placeId: PLACE }],
      parcels: [{ kind: 'chilled' }],
    });
    const { options } = (await visitor.get('/api/cart/shipping')).body as unknown as { options: readonly Option[] };
    expect(options.find(({ optionId }) => optionId === 'express')).toMatchObject({ price: 69 });
    for (const [time, offered] of [
      ['16:59', true],
      ['17:00', false],
    ] as const) {
      clock.set(atStockholm(MONDAY, time));
      expect([time, (await expressOf(visitor)) !== undefined]).toEqual([time, offered]);
    }
    clock.set(NOON);
  });

  test('needs a strong log-in, as every parcel locker does, when it is chosen and when it is paid', async () => {
    const guest = await withGoods([CREAM]);
    const asking = (await optionsOf(guest)).filter(({ requiresIdentification }) => requiresIdentification);
    expect(asking.map(({ optionId }) => optionId)).toEqual(['locker', 'express']);
    for (const optionId of ['express', 'locker'])
      expect(await guest.put('/shipments/sync-user-choice', { optionId })).toMatchObject({
        status: 401,
        body: { errors: [{ message: 'För expressleverans/instabox krävs att du loggar in med BankID eller Freja+.' }] },
      });
    expect(await guest.put('/api/cart/shipping/widget', { optionId: 'express' })).toMatchObject({ status: 401 });
  });

  test('is refused at a pharmacy that has not all the goods, and when the time ran out before the payment', async () => {
    clock.set(atStockholm(MONDAY, '16:55'));
    const visitor = await expressShopper(ASTRID, [CREAM]);
    const elsewhere = { optionId: 'express', placeId: 'pharmacy-101' };
    expect(await visitor.put('/shipments/sync-user-choice', elsewhere)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'placeId', code: 'PLACE_NOT_OFFERED' }] },
    });
    clock.set(atStockholm(MONDAY, '17:00'));
    expect(await pay(visitor)).toMatchObject({ status: 400, body: { errors: [{ field: 'placeId' }] } });
    clock.set(NOON);
    expect(await visitor.post('/cart/set-quantity', { id: CREAM, quantity: 0 })).toMatchObject({ status: 200 });
  });

  test('takes the goods from the pharmacy and not from the web shelf, and gives them back there', async () => {
    const before = await stockOf(CREAM);
    const visitor = await expressShopper(ASTRID, [CREAM]);
    expect((await pay(visitor, { card: refusedCard })).body).toMatchObject({ success: false });
    const paid = await pay(visitor);
    expect(paid.body).toMatchObject({ success: true });
    const { purchaseOrderId: orderId } = paid.body as unknown as { purchaseOrderId: string };
    const pieces = (before?.pharmacies[SODERMALM] ?? 0) - 1;
    await until(async () => (await stockOf(CREAM))?.pharmacies[SODERMALM] === pieces);
    expect((await stockOf(CREAM))?.web).toBe(before?.web);
    await until(async () => (await shownAt(CREAM)) === pieces);
    const { order: placed } = await commands().load(order, orderId);
    expect(placed).toMatchObject({
      totals: { shipping: 6900 },
      parcels: [{ optionId: 'express', promise: { latest: MONDAY } }],
      pickupPlace: { placeId: PLACE },
    });
    const at = clock.now();
    for (const command of [
      { type: 'Cancel', by: 'staff', reason: 'ångrat', cancelledAt: at },
      { type: 'AnswerCancellation', answer: 'stopped', answeredAt: at },
    ] as const)
      expect(await commands().handle(order, orderId, command, newContext(SYSTEM))).toMatchObject({ ok: true });
    await until(async () => (await stockOf(CREAM))?.pharmacies[SODERMALM] === pieces + 1);
    expect((await stockOf(CREAM))?.web).toBe(before?.web);
  });

  test('gives the last piece to one of many buyers at once; the others keep their carts and are told', async () => {
    const buyers = await Promise.all(BUYERS.map((person) => expressShopper(person, [LAST])));
    const answers = await Promise.all(buyers.map((buyer) => pay(buyer, { paymentMethod: 'swish' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      errors: [
        { code: 'INVALID_CART', message: expect.stringContaining('Apoteket har inte längre alla varor.') as string },
        { code: 'OUT_OF_STOCK', message: 'Sista krämen är slut på apoteket.' },
      ],
    });
    await until(async () => (await shownAt(LAST)) === 0);
    const loser = buyers[answers.findIndex(({ status }) => status === 409)] as Shopper;
    expect(await expressOf(loser)).toBeUndefined();
    expect(await loser.put('/shipments/sync-user-choice', { optionId: 'postal' })).toMatchObject({ status: 200 });
    expect((await pay(loser)).body).toMatchObject({ success: true });
  });

  test('holds its own last piece through a payment that is begun anew', async () => {
    await count(LAST, 9, 2);
    await until(async () => (await shownAt(LAST)) === 1);
    const winner = await expressShopper(ASTRID, [LAST]);
    await pay(winner, { paymentMethod: 'swish' });
    expect((await pay(winner)).body).toMatchObject({ success: true });
  });

  test('where cold goods cannot be sent, a near pharmacy that has them hands all out, also on the next day (CHK-13)', async () => {
    const shelfOf = async (visitor: Shopper) =>
      (await optionsOf(visitor)).find(({ optionId }) => optionId === 'pharmacy-shelf');
    const north = await withGoods([CREAM, CULTURE], shop.visitor(), KIRUNA);
    expect(await shelfOf(north)).toMatchObject({
      ...{ name: 'Hämta på apotek som har varorna', price: 29 },
      ...{ promise: 'måndag 12 oktober före kl. 14.00', places: [{ placeId: NORTHERN_PLACE }] },
    });
    clock.set(atStockholm(MONDAY, '16:00'));
    expect(await shelfOf(north)).toMatchObject({ promise: 'tisdag 13 oktober före kl. 11.00' });
    expect((await optionsOf(north)).map(({ optionId }) => optionId)).toEqual(['pharmacy-shelf']);
    await north.put('/api/cart/shipping/widget', { optionId: 'pharmacy-shelf' });
    const web = (await stockOf(CULTURE))?.web;
    expect((await pay(north)).body).toMatchObject({ success: true });
    await until(async () => (await stockOf(CULTURE))?.pharmacies[NORTHERN] === 1);
    expect((await stockOf(CULTURE))?.web).toBe(web);
    clock.set(NOON);

    const sendable = await withGoods([CREAM], shop.visitor(), KIRUNA);
    expect(await shelfOf(sendable)).toBeUndefined();
    const many = await withGoods([CULTURE], shop.visitor(), KIRUNA);
    await many.post('/cart/set-quantity', { id: CULTURE, quantity: 3 });
    expect(await many.put('/shipments/sync-cart', {})).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'NO_SHIPPING_OPTIONS' }], lines: [{ varuId: CULTURE }] },
    });
  });
});
