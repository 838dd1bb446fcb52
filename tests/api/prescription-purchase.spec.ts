import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { cart, rowsOf, type CartPrescription, type DecidedPrice } from '../../domain/cart/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { until } from '../shop/look.js';
import {
  add,
  ASTRID,
  idOf,
  named as loggedIn,
  rowsIn,
  tensidal,
  tyrolin,
  type Row,
} from '../shop/prescription-cart.js';
import { astrid as receiver, pay } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const ELSA = '199908072391';
const NOW = '2026-11-20T09:00:00.000Z';
let shop: TestShop;
const clock = new SettableClock(NOW);
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 40 });
});
afterAll(() => shop.stop());
beforeEach(() => void clock.set(NOW));

const named = (person: string): Promise<Shopper> => loggedIn(shop, person);

describe('an identification that ends (RX-12, SES-02)', () => {
  test('takes the rows out, and a new one brings them back within a day', async () => {
    const who = await named(ASTRID);
    await tyrolin(who);
    clock.set('2026-11-20T10:30:00.000Z');
    expect((await who.get('/cart')).body).toMatchObject({ lineItems: [] });
    await who.logIn(ASTRID);
    expect(rowsIn(await who.post('/kundvagn/hamta', {}))).toEqual([]);
    expect((await who.get('/api/cart/rx/restore')).body).toMatchObject({ products: [{ quantity: 1 }] });
    expect(rowsIn(await who.post('/kundvagn/hamta', {}))).toMatchObject([{ artikel: { namn: 'Tyrolin' } }]);
  });

  test('brings nothing back after a day, nor what the customer removed', async () => {
    const who = await named(ASTRID);
    const [row] = rowsIn(await tyrolin(who));
    await who.post('/kundvagn/ta-bort', { radnummer: row?.radnummer });
    expect((await who.get('/api/cart/rx/restore')).body).toMatchObject({ products: [] });
    await tyrolin(who);
    clock.set('2026-11-20T10:30:00.000Z');
    expect((await who.get('/cart')).body).toMatchObject({ lineItems: [] });
    clock.set('2026-11-21T11:31:00.000Z');
    await who.logIn(ASTRID);
    expect((await who.get('/api/cart/rx/restore')).body).toMatchObject({ products: [] });
  });
});

describe('a purchase', () => {
  const ready = async (who: Shopper): Promise<void> => {
    const [varuId] = await shop.varuIds(5);
    expect((await who.post('/cart/add-quantity', { id: varuId, quantity: 1 })).status).toBe(200);
    expect((await who.put('/customer-details', receiver)).status).toBe(200);
    expect((await who.put('/shipments/sync-user-choice', { optionId: 'postal' })).status).toBe(200);
  };

  test('of a medicine beside other goods is one order in parcels of their own, and nobody else learns what it is', async () => {
    const who = await named(ASTRID);
    const [row] = rowsIn(await tyrolin(who));
    const { radnummer } = row as Row;
    await who.sendForm('/psoapi/kundvagnService/uppdateraKundvagnRadExtraInfo', {
      radnummer,
      extraInfo: 'Hemligt hej',
    });
    await ready(who);
    const paid = await pay(who);
    expect([paid.status, paid.body]).toMatchObject([200, {}]);
    const { purchaseOrderId } = paid.body as unknown as { purchaseOrderId: string };
    const events = await shop.platform.store.readStream(`order-${purchaseOrderId}`);
    const placed = events[0]?.data as unknown as {
      lines: { name: string; type: string; varuId: string; total: number }[];
      prescriptions: { article: { name: string }; message: string; price: { amount: number; account: object } }[];
      parcels: { kind: string }[];
    };
    const medicine = placed.lines.find(({ type }) => type === 'Rx');
    expect(medicine).toMatchObject({ name: 'Receptvara', varuId: expect.stringMatching(/^Rx-\d$/) });
    expect(placed.prescriptions).toMatchObject([
      { article: { name: 'Tyrolin' }, message: 'Hemligt hej', price: { account: { isConnected: true } } },
    ]);
    expect(medicine?.total).toBe(placed.prescriptions[0]?.price.amount);
    expect(placed.parcels.map(({ kind }) => kind)).toContain('prescription');
    await until(async () => (shop.partners.simulated.mail?.list().length ?? 0) > 0);
    const { rows } = await shop.platform.pool.query<{ text: string }>('SELECT e::text AS text FROM event e');
    const mails = shop.partners.simulated.mail?.list().map(({ id }) => shop.partners.simulated.mail?.read(id));
    const asked = [shop.partners.simulated.warehouse, shop.partners.simulated.adyen];
    expect(JSON.stringify([rows, mails, asked])).not.toMatch(/Tyrolin|Hemligt|198507099805/);
    // The order is not settled, so it holds its withdrawal.
    expect(await tyrolin(who)).toMatchObject({ status: 409, body: { errors: [{ code: 'WITHDRAWAL_HELD' }] } });
  });

  test('of more packages than a withdrawal may have by now is not paid, and the row has what it may have', async () => {
    const who = await named(ELSA);
    const asked = { ordinationsId: await idOf(who, ELSA, 'Pollenstop'), articleid: '710010', personnummer: ELSA };
    const [row] = rowsIn(await add(who, asked));
    await ready(who);
    await giveRow(who, row?.radnummer ?? '', { packages: 3, maxPackages: 3 });
    const refused = await pay(who);
    expect([refused.status, refused.body]).toMatchObject([409, { errors: [{ code: 'INVALID_CART' }] }]);
    expect(refused.body['message']).toBe(
      'Ett uttag av Pollenstop får nu ha högst 2 förpackningar. Antalet i varukorgen är ändrat. Kontrollera varukorgen och betala igen.',
    );
    expect(rowsIn(await who.post('/kundvagn/hamta', {}))).toMatchObject([{ antal: 2, maxAntal: 2 }]);
    expect((await pay(who)).status).toBe(200);
  });

  /** The row as it was put into the cart when more packages were allowed. */
  async function giveRow(who: Shopper, rowId: string, change: Pick<CartPrescription, 'packages' | 'maxPackages'>) {
    const { commands } = shop.platform;
    const customerId = await shop.customerId(ELSA);
    const cartId = String((await who.get('/cart')).body['cartId']);
    const price = rowsOf(await commands.load(cart, cartId))[0]?.prescription.price as DecidedPrice;
    const command = { type: 'SetPrescriptionPackages', customerId, rowId, on: '2026-11-20', ...change, price } as const;
    expect(await commands.handle(cart, cartId, command, newContext({ kind: 'system', id: 'test' }))).toMatchObject({
      ok: true,
    });
  }

  test('tells a changed price before it is paid, and keeps the one that is decided then', async () => {
    // Half an hour before the month ends: the cheapest product costs another sum in the next one.
    clock.set('2026-11-30T22:40:00.000Z');
    const who = await named(ASTRID);
    const [before] = rowsIn(await tensidal(who));
    await ready(who);
    clock.set('2026-11-30T23:05:00.000Z');
    const refused = await pay(who);
    expect([refused.status, refused.body]).toMatchObject([409, { errors: [{ code: 'INVALID_CART' }] }]);
    expect(String(refused.body['message'])).toMatch(/Priset på dina receptvaror har ändrats från .* till .*/);
    const [after] = rowsIn(await who.post('/kundvagn/hamta', {}));
    expect(after?.kundpris).not.toBe(before?.kundpris);
    expect((await pay(who)).status).toBe(200);
  });
});
