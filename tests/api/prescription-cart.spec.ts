import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import {
  add,
  ASTRID,
  CHEAP,
  cartsIn,
  idOf,
  IMPORT,
  named as loggedIn,
  PRESSURE,
  rowsIn,
  tensidal,
  THYROID,
  tyrolin,
  type Row,
} from '../shop/prescription-cart.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const [NILS, ELSA] = ['198507099813', '199908072391'] as const;
const [VILGOT, ALVA_WHO_IS_13, SIGNE_WHO_IS_16] = ['201803142395', '201305042382', '201003152384'] as const;
const [KARL_WITH_COORDINATION_NUMBER, UNREGISTERED] = ['197010632391', '197509152380'] as const;

const NOW = '2026-11-20T09:00:00.000Z';
let shop: TestShop;
const clock = new SettableClock(NOW);
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 40 });
});
afterAll(() => shop.stop());
beforeEach(() => void clock.set(NOW));

const named = (person: string): Promise<Shopper> => loggedIn(shop, person);
const refusals = async (person: string): Promise<readonly { data: Record<string, unknown> }[]> => {
  const events = await shop.platform.store.readStream(`health-look-${await shop.customerId(person)}`);
  return events.filter(({ type }) => type === 'HealthDataRefused') as unknown as { data: Record<string, unknown> }[];
};
const script = (settings: object): void => shop.partners.simulated['e-health']?.setScript(settings);

describe('a prescription in the cart (RX-14)', () => {
  test('stands in the block of its person with packages, benefit and price', async () => {
    const who = await named(ASTRID);
    const { kundvagnar, summor } = cartsIn(await tyrolin(who));
    expect(kundvagnar).toHaveLength(1);
    expect(kundvagnar[0]).toMatchObject({ personnummer: ASTRID, namn: null, fullmakt: false, djur: false });
    const [row] = kundvagnar[0]?.rader ?? [];
    expect(row).toMatchObject({
      antal: 1,
      articleid: THYROID,
      pris: 142,
      ejByte: false,
      extraInfo: null,
      iLager: true,
    });
    expect(summor).toEqual({ pris: 142, kundpris: row?.kundpris });
    for (const read of [
      await who.post('/kundvagn/hamta', {}),
      await who.get('/psoapi/kundvagnService/getKundvagnar'),
    ]) {
      expect(rowsIn(read)).toEqual([row]);
      expect(read.headers.get('cache-control')).toContain('no-store');
    }
  });

  test('is in the ordinary cart a line that names no medicine, and is counted there', async () => {
    const who = await named(ASTRID);
    const { summor } = cartsIn(await tyrolin(who));
    const { body } = await who.get('/cart');
    expect(body).toMatchObject({
      totalAmount: summor.kundpris,
      lineItems: [{ name: 'Receptvara', quantity: 1, isPrescription: true, needsIdentification: true }],
    });
    expect(JSON.stringify(body)).not.toMatch(/Tyrolin|710001|198507/);
  });

  test('is bought once in an order, whatever is pressed at once', async () => {
    const who = await named(ASTRID);
    const answers = await Promise.all([1, 2, 3, 4].map(() => tyrolin(who)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(rowsIn(await who.post('/kundvagn/hamta', {}))).toHaveLength(1);
  });

  test('of a child and of an animal stands in blocks of their own', async () => {
    const who = await named(ASTRID);
    const child = { personnummer: VILGOT, ordinationsId: await idOf(who, VILGOT, 'Respirin'), articleid: '710006' };
    const dog = { djur: true, ordinationsId: await idOf(who, ASTRID, 'Caniflam', 'djur'), articleid: '710014' };
    await tyrolin(who);
    cartsIn(await add(who, child));
    const { kundvagnar } = cartsIn(await add(who, dog));
    expect(
      kundvagnar.map(({ personnummer, djur, rader }) => [personnummer, djur, rader.map((row) => row.kundpris)]),
    ).toEqual([
      [ASTRID, false, [expect.any(Number)]],
      [VILGOT, false, [0]],
      [ASTRID, true, [289]],
    ]);
    expect(kundvagnar[1]?.namn).toBe('Vilgot');
  });

  test('changes its packages within the maximum, and its message', async () => {
    const who = await named(ASTRID);
    const [row] = rowsIn(await tyrolin(who));
    const { radnummer } = row as Row;
    expect(await who.post('/kundvagn/uppdatera-antal', { radnummer, antal: 2 })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'antal', message: 'Ett uttag får ha högst 1 förpackning.' }] },
    });
    const extraInfo = 'Jag vill ha burk med lätt lock.';
    const told = await who.sendForm('/psoapi/kundvagnService/uppdateraKundvagnRadExtraInfo', { radnummer, extraInfo });
    expect(rowsIn(told)).toMatchObject([{ extraInfo }]);
    const wrong = await who.sendForm('/psoapi/kundvagnService/uppdateraKundvagnRadExtraInfo', {
      ...{ radnummer, extraInfo: 'x'.repeat(501) },
    });
    expect([wrong.status, wrong.body['message']]).toEqual([400, 'Fel: Meddelandet får ha högst 500 tecken.']);
    const gone = await who.sendForm('/psoapi/kundvagnService/raderaKundvagnRad', { radnummer });
    expect(rowsIn(gone)).toEqual([]);
    expect((await who.post('/kundvagn/ta-bort', { radnummer })).status).toBe(200);
  });
});

describe('the choice of an exchange (RX-05)', () => {
  const refusal = ({ status, body }: Answer) => [status, body.errors?.[0]?.code];

  test('must be made where a cheaper product can be had', async () => {
    const who = await named(ASTRID);
    expect(refusal(await tensidal(who, { articleid: PRESSURE }))).toEqual([409, 'CHOOSE_EXCHANGE']);
    expect(rowsIn(await tensidal(who))).toMatchObject([{ ejByte: false, artikel: { namn: 'Amlovent' } }]);
  });

  test('keeps the prescribed product at the customer’s own cost', async () => {
    const who = await named(ASTRID);
    const [kept] = rowsIn(await tensidal(who, { articleid: PRESSURE, ejByte: true }));
    expect(kept).toMatchObject({ ejByte: true, pris: 186, artikel: { namn: 'Tensidal' } });
  });

  test('takes another product only outside the benefit, and none that is not exchangeable', async () => {
    const who = await named(ASTRID);
    expect(refusal(await tensidal(who, { articleid: THYROID }))).toEqual([409, 'ARTICLE_UNKNOWN']);
    expect(rowsIn(await tensidal(who, { articleid: IMPORT }))).toMatchObject([{ forman: 'U', kundpris: 158 }]);
  });
});

describe('the price that is told is the price of the row (RX-05)', () => {
  const told = async (who: Shopper, asked: object) => (await who.post('/kundvagn/kund-pris', asked)).body;
  const of = (ordinationsId: string, articleid: string, personnummer = ASTRID) => ({
    ...{ antal: 1, articleid, ordinationsId, personnummer },
  });

  test('before the day of the benefit, for the exchanged product and for the kept one', async () => {
    const who = await named(ASTRID);
    const id = await idOf(who, ASTRID, 'Tensidal');
    const kept = await told(who, of(id, PRESSURE));
    expect(kept).toEqual({ pris: 186, kundpris: 186, forman: 0 });
    const [row] = rowsIn(await tensidal(who, { articleid: PRESSURE, ejByte: true }));
    expect(row).toMatchObject({ forman: 'U', kundpris: kept['kundpris'] });
    await who.post('/kundvagn/ta-bort', { radnummer: row?.radnummer });
    const exchanged = await told(who, of(id, CHEAP));
    expect(rowsIn(await tensidal(who))).toMatchObject([{ forman: 'U', kundpris: exchanged['kundpris'] }]);
  });

  test('for as many packages as last for 90 days, and no more are told or taken', async () => {
    const elsa = await named(ELSA);
    const asked = of(await idOf(elsa, ELSA, 'Pollenstop'), '710010', ELSA);
    expect((await told(elsa, { ...asked, antal: 3 })).errors).toMatchObject([{ code: 'TOO_MANY_PACKAGES' }]);
    const three = await add(elsa, { ...asked, antal: 3 });
    expect([three.status, three.body.errors?.[0]?.code]).toEqual([409, 'PACKAGES_ABOVE_MOST']);
    const { kundpris } = await told(elsa, { ...asked, antal: 2 });
    const [row] = rowsIn(await add(elsa, { ...asked, antal: 2 }));
    expect(row).toMatchObject({ antal: 2, maxAntal: 2, forman: 'R', kundpris });
    const more = await elsa.post('/kundvagn/uppdatera-antal', { radnummer: row?.radnummer, antal: 3 });
    expect([more.status, more.body.errors?.[0]?.code]).toEqual([409, 'PACKAGES_ABOVE_MOST']);
  });

  test('on the first day on which it can be collected, and none is told of what cannot be collected at all', async () => {
    const who = await named(ASTRID);
    expect(await told(who, of(await idOf(who, ASTRID, 'Lipoflex'), '710005'))).toMatchObject({ pris: 97 });
    const nils = await named(NILS);
    const gone = await nils.post('/kundvagn/kund-pris', of(await idOf(nils, NILS, 'Pollenstop'), '710010', NILS));
    expect([gone.status, gone.body.errors]).toMatchObject([
      409,
      [{ field: 'ordinationsId', code: 'NOT_COLLECTABLE', message: 'Receptet har gått ut.' }],
    ]);
  });
});

describe('a call is refused', () => {
  test('for a prescription that cannot be collected, with the reason', async () => {
    const who = await named(ASTRID);
    const ordinationsId = await idOf(who, ASTRID, 'Lipoflex');
    expect(await add(who, { ordinationsId, articleid: '710005' })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'NOT_COLLECTABLE', message: 'Du kan hämta ut från och med 10 februari 2027.' }] },
    });
  });

  test('for other people, their prescriptions and rows with 403, and each is recorded', async () => {
    const elsa = await named(ELSA);
    const [row] = rowsIn(
      await add(elsa, {
        ...{ personnummer: ELSA, articleid: '710012', ordinationsId: await idOf(elsa, ELSA, 'Ovalette') },
      }),
    );
    const { radnummer } = row as Row;
    const who = await named(ASTRID);
    const before = (await refusals(ASTRID)).length;
    const form = (call: string, fields: Readonly<Record<string, string>>) =>
      who.sendForm(`/psoapi/kundvagnService/${call}`, { radnummer, ...fields });
    const tried = [
      await tyrolin(who, { personnummer: NILS }),
      await tyrolin(who, { personnummer: ALVA_WHO_IS_13 }),
      await tyrolin(who, { personnummer: NILS, djur: true }),
      await add(who, { ordinationsId: await idOf(elsa, ELSA, 'Ovalette'), articleid: '710012' }),
      await who.post('/kundvagn/ta-bort', { radnummer }),
      await who.post('/kundvagn/uppdatera-antal', { radnummer, antal: 1 }),
      await form('raderaKundvagnRad', {}),
      await form('uppdateraKundvagnRadAntal', { antal: '1' }),
      await form('uppdateraKundvagnRadExtraInfo', { extraInfo: 'hej' }),
    ];
    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 403));
    const recorded = (await refusals(ASTRID)).slice(before);
    expect(recorded).toHaveLength(tried.length);
    expect(JSON.stringify(recorded)).not.toMatch(new RegExp(`${NILS}|${radnummer}|Ovalette`));
    expect(rowsIn(await elsa.post('/kundvagn/hamta', {}))).toHaveLength(1);
  });

  test.each([
    ['a guest', null, 401, 'För att handla receptvaror krävs att du loggar in med BankID eller Freja+.'],
    [
      'a coordination number',
      KARL_WITH_COORDINATION_NUMBER,
      403,
      'För att handla receptvaror behöver du vara folkbokförd i Sverige.',
    ],
    [
      'a person outside the population register',
      UNREGISTERED,
      403,
      'För att handla receptvaror behöver du vara folkbokförd i Sverige.',
    ],
    [
      'a young person',
      SIGNE_WHO_IS_16,
      403,
      'Du behöver ha fyllt 18 år för att beställa här. Ring oss eller besök ett apotek.',
    ],
  ])('for %s (RX-08, RX-17)', async (_who, person, status, message) => {
    const who = person === null ? shop.visitor() : await named(person);
    expect(await add(who, { personnummer: person ?? ASTRID })).toMatchObject({
      status,
      body: { errors: [{ message }] },
    });
  });

  test('for a weak log-in, at every call (RX-12)', async () => {
    const who = shop.visitor();
    await who.get(`/sessionapi/v1/grandid/test/initloginauto?ssn=${ASTRID}&ehmDeviceType=desktop&stayLoggedIn=true`);
    clock.set('2026-11-20T10:30:00.000Z');
    const message = 'Identifiera dig igen för att fortsätta med dina recept.';
    for (const call of ['hamta', 'lagg-till', 'ta-bort', 'uppdatera-antal'])
      expect(await who.post(`/kundvagn/${call}`, {})).toMatchObject({ status: 401, body: { errors: [{ message }] } });
  });

  test.each(['down', 'closed', 'garbage', 'somebody-else', 'doubled', 'untied'])(
    'with 503 while the national service is %s, and nothing is put into the cart',
    async (fault) => {
      const who = await named(ASTRID);
      const ordinationsId = await idOf(who, ASTRID, 'Tyrolin');
      script({ fault });
      const { status } = await add(who, { ordinationsId });
      script({});
      expect(status).toBe(503);
      expect(rowsIn(await who.post('/kundvagn/hamta', {}))).toEqual([]);
    },
  );

  test.each([
    ['antal', { antal: 1.5 }],
    ['articleid', { articleid: 'x'.repeat(21) }],
    ['djur', { djur: 'nej' }],
    ['ejByte', { ejByte: null }],
    ['ordinationsId', { ordinationsId: 7 }],
    ['personnummer', { personnummer: '8507' }],
  ])('with 400 that names %s', async (field, change) => {
    const { status, body } = await tyrolin(await named(ASTRID), change);
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  });
});
