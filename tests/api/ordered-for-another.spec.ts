import path from 'node:path';

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import { until } from '../shop/look.js';
import { add, idOf, named, rowsIn, THYROID } from '../shop/prescription-cart.js';
import { astrid as receiver, pay } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const [GRETA, HUGO, ASTRID, VILGOT] = ['194803122383', '195109072396', '198507099805', '201803142395'] as const;

let shop: TestShop;
const clock = new SettableClock('2026-11-18T09:00:00.000Z');
beforeAll(async () => void (shop = await startTestShop({ clock, products: 20, webBuild: path.resolve('dist/web') })));
afterAll(() => shop.stop());
afterEach(() => script({}));

const script = (settings: object): void => shop.partners.simulated['e-health']?.setScript(settings);
const text = async (who: Shopper, address: string): Promise<string> => String((await who.get(address)).body['text']);
const paged = (orderId: string): readonly string[] => [
  ...[`/member/minakop/${orderId}`, `/shop/confirmation?Id=${orderId}&sys=cos`, `/shop/kvitto/${orderId}`],
];
/** The facts of an order's page, as they are read. */
const facts = (page: string): ReadonlyMap<string, string> =>
  new Map(
    [...page.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, label = '', value = '']) => [label, value]),
  );

async function bought(who: Shopper, row: object): Promise<string> {
  expect(rowsIn(await add(who, row))).toHaveLength(1);
  const [varuId] = await shop.varuIds(5);
  expect((await who.post('/cart/add-quantity', { id: varuId, quantity: 1 })).status).toBe(200);
  expect((await who.put('/customer-details', receiver)).status).toBe(200);
  expect((await who.put('/shipments/sync-user-choice', { optionId: 'postal' })).status).toBe(200);
  const orderId = String((await pay(who)).body['purchaseOrderId']);
  await until(async () => (await who.get(`/member/minakop/${orderId}`)).status === 200);
  return orderId;
}

const told = (page: string) => ['Beställd av', 'Betald av', 'Får hämta ut'].map((label) => facts(page).get(label));

test('order page, confirmation and receipt of an order by warrant say who ordered, who paid and who may collect (RX-08)', async () => {
  const hugo = await named(shop, HUGO);
  const ordinationsId = await idOf(hugo, GRETA, 'Tyrolin');
  const orderId = await bought(hugo, { ordinationsId, articleid: THYROID, personnummer: GRETA });
  for (const address of paged(orderId))
    expect(told(await text(hugo, address)), address).toEqual([
      ...['Dig, med fullmakt', 'Dig', 'Du, eller den som gav dig fullmakten'],
    ]);
  script({ deceased: [GRETA] });
  for (const address of paged(orderId))
    expect(told(await text(hugo, address)), address).toEqual([undefined, undefined, undefined]);
});

test('for a child the guardian ordered, paid and collects', async () => {
  const astrid = await named(shop, ASTRID);
  const { body } = await astrid.post('/recept/ordinationer', { personnummer: VILGOT, typ: 'human' });
  const [first] = (body as unknown as { ordinationer: { ordinationsId: string; artikel: { varunummer: string } }[] })
    .ordinationer;
  const orderId = await bought(astrid, {
    ...{ ordinationsId: first?.ordinationsId, articleid: first?.artikel.varunummer, personnummer: VILGOT },
  });
  for (const address of paged(orderId))
    expect(told(await text(astrid, address)), address).toEqual(['Dig, som vårdnadshavare', 'Dig', 'Du']);
});

test('for oneself none of it is said', async () => {
  const astrid = await named(shop, ASTRID);
  const orderId = await bought(astrid, { ordinationsId: await idOf(astrid, ASTRID, 'Tyrolin') });
  for (const address of paged(orderId))
    expect(told(await text(astrid, address)), address).toEqual([undefined, undefined, undefined]);
});
