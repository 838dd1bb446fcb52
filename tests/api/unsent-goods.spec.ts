import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { UNSENT_FLAGS } from '../../domain/catalogue/index.js';
import { importFile } from '../../services/shop/catalogue/import/import-file.js';
import { PHARMACIES } from '../../services/shop/pharmacy/register.js';
import { until } from '../shop/look.js';
import { astrid, pay } from '../shop/purchase.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { loop } from './search/loop.js';

const HEAD = 'varuId;name;brand;type;vatClass;price;category;packageText;webStock;pharmacyStock;flags;isMonitorable';
const at = `${PHARMACIES[0]?.gln}:3`;
const GOODS = `${HEAD}
999001;Lavendeltvål;Älvdal;Ha;goods;39,90;hudvard/kropp;250 ml;12;${at};BrokenColdChain;yes
999002;Kvällskräm;Älvdal;Ha;goods;99;hudvard/kropp;100 ml;12;${at};OrderVolume;yes
999003;Morgonkräm;Älvdal;Ha;goods;99;hudvard/kropp;100 ml;12;${at};NotWarehousePlanned;yes
999004;Sista krämen;Älvdal;Ha;goods;99;hudvard/kropp;100 ml;0;;;no
999005;Dagkräm;Älvdal;Ha;goods;99;hudvard/kropp;100 ml;0;;;yes
999006;Nattkräm;Älvdal;Ha;goods;99;hudvard/kropp;100 ml;12;${at};;yes`;
const NUMBERS = ['999001', '999002', '999003', '999004', '999005', '999006'];
const TEXTS = {
  BrokenColdChain: 'Kylkedjan kan inte hållas, varan säljs inte på nätet',
  OrderVolume: 'Säljs i större volymer, beställ på ett apotek',
  NotWarehousePlanned: 'Finns inte i webblagret, fråga på ett apotek',
} as const;
const unsent = UNSENT_FLAGS.map((flag, index) => [flag, `99900${index + 1}`] as const);
const ASTRID = '198507099805';

describe('goods not sold online, and goods not watched (CAT-01, PRO-15)', () => {
  let shop: TestShop;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'algort-unsent-'));
    shop = await startTestShop({ products: 60, webBuild: path.resolve('dist/web') });
    await brought(GOODS);
    // The search shows new goods up to a second after the pages of products do.
    const filter = { type: 'id', value: NUMBERS };
    await until(async () => {
      const { body } = await loop(shop.visitor(), 'getEntities', { resultsOptions: { filter } });
      return body.data?.results.count === NUMBERS.length;
    });
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
  const productPage = (varuId: string) => shop.visitor().get(`/api/productpage/${varuId}`);
  const page = async (address: string): Promise<string> => (await fetch(`${shop.url}${address}`)).text();

  test.each(unsent)('%s restricts the card, the page and the search', async (flag, varuId) => {
    const { body } = await productPage(varuId);
    expect(body).toMatchObject({
      ...{ flags: [flag], Restricted: true, buyable: false, isMonitorable: false, stockLabel: 'Köp från butik' },
      ...{ restrictionText: TEXTS[flag], notBuyableInfoTextShort: TEXTS[flag] },
      quantityInfo: { maxAllowedQuantity: 0 },
    });
    const filter = {
      and: [
        { type: 'id', value: varuId },
        { attributeName: 'Restricted', value: true },
      ],
    };
    const found = await loop(shop.visitor(), 'getEntities', { resultsOptions: { filter } });
    expect(found.body.data?.results.items[0]?.attributes).toContainEqual({
      ...{ name: 'restrictionText', type: 'string', values: [TEXTS[flag]] },
    });
    const html = await page(String(body['url']));
    expect(html).toContain('Säljs inte på nätet');
    expect(html).not.toContain('Lägg i varukorgen');
    expect(await page('/varumarken/alvdal')).toContain(TEXTS[flag]);
  });

  test.each(unsent)('%s keeps the goods out of both carts', async (_flag, varuId) => {
    const shopper = shop.visitor();
    const refused = { status: 409, body: { errors: [{ field: 'varuId', code: 'ItemUnsent' }] } };
    expect(await shopper.post('/cart/add-quantity', { id: varuId, quantity: 1 })).toMatchObject(refused);
    expect(await shopper.post(`/api/cart/items/${varuId}`, { Quantity: 1 })).toMatchObject(refused);
    expect((await shopper.get('/cart')).body).toMatchObject({ lineItems: [] });
  });

  test('say so in the basket, which then cannot grow or be paid', async () => {
    const shopper = shop.visitor();
    expect(await shopper.post('/cart/add-quantity', { id: '999006', quantity: 1 })).toMatchObject({ status: 200 });
    expect(await shopper.put('/customer-details', astrid)).toMatchObject({ status: 200 });
    expect(await shopper.put('/shipments/sync-user-choice', { optionId: 'postal' })).toMatchObject({ status: 200 });
    await brought('varuId;flags\n999006;OrderVolume');
    await until(async () => (await productPage('999006')).body['buyable'] === (false as never));
    await until(async () => (await shopper.post('/cart/set-quantity', { id: '999006', quantity: 2 })).status === 409);
    expect(await pay(shopper)).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'INVALID_CART' }, { code: 'NOT_SOLD_ONLINE' }] },
    });
    const basket = await shopper.get('/shop/basket');
    expect(JSON.stringify(basket.body)).toContain('Säljs inte på nätet. Ta bort varan för att kunna betala.');
  });

  test('say so by their number, have no button and refuse a watch', async () => {
    expect((await productPage('999004')).body).toMatchObject({ isMonitorable: false, inWebStock: false });
    expect((await productPage('999005')).body).toMatchObject({ isMonitorable: true, inWebStock: false });
    const shopper = shop.visitor();
    await shopper.logIn(ASTRID);
    const UserId = await shop.customerId(ASTRID);
    const watch = (ProductId: string) =>
      shopper.post('/api/ProductMonitoring', { UserId, ProductId, NotificationType: 'PUSH', productType: null });
    expect(await watch('999004')).toMatchObject({ body: { errors: [{ code: 'ProductNotMonitorable' }] } });
    expect(await watch('999001')).toMatchObject({ body: { errors: [{ code: 'ProductNotMonitorable' }] } });
    const pageOf = async (varuId: string): Promise<string> =>
      JSON.stringify((await shopper.get(String((await productPage(varuId)).body['url']))).body);
    expect(await pageOf('999004')).not.toContain('Bevaka');
    expect(await pageOf('999005')).toContain('Bevaka');
    expect(await watch('999005')).toMatchObject({ status: 200 });
  });
});
