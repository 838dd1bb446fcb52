import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Product } from '../../domain/catalogue/index.js';
import { membership } from '../../domain/member/index.js';
import { order } from '../../domain/order/index.js';
import { Listings } from '../../services/shop/catalogue/listings.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { MemberOf } from '../../services/person/member/member-of.js';
import { ASTRID, heartbeat, wait } from '../shop/e-id.js';
import { until } from '../shop/look.js';
import { astrid, pay, purchase } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const clock = new SettableClock('2026-11-20T10:00:00.000Z');
const typed = { ...astrid, street: 'Götgatan 2', phoneNumber: '0709999999', email: 'annan@exempel.se' };
let shop: TestShop;
let cream: Product & { readonly memberPrice: number };
let browser: Shopper;
let chequeId: string;

beforeAll(async () => {
  shop = await startTestShop({ clock, webBuild: path.resolve('dist/web') });
  const { products } = await shop.app.get(Listings, { strict: false }).memberOffers({ loaded: 480 });
  cream = products.find(
    ({ type, flags, webStock }) => type === 'Ha' && flags.length === 0 && webStock > 9,
  ) as typeof cream;
  const member = await strong();
  await member.post('/api/apoplus/registermember', { email: 'astrid@exempel.se', mobileNumber: '0701234567' });
  await member.post('/api/userconsent/add', { IsConsent: true, ConsentDetail: 'Personalisation' });
  chequeId = await giveCheque();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await (await strong()).post('/cart/set-quantity', { id: cream.varuId, quantity: 0 });
  browser = await strong();
});

/** Logs in with "stay logged in". The log-in is strong at first, and weak after an hour (`weaken`). */
async function strong(): Promise<Shopper> {
  const who = shop.visitor();
  await stayLoggedIn(who);
  return who;
}

async function stayLoggedIn(who: Shopper, ssn = ASTRID): Promise<void> {
  await who.get(`/sessionapi/v1/grandid/test/initloginauto?ssn=${ssn}&ehmDeviceType=desktop&stayLoggedIn=true`);
}

/** Gives the member two thousand points in October, and the bonus cheque for that month. */
async function giveCheque(): Promise<string> {
  const { memberId } = (await shop.app.get(MemberOf, { strict: false }).active(await shop.customerId(ASTRID)))!;
  const id = randomUUID();
  const earned = { orderId: randomUUID(), lotId: randomUUID(), basis: 200_000, on: '2026-10-20' };
  const { commands } = shop.platform;
  await commands.handle(membership, memberId, { type: 'EarnPoints', parcelId: null, ...earned }, newContext(SYSTEM));
  await commands.handle(
    membership,
    memberId,
    { type: 'IssueCheque', chequeId: id, on: '2026-10-31' },
    newContext(SYSTEM),
  );
  return id;
}

async function weaken(who: Shopper): Promise<void> {
  wait(clock, 3_601);
  expect(await heartbeat(who)).toMatchObject({ CustomerType: 'known', IdentificationValidForSeconds: 0 });
}

const page = async (who: Shopper, address: string): Promise<string> =>
  String((await who.get(address)).body['text']).replaceAll('<!-- -->', '');
const recommended = async (who: Shopper, personalize: boolean): Promise<readonly string[]> => {
  const { body } = await who.post('/api/loop/getRecommendedEntities', { customData: { personalize } });
  return (body as unknown as { data: { results: { items: { id: string }[] } } }).data.results.items.map(({ id }) => id);
};
const add = (who: Shopper, quantity = 1) => who.post('/cart/add-quantity', { id: cream.varuId, quantity });

describe('the receiver in the cart', () => {
  test('given with a strong log-in is not shown to a weak one', async () => {
    await add(browser);
    await browser.put('/customer-details', astrid);
    await weaken(browser);
    expect((await browser.get('/customer-details')).status).toBe(404);
    for (const address of ['/cart', '/api/cart', '/api/cart?mode=extended', '/shop/basket']) {
      const { body } = await browser.get(address);
      for (const told of [astrid.street, astrid.phoneNumber, astrid.email])
        expect(JSON.stringify(body)).not.toContain(told);
    }
  });

  test('given with a strong log-in is not used when a weak one pays', async () => {
    await add(browser);
    await browser.put('/customer-details', astrid);
    await browser.put('/shipments/sync-user-choice', { optionId: 'postal' });
    await weaken(browser);
    expect(await pay(browser)).toMatchObject({ status: 400, body: { errors: [{ code: 'DETAILS_MISSING' }] } });
  });

  test('given before the log-in is not shown to it either', async () => {
    browser = shop.visitor();
    await add(browser);
    await browser.put('/customer-details', astrid);
    expect((await browser.get('/customer-details')).body).toMatchObject({ street: astrid.street });
    await stayLoggedIn(browser);
    expect((await browser.get('/customer-details')).body).toMatchObject({ street: astrid.street });
    await weaken(browser);
    expect((await browser.get('/customer-details')).status).toBe(404);
  });

  test('given with a weak log-in is seen by that browser, by a strong log-in, and by no other weak one', async () => {
    await add(browser);
    const elsewhere = await strong();
    await add(elsewhere);
    await weaken(browser);
    await browser.put('/customer-details', typed);
    expect((await browser.get('/customer-details')).body).toMatchObject({ street: typed.street });
    expect((await elsewhere.get('/customer-details')).status).toBe(404);
    expect((await (await strong()).get('/customer-details')).body).toMatchObject({ street: typed.street });
  });
});

describe('the receiver of an order', () => {
  const confirmation = async (who: Shopper, { body }: Answer): Promise<string> =>
    page(who, `/shop/confirmation?Id=${String(body['purchaseOrderId'])}`);

  test('placed with a strong log-in is not shown to a weak one, which still sees its goods', async () => {
    const bought = await purchase(browser, { varuId: cream.varuId });
    expect(await confirmation(browser, bought)).toContain(astrid.street);
    await weaken(browser);
    const shown = await confirmation(browser, bought);
    expect(shown).toContain(cream.name);
    for (const told of [astrid.street, astrid.phoneNumber, astrid.email]) expect(shown).not.toContain(told);
  });

  test('placed with a weak log-in is shown to that browser', async () => {
    await weaken(browser);
    expect(await confirmation(browser, await purchase(browser, { varuId: cream.varuId }))).toContain(astrid.street);
  });

  test('placed by a guest is shown to that browser, and to no later log-in there', async () => {
    browser = shop.visitor();
    const bought = await purchase(browser, { varuId: cream.varuId });
    expect(await confirmation(browser, bought)).toContain(astrid.street);
    await stayLoggedIn(browser, '198507099813');
    const shown = [await confirmation(browser, bought)];
    await weaken(browser);
    shown.push(await confirmation(browser, bought));
    for (const text of shown) {
      expect(text).toContain('Ordern kan inte visas här');
      for (const told of [astrid.street, astrid.phoneNumber, astrid.email]) expect(text).not.toContain(told);
    }
  });
});

describe('the club', () => {
  test('gives a weak log-in neither its price nor points, and the basket shows how to get them', async () => {
    await weaken(browser);
    expect((await add(browser)).body).toMatchObject({ salesPrice: cream.price / 100 });
    const basket = await page(browser, '/shop/basket');
    expect(basket).toContain('Identifiera dig för att handla till medlemspris');
    expect(basket).toContain('Som medlem');
    expect(await page(browser, `/produkt/${cream.slug}`)).toMatch(/Medlemspris.*Identifiera dig för medlemspris/);
    const { body } = await purchase(browser, { varuId: cream.varuId });
    const { purchaseOrderId: orderId } = body as unknown as { purchaseOrderId: string };
    const placed = (await shop.platform.commands.load(order, orderId)).order;
    expect(placed).toMatchObject({ memberId: null, totals: { goods: cream.price * 2 } });
  });

  test('asks for the price again when the goods were put in the cart as a member', async () => {
    expect((await add(browser)).body).toMatchObject({ salesPrice: cream.memberPrice / 100 });
    await weaken(browser);
    await browser.put('/customer-details', typed);
    await browser.put('/shipments/sync-user-choice', { optionId: 'postal' });
    expect(await pay(browser)).toMatchObject({ status: 409 });
    expect(await pay(browser)).toMatchObject({ body: { success: true } });
  });

  test('shows a weak log-in its name and points, and no cheque', async () => {
    const shown = await page(browser, '/member/');
    expect(shown).toContain('Dina bonuscheckar');
    await weaken(browser);
    const weak = await page(browser, '/member/');
    expect(weak).toContain('Hej Astrid!');
    expect(weak).toMatch(/\d+\s?poäng/);
    for (const told of ['Dina bonuscheckar', 'Medlemsnummer', 'Senaste köpen']) expect(weak).not.toContain(told);
  });

  test('lets a weak log-in remove a cheque that a strong one applied, but not spend it', async () => {
    await add(browser, 9);
    expect(await browser.put(`/cart/bonus-check/${chequeId}`, {})).toMatchObject({ status: 200 });
    await weaken(browser);
    await browser.put('/customer-details', typed);
    await browser.put('/shipments/sync-user-choice', { optionId: 'postal' });
    expect(await pay(browser)).toMatchObject({ status: 401, body: { errors: [{ code: 'IDENTIFICATION_REQUIRED' }] } });
    expect(await browser.delete(`/cart/bonus-check/${chequeId}`)).toMatchObject({ status: 200 });
  });

  test('recommends goods by earlier purchases only to a strong log-in', async () => {
    const { body } = await purchase(browser, { varuId: cream.varuId });
    const { pool } = shop.platform;
    const confirmed = 'SELECT FROM view_order_tracking WHERE order_id = $1 AND confirmed_at IS NOT NULL';
    await until(async () => (await pool.query(confirmed, [body['purchaseOrderId']])).rowCount === 1);
    expect(await recommended(browser, true)).not.toEqual(await recommended(browser, false));
    await weaken(browser);
    expect(await recommended(browser, true)).toEqual(await recommended(browser, false));
  });
});
