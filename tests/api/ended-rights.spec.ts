import path from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import { until } from '../shop/look.js';
import { add, idOf, named, rowsIn, THYROID } from '../shop/prescription-cart.js';
import { astrid as receiver, pay } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const [GRETA, HUGO, ASTRID] = ['194803122383', '195109072396', '198507099805'] as const;
const [MAJA, VILGOT] = ['201312012386', '201803142395'] as const;
const GRETA_TO_HUGO = '5f0e1d2c-0000-4000-8000-000000000001';
const NOW = '2026-11-18T09:00:00.000Z';

let shop: TestShop;
const clock = new SettableClock(NOW);
beforeAll(async () => void (shop = await startTestShop({ clock, products: 20, webBuild: path.resolve('dist/web') })));
afterAll(() => shop.stop());
beforeEach(() => void clock.set(NOW));
afterEach(() => script({}));

const script = (settings: object): void => shop.partners.simulated['e-health']?.setScript(settings);
const ENDS: readonly (readonly [string, () => void])[] = [
  ['the giver dies', () => script({ deceased: [GRETA] })],
  ['the giver gets a protected identity', () => script({ protectedPersons: [GRETA] })],
  ['the warrant runs out', () => void clock.set('2030-01-15T09:00:00.000Z')],
];

const text = async (who: Shopper, address: string): Promise<string> => String((await who.get(address)).body['text']);
const code = ({ status, body }: Answer) => [status, (body as { errors?: { code: string }[] }).errors?.[0]?.code];
const refusals = async (person: string): Promise<number> =>
  (await shop.platform.store.readStream(`health-look-${await shop.customerId(person)}`)).filter(
    ({ type }) => type === 'HealthDataRefused',
  ).length;
const withGretas = async (who: Shopper): Promise<string> => {
  const ordinationsId = await idOf(who, GRETA, 'Tyrolin');
  const [row] = rowsIn(await add(who, { ordinationsId, articleid: THYROID, personnummer: GRETA }));
  return row?.radnummer ?? '';
};
const ready = async (who: Shopper): Promise<void> => {
  const [varuId] = await shop.varuIds(5);
  expect((await who.post('/cart/add-quantity', { id: varuId, quantity: 1 })).status).toBe(200);
  expect((await who.put('/customer-details', receiver)).status).toBe(200);
  expect((await who.put('/shipments/sync-user-choice', { optionId: 'postal' })).status).toBe(200);
};

describe.each(ENDS)('when %s between two presses (RX-08)', (_how, end) => {
  /** Hugo, who logs in again where years have passed. */
  const ended = async (): Promise<Shopper> => {
    const hugo = await named(shop, HUGO);
    end();
    if (clock.now() !== NOW) await hugo.logIn(HUGO);
    return hugo;
  };

  test.each([
    ['list', (who: Shopper) => who.post('/recept/ordinationer', { personnummer: GRETA, typ: 'human' })],
    ['PDF', (who: Shopper) => who.sendForm('/psoapi/minaReceptService/receptlista', { pnr: GRETA })],
    ['person', (who: Shopper) => who.get(`/psoapi/minaReceptService/getKundInformation/${GRETA}`)],
    ['account', (who: Shopper) => who.post('/hkdb/konto', { personnummer: GRETA })],
    ['purchases', (who: Shopper) => who.post('/hkdb/transaktioner', { personnummer: GRETA })],
    [
      'price',
      (who: Shopper) =>
        who.post('/kundvagn/kund-pris', {
          ...{ antal: 1, articleid: THYROID, ordinationsId: 'human-1-1', personnummer: GRETA },
        }),
    ],
    ['cart', (who: Shopper) => add(who, { ordinationsId: 'human-1-1', articleid: THYROID, personnummer: GRETA })],
  ] as const)('the %s is 403, and the attempt is recorded', async (_seam, ask) => {
    const hugo = await ended();
    const before = await refusals(HUGO);
    expect((await ask(hugo)).status).toBe(403);
    expect(await refusals(HUGO)).toBe(before + 1);
  });
});

test.each([
  ['uppdateraKundvagnRadAntal', { antal: '1' }],
  ['uppdateraKundvagnRadExtraInfo', { extraInfo: 'Lätt lock' }],
] as [string, Record<string, string>][])(
  '%s of a row without a right is 403, and the row leaves',
  async (call, field) => {
    const hugo = await named(shop, HUGO);
    const radnummer = await withGretas(hugo);
    script({ deceased: [GRETA] });
    const refused = await hugo.sendForm(`/psoapi/kundvagnService/${call}`, { radnummer, ...field });
    expect(code(refused)).toEqual([403, 'OTHER_PERSON']);
    expect((await hugo.get('/cart')).body).toMatchObject({ lineItems: [] });
  },
);

test('the basket takes the row out when it is opened, and says so until the next day', async () => {
  const hugo = await named(shop, HUGO);
  await withGretas(hugo);
  expect(await text(hugo, '/shop/basket')).toContain('Tyrolin');
  script({ deceased: [GRETA] });
  const before = await refusals(HUGO);
  const basket = await text(hugo, '/shop/basket');
  expect(basket).toContain('En receptvara togs ur varukorgen');
  expect(basket).toContain('Du får inte längre beställa för personen.');
  expect(basket).not.toContain('Tyrolin');
  expect(await refusals(HUGO)).toBe(before + 1);
  expect(await text(hugo, '/shop/basket')).toContain('En receptvara togs ur varukorgen');
});

test('the basket names no medicine of another person while nobody can say whether the right holds', async () => {
  const hugo = await named(shop, HUGO);
  await withGretas(hugo);
  script({ fault: 'down' });
  const basket = await text(hugo, '/shop/basket');
  expect(basket).not.toContain('Tyrolin');
  expect(basket).toContain('Receptvara');
  script({});
  expect(await text(hugo, '/shop/basket')).toContain('Tyrolin');
});

test('a payment for a giver whose warrant has ended is 403, the row leaves, and nothing is ordered', async () => {
  const hugo = await named(shop, HUGO);
  await withGretas(hugo);
  await ready(hugo);
  script({ deceased: [GRETA] });
  const refused = await pay(hugo);
  expect(code(refused)).toEqual([403, 'INVALID_CART']);
  expect(refused.body['message']).toBe('En receptvara togs ur varukorgen. Du får inte längre beställa för personen.');
  expect((await hugo.get('/cart')).body).toMatchObject({ lineItems: [{ quantity: 1 }] });
  expect(rowsIn(await hugo.post('/kundvagn/hamta', {}))).toEqual([]);
});

test('what was paid by right stays ordered, and order page and receipt name it only while the right holds', async () => {
  // Who is no customer cannot be told.
  const [greta, hugo] = [await named(shop, GRETA), await named(shop, HUGO)];
  await withGretas(hugo);
  await ready(hugo);
  const paid = await pay(hugo);
  expect(paid.status).toBe(200);
  const orderId = String(paid.body['purchaseOrderId']);
  const [page, receipt] = [`/member/minakop/${orderId}`, `/shop/kvitto/${orderId}`];
  await until(async () => (await hugo.get(page)).status === 200);
  for (const address of [page, receipt]) expect(await text(hugo, address)).toContain('Tyrolin');
  script({ protectedPersons: [GRETA] });
  const before = await refusals(HUGO);
  for (const address of [page, receipt]) {
    expect(await text(hugo, address)).toContain('Receptvara');
    expect(await text(hugo, address)).not.toContain('Tyrolin');
  }
  expect(await refusals(HUGO)).toBe(before + 4);
  script({});
  expect(await text(greta, '/mina-recept-inloggad/vem-har-tittat')).toContain(
    'Hugo Nyman såg ett beställt recept med din fullmakt.',
  );
});

test('a giver who ends the warrant ends it at once, also for the account', async () => {
  const [greta, hugo] = [await named(shop, GRETA), await named(shop, HUGO)];
  const account = () => hugo.post('/hkdb/konto', { personnummer: GRETA });
  expect([(await account()).status, (await account()).body]).toMatchObject([200, { ansluten: true }]);
  expect((await hugo.post('/hkdb/transaktioner', { personnummer: GRETA })).status).toBe(200);
  await greta.sendForm('/psoapi/folkservice/avslutaFullmakt', { fullmaktsId: GRETA_TO_HUGO });
  expect((await account()).status).toBe(403);
});

test('a child that turns 13 in the night leaves the basket of its guardian', async () => {
  clock.set('2026-11-30T22:40:00.000Z');
  const astrid = await named(shop, ASTRID);
  const { body } = await astrid.post('/recept/ordinationer', { personnummer: MAJA, typ: 'human' });
  const [first] = (body as unknown as { ordinationer: { ordinationsId: string; artikel: { varunummer: string } }[] })
    .ordinationer;
  const wanted = { ordinationsId: first?.ordinationsId, articleid: first?.artikel.varunummer, personnummer: MAJA };
  const [row] = rowsIn(await add(astrid, wanted));
  const name = row?.artikel.namn ?? 'nothing';
  expect(await text(astrid, '/shop/basket')).toContain(name);
  clock.set('2026-11-30T23:05:00.000Z');
  const basket = await text(astrid, '/shop/basket');
  expect(basket).not.toContain(name);
  expect(basket).toContain('En receptvara togs ur varukorgen');
});

test('a child whose guardianship the register ended leaves the basket, which says so, and nothing is paid', async () => {
  const astrid = await named(shop, ASTRID);
  const { body } = await astrid.post('/recept/ordinationer', { personnummer: VILGOT, typ: 'human' });
  const [first] = (body as unknown as { ordinationer: { ordinationsId: string; artikel: { varunummer: string } }[] })
    .ordinationer;
  const wanted = { ordinationsId: first?.ordinationsId, articleid: first?.artikel.varunummer, personnummer: VILGOT };
  const [row] = rowsIn(await add(astrid, wanted));
  const name = row?.artikel.namn ?? 'nothing';
  expect(await text(astrid, '/shop/basket')).toContain(name);
  await ready(astrid);
  script({ endedGuardianships: [{ guardian: ASTRID, child: VILGOT }] });
  const before = await refusals(ASTRID);
  const refused = await pay(astrid);
  expect(code(refused)).toEqual([403, 'INVALID_CART']);
  expect(refused.body['message']).toBe('En receptvara togs ur varukorgen. Du får inte längre beställa för personen.');
  const basket = await text(astrid, '/shop/basket');
  expect(basket).not.toContain(name);
  expect(basket).toContain('En receptvara togs ur varukorgen');
  expect(await refusals(ASTRID)).toBeGreaterThan(before);
});
