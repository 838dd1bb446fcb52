import path from 'node:path';

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { Toggles } from '../../services/access/toggles/toggles.js';
import { add, ASTRID, idOf, named, rowsIn, tensidal, tyrolin } from '../shop/prescription-cart.js';
import { put, RESPIRIN } from '../shop/prescription-purchase.js';
import { astrid, pay } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const ELSA = '199908072391';
const CLOSED = 'Recepttjänsten är stängd just nu. Försök igen senare.';

let shop: TestShop;
let good: string;
beforeAll(async () => {
  shop = await startTestShop({ products: 40, webBuild: path.resolve('dist/web') });
  [good = ''] = await shop.varuIds(5);
});
afterAll(() => shop.stop());
afterEach(() => void vi.restoreAllMocks());

/** Staff turn the toggle off while shoppers have prescriptions in their carts. */
function closes(): void {
  const toggles = shop.app.get(Toggles, { strict: false });
  const before = toggles.isOn.bind(toggles);
  vi.spyOn(toggles, 'isOn').mockImplementation((name) => name !== 'PrescriptionCartToggle' && before(name));
}

async function withRow(): Promise<{ readonly who: Shopper; readonly rowId: string }> {
  const who = await named(shop, ASTRID);
  const { body } = await tyrolin(who);
  const { kundvagnar } = body as unknown as { kundvagnar: { rader: { radnummer: string }[] }[] };
  await who.post('/cart/add-quantity', { id: good, quantity: 1 });
  await who.put('/customer-details', astrid);
  await who.put('/shipments/sync-user-choice', { optionId: 'postal' });
  return { who, rowId: kundvagnar[0]?.rader[0]?.radnummer ?? '' };
}

test('while prescriptions cannot be bought, a cart that has one is told so and not paid, and the rest can be bought', async () => {
  const { who, rowId } = await withRow();
  closes();
  for (const answer of [await tyrolin(who), await who.post('/kundvagn/hamta', {}), await pay(who)])
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([503, expect.stringContaining(CLOSED)]);
  const basket = await who.get('/shop/basket');
  expect([basket.status, String(basket.body['text'])]).toEqual([200, expect.stringContaining('Tyrolin')]);
  expect((await who.post('/kundvagn/ta-bort', { radnummer: rowId })).status).toBe(200);
  expect((await who.get('/cart')).body).toMatchObject({ lineItems: [{ varuId: good }] });
  expect((await pay(who)).status).toBe(200);
});

test('the prescriptions are shown without a button, and the cart keeps its row until they can be bought again', async () => {
  const { who } = await withRow();
  closes();
  const page = await who.get('/mina-recept-inloggad/');
  expect(page.body['text']).toContain('Tyrolin');
  expect(page.body['text']).not.toContain('i varukorgen</button>');
  vi.restoreAllMocks();
  expect((await pay(who)).status).toBe(200);
});

test('a row is taken out while the national service is closed, and the answer has the cart without it', async () => {
  const who = await named(shop, ASTRID);
  const [respirin] = rowsIn(await put(who, ASTRID, RESPIRIN));
  expect(rowsIn(await tensidal(who))).toHaveLength(2);
  const register = shop.partners.simulated['e-health']!;
  register.setScript({ fault: 'closed' });
  const removed = await who.post('/kundvagn/ta-bort', { radnummer: respirin?.radnummer });
  register.setScript({});
  expect(rowsIn(removed).map(({ artikel }) => artikel.namn)).toEqual(['Amlovent']);
  expect(rowsIn(await who.post('/kundvagn/hamta', {}))).toHaveLength(1);
});

test('while the status of the national service is not 200, pages say so, and nothing is added or ordered (RX-20)', async () => {
  const elsa = await named(shop, ELSA);
  const ordinationsId = await idOf(elsa, ELSA, 'Ovalette');
  const ovalette = () => add(elsa, { ordinationsId, articleid: '710012', personnummer: ELSA });
  expect(rowsIn(await ovalette())).toHaveLength(1);
  await elsa.put('/customer-details', { ...astrid, firstName: 'Elsa' });
  await elsa.put('/shipments/sync-user-choice', { optionId: 'postal' });
  const register = shop.partners.simulated['e-health']!;
  register.setScript({ saysClosed: true });
  expect((await elsa.get('/psoapi/status')).status).toBe(503);
  const page = await elsa.get('/mina-recept-inloggad/');
  expect(page.body['text']).toContain(CLOSED);
  expect(page.body['text']).not.toContain('Ovalette');
  for (const answer of [await ovalette(), await pay(elsa)])
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([503, expect.stringContaining(CLOSED)]);
  register.setScript({});
  expect((await pay(elsa)).status).toBe(200);
});
