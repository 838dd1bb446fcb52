import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { atStockholm } from '../../domain/kernel/index.js';
import { product } from '../../domain/product/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { importFile } from '../../services/shop/catalogue/import/import-file.js';
import { pharmacyAt } from '../../services/shop/pharmacy/pharmacy-place.js';
import { PHARMACIES } from '../../services/shop/pharmacy/register.js';
import { until } from '../shop/look.js';
import { astrid, pay } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const NOON = atStockholm('2026-10-12', '12:00');
const [SALVE, SOAP, AGENCY_ONLY] = ['999201', '999202', '999203'];
const PLACE = 'pharmacy-102';
const SODERMALM = pharmacyAt(PLACE)?.gln ?? '';
const AGENCY = PHARMACIES.find(({ isAgency }) => isAgency)?.gln ?? '';
const GOODS = `varuId;name;brand;type;vatClass;price;category;packageText;webStock;pharmacyStock;flags;isMonitorable
${SALVE};Sällsynt salva;Älvdal;Ha;goods;399;hudvard/kropp;100 ml;0;${SODERMALM}:3;;yes
${SOAP};Vanlig tvål;Älvdal;Ha;goods;49;hudvard/kropp;1 st;9;${AGENCY}:1;;yes
${AGENCY_ONLY};Ombudets kräm;Älvdal;Ha;goods;59;hudvard/kropp;50 ml;0;${AGENCY}:4;;yes`;

describe('goods that only a pharmacy has (CHK-02, CRT-02)', () => {
  const clock = new SettableClock(NOON);
  let shop: TestShop;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'algort-collected-'));
    shop = await startTestShop({ products: 60, clock });
    const file = path.join(directory, 'goods.csv');
    await writeFile(file, GOODS);
    expect(await importFile(shop.platform, file)).toMatchObject({ refused: 0 });
    await until(async () => (await shop.visitor().get(`/api/productpage/${AGENCY_ONLY}`)).status === 200);
  });
  afterAll(async () => {
    await shop.stop();
    await rm(directory, { recursive: true, force: true });
  });
  const stockOf = async (varuId: string) => (await shop.app.get(CommandHandling).load(product, varuId)).stock;
  const add = (visitor: Shopper, id: string, quantity = 1) => visitor.post('/cart/add-quantity', { id, quantity });

  async function withGoods(...varuIds: readonly string[]): Promise<Shopper> {
    const visitor = shop.visitor();
    for (const id of varuIds) expect(await add(visitor, id)).toMatchObject({ status: 200 });
    expect(await visitor.put('/customer-details', astrid)).toMatchObject({ status: 200 });
    return visitor;
  }

  test('can be added up to what one pharmacy has, and every call says how many that is', async () => {
    const visitor = shop.visitor();
    expect((await visitor.get(`/api/productpage/${SALVE}`)).body).toMatchObject({
      inWebStock: false,
      stockLabel: 'Köp från butik',
      quantityInfo: { maxAllowedQuantity: 3 },
    });
    expect(await add(visitor, SALVE, 2)).toMatchObject({
      status: 200,
      body: { lineItems: [{ maxBuyableQuantity: 3 }] },
    });
    expect((await visitor.get(`/api/cart/items/${SALVE}/quantityinfo`)).body).toEqual({
      currentlyInCartQuantity: 2,
      maxAllowedQuantity: 3,
    });
    expect(await visitor.post('/cart/set-quantity', { id: SALVE, quantity: 4 })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'OUT_OF_STOCK', message: 'Det finns bara 3 st i lager. Välj högst 3.' }] },
    });
    expect(await visitor.post('/cart/set-quantity', { id: SALVE, quantity: 3 })).toMatchObject({ status: 200 });
  });

  test('are never promised free delivery, because a pharmacy that packs them takes its price', async () => {
    const { body } = await add(shop.visitor(), SALVE);
    expect(body).toMatchObject({
      freeShipping: {
        freeShippingPossible: false,
        customerMessage: 'Fri frakt gäller inte för varorna i varukorgen.',
      },
    });
  });

  test('are collected at the pharmacies that have them, and no carrier takes them', async () => {
    const visitor = await withGoods(SALVE);
    const { body } = await visitor.put('/shipments/sync-cart', {});
    const { options } = body as unknown as { options: { optionId: string; places: { placeId: string }[] }[] };
    expect(options.map(({ optionId }) => optionId)).toEqual(['express', 'pharmacy-shelf']);
    for (const { places } of options) expect(places.map(({ placeId }) => placeId)).toEqual([PLACE]);
    expect(await visitor.put('/shipments/sync-user-choice', { optionId: 'postal' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'optionId', code: 'DELIVERY_NOT_OFFERED' }] },
    });
    const choice = { optionId: 'pharmacy-shelf', placeId: PLACE };
    expect(await visitor.put('/shipments/sync-user-choice', choice)).toMatchObject({ status: 200 });
    expect((await pay(visitor)).body).toMatchObject({ success: true });
    await until(async () => (await stockOf(SALVE))?.pharmacies[SODERMALM] === 2);
    expect((await stockOf(SALVE))?.web).toBe(0);
  });

  test('beside goods that the pharmacy lacks stand in the way, and are named', async () => {
    const visitor = await withGoods(SOAP, SALVE);
    expect(await visitor.put('/shipments/sync-cart', {})).toMatchObject({
      status: 409,
      body: {
        errors: [
          {
            code: 'NO_SHIPPING_OPTIONS',
            explanation:
              'Finns bara på apotek, och inget apotek nära ditt postnummer har hela varukorgen: Sällsynt salva.',
          },
        ],
        lines: [{ varuId: SALVE, name: 'Sällsynt salva' }],
      },
    });
    expect(await pay(visitor)).toMatchObject({ status: 409, body: { errors: [{ code: 'NO_SHIPPING_OPTIONS' }] } });
  });

  test('of an agency, which packs nothing itself, cannot be added', async () => {
    expect(await add(shop.visitor(), AGENCY_ONLY)).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'OUT_OF_STOCK' }], maxAllowedQuantity: 0 },
    });
  });

  test('that the web shop gets again are sent, and a choice to collect them is asked anew', async () => {
    const visitor = await withGoods(SALVE);
    await visitor.put('/shipments/sync-user-choice', { optionId: 'pharmacy-shelf', placeId: PLACE });
    const counted = { type: 'CountStock', web: 5, pharmacies: { [SODERMALM]: 2 } } as const;
    await shop.app.get(CommandHandling).handle(product, SALVE, counted, newContext({ kind: 'system', id: 'test' }));
    const page = async () => (await shop.visitor().get(`/api/productpage/${SALVE}`)).body;
    await until(async () => (await page())['inWebStock'] === true);
    expect(await pay(visitor)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'optionId', code: 'DELIVERY_NOT_OFFERED' }] },
    });
    expect(await visitor.put('/shipments/sync-user-choice', { optionId: 'postal' })).toMatchObject({ status: 200 });
    expect((await pay(visitor)).body).toMatchObject({ success: true });
  });
});
