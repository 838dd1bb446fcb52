import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { order } from '../../domain/order/index.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { CurrentCart } from '../../services/shop/cart/current-cart.js';
import { importFile } from '../../services/shop/catalogue/import/import-file.js';
import { until } from '../shop/look.js';
import { astrid, pay } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const CREAM = '999101';
const CULTURE = '999102';
const GOODS = `varuId;name;brand;type;vatClass;price;category;packageText;webStock;pharmacyStock;flags;isMonitorable
${CREAM};Vardagskräm;Älvdal;Ha;goods;99;hudvard/kropp;100 ml;12;;;yes
${CULTURE};Levande kultur;Älvdal;Ha;food;149;kosttillskott/probiotika;7 ml;12;;StoredCold;yes`;
const KIRUNA = { ...astrid, postalCode: '981 30', city: 'Kiruna' };

interface Option {
  readonly optionId: string;
  readonly price: number;
  readonly places: readonly { readonly placeId: string; readonly name: string; readonly street: string }[];
  readonly parcels: readonly { readonly kind: string; readonly method: string; readonly promise: string }[];
}

describe('cold goods beside others (CHK-16)', () => {
  let shop: TestShop;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'algort-parcels-'));
    shop = await startTestShop({ products: 60 });
    const file = path.join(directory, 'goods.csv');
    await writeFile(file, GOODS);
    expect(await importFile(shop.platform, file)).toMatchObject({ refused: 0 });
    await until(async () => (await shop.visitor().get(`/api/productpage/${CULTURE}`)).status === 200);
  });
  afterAll(async () => {
    await shop.stop();
    await rm(directory, { recursive: true, force: true });
  });

  async function visitorWith(varuIds: readonly string[], details: object): Promise<Shopper> {
    const visitor = shop.visitor();
    for (const id of varuIds)
      expect(await visitor.post('/cart/add-quantity', { id, quantity: 1 })).toMatchObject({ status: 200 });
    expect(await visitor.put('/customer-details', details)).toMatchObject({ status: 200 });
    return visitor;
  }

  test('leave as two parcels with one price, each with its number, way and promise', async () => {
    const visitor = await visitorWith([CULTURE, CREAM], astrid);
    const { options } = (await visitor.put('/shipments/sync-cart', {})).body as unknown as {
      options: readonly Option[];
    };
    const agent = options.find(({ optionId }) => optionId === 'agent');
    expect(agent).toMatchObject({ price: 99, parcels: [{ kind: 'ambient' }, { kind: 'chilled' }] });
    expect((await visitor.put('/shipments/sync-user-choice', { optionId: 'agent' })).body).toMatchObject({
      shipmentPrice: 99,
    });

    const paid = await pay(visitor);
    expect(paid.body).toMatchObject({ success: true });
    const { purchaseOrderId } = paid.body as unknown as { purchaseOrderId: string };
    const { order: placed } = await shop.app.get(CommandHandling).load(order, purchaseOrderId);
    const number = placed?.orderNumber ?? '';
    const confirmation = await visitor.get(`/purchase-order/${purchaseOrderId}`);
    expect(confirmation.body).toMatchObject({
      ShippingTotalAsNumber: 99,
      TrackingNumber: `${number}-1`,
      Parcels: [
        { TrackingNumber: `${number}-1`, Kind: 'ambient', Method: 'Butiksombud', VaruIds: [CREAM] },
        { TrackingNumber: `${number}-2`, Kind: 'chilled', Method: 'Kyld hemleverans', VaruIds: [CULTURE] },
      ],
    });

    const mail = await shop.partners.simulated.mail?.first(({ subject }) => subject.endsWith(number));
    expect(mail?.text).toContain('Din beställning kommer i 2 paket:');
    expect(mail?.text).toContain(`${number}-1 Övriga varor: Butiksombud, ${agent?.parcels[0]?.promise}`);
    expect(mail?.text).toContain(`${number}-2 Kylda varor: Kyld hemleverans, ${agent?.parcels[1]?.promise}`);
    await shop.tellWarehouse(purchaseOrderId, 'dispatched');
  });

  test('are named where no parcel reaches them, and the others can still be sent (CHK-13)', async () => {
    const both = await visitorWith([CULTURE, CREAM], KIRUNA);
    for (const answer of [await both.put('/shipments/sync-cart', {}), await pay(both)])
      expect(answer).toMatchObject({
        status: 409,
        body: {
          title: 'Vi hittar inget leveranssätt',
          errors: [
            {
              code: 'NO_SHIPPING_OPTIONS',
              message: 'Denna kombination av varor kan inte levereras i samma order. Du kan ändra i din varukorg.',
            },
          ],
          lines: [{ varuId: CULTURE, name: 'Levande kultur' }],
        },
      });
    const other = await visitorWith([CREAM], KIRUNA);
    expect((await other.put('/shipments/sync-cart', {})).status).toBe(200);
  });

  test('are collected at a place that the server knows, of the option, and near the receiver (CHK-02)', async () => {
    const visitor = await visitorWith([CREAM], astrid);
    const { options } = (await visitor.put('/shipments/sync-cart', {})).body as unknown as {
      options: readonly Option[];
    };
    const placesOf = (wanted: string) => options.find(({ optionId }) => optionId === wanted)?.places ?? [];
    const [nearest, second] = placesOf('agent');
    expect(placesOf('evening-home')).toEqual([]);
    const choose = (optionId: string, placeId?: string) =>
      visitor.put('/shipments/sync-user-choice', { optionId, ...(placeId && { placeId }) });
    for (const placeId of ['agent-322-1', 'nowhere', placesOf('pharmacy')[0]?.placeId])
      expect(await choose('agent', placeId)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'placeId', code: 'PLACE_NOT_OFFERED' }] },
      });
    expect(await choose('evening-home', nearest?.placeId)).toMatchObject({ status: 400 });

    const collected = async () => {
      const cartState = await shop.app.get(CurrentCart, { strict: false }).state(await cartIdOf(visitor));
      return cartState.pickupPlace?.placeId ?? null;
    };
    await choose('agent');
    expect(await collected()).toBe(nearest?.placeId);
    await choose('agent', second?.placeId);
    await choose('agent');
    expect(await collected()).toBe(second?.placeId);
    await choose('evening-home');
    expect(await collected()).toBeNull();
    await choose('agent', second?.placeId);

    expect(await visitor.put('/customer-details', KIRUNA)).toMatchObject({ status: 200 });
    expect(await pay(visitor)).toMatchObject({ status: 400, body: { errors: [{ code: 'PLACE_NOT_OFFERED' }] } });
    expect(await visitor.put('/customer-details', astrid)).toMatchObject({ status: 200 });
    const paid = await pay(visitor);
    const { purchaseOrderId } = paid.body as unknown as { purchaseOrderId: string };
    expect((await visitor.get(`/purchase-order/${purchaseOrderId}`)).body).toMatchObject({
      PickupPlace: { Name: second?.name, StreetAddress: second?.street },
    });
    const mail = await shop.partners.simulated.mail?.first(({ text }) => text.includes(`Hämtas på: ${second?.name}, `));
    expect(mail?.text).toContain(`${second?.name}, ${second?.street}, `);
  });
});

async function cartIdOf(visitor: Shopper): Promise<string> {
  return String((await visitor.get('/cart')).body['cartId']);
}
