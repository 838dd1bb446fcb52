import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import { documentedCalls, namesIn } from '../shop/documented-calls.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const [ASTRID, NILS, ELSA] = ['198507099805', '198507099813', '199908072391'];
const [KARL_WITH_COORDINATION_NUMBER, UNREGISTERED] = ['197010632391', '197509152380'];
const [VILGOT, MAJA, ALVA_WHO_IS_13] = ['201803142395', '201312012386', '201305042382'];
const NOT_CONNECTED = '198002292384';
const LIST = '/psoapi/minaReceptService/getOrdinationer';
const ANIMALS = '/psoapi/minaReceptService/getDjurreceptRader';
const CLOSED = 'Recepttjänsten är stängd just nu. Försök igen senare.';

let shop: TestShop;
const clock = new SettableClock('2026-11-20T09:00:00.000Z');
beforeAll(async () => void (shop = await startTestShop({ clock, products: 20 })));
afterAll(() => shop.stop());

const form = (who: Shopper, fields: object): Promise<Answer> =>
  who.sendForm(LIST, { avenDos: 'true', endastAktuella: 'false', pnr: ASTRID, ...fields });
const named = async (person: string): Promise<Shopper> => {
  const who = shop.visitor();
  expect((await who.logIn(person)).status).toBeLessThan(400);
  return who;
};
const script = (settings: object): void => shop.partners.simulated['e-health']?.setScript(settings);
const names = ({ body }: Answer): readonly string[] =>
  (body as unknown as { ordinationer: { artikel: { namn: string } }[] }).ordinationer.map(
    ({ artikel }) => artikel.namn,
  );
const looks = async (type: string): Promise<readonly { data: Record<string, unknown> }[]> => {
  const events = await shop.platform.store.readStream(`health-look-${await shop.customerId(ASTRID)}`);
  return events.filter((event) => event.type === type) as unknown as { data: Record<string, unknown> }[];
};

describe('the documented calls (RX-09, RX-13)', () => {
  test.each(documentedCalls('prescription-calls').map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s answers the documented fields, and no browser stores the answer',
    async (_name, { method, path, request, answer }) => {
      const who = await named(ASTRID);
      const isForm = request !== undefined && !request.startsWith('{');
      const sent = await who.send(
        method,
        path,
        request,
        isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {},
      );
      expect(sent.status).toBe(200);
      expect(sent.headers.get('cache-control')).toContain('no-store');
      // Two lists of prescriptions differ in what is null, so each field must be in one of them and in the document.
      const given = new Set(namesIn(sent.body));
      const told = new Set(namesIn(answer));
      expect([...given].filter((field) => !told.has(field))).toEqual([]);
      expect([...told].filter((field) => !given.has(field) && !isInsideNull(field, sent.body))).toEqual([]);
    },
  );

  /** Whether no answered prescription has the object around this field. */
  function isInsideNull(field: string, body: object): boolean {
    const around = field.split('.').slice(0, -1).join('.');
    return around !== 'ordinationer' && around !== '' && namesIn(body).includes(around);
  }

  test('are 23', () => {
    expect(documentedCalls('prescription-calls')).toHaveLength(23);
  });
});

describe('a list of prescriptions', () => {
  test('can leave out what is over, and dose prescriptions', async () => {
    const who = await named(ELSA as string);
    const elsa = { pnr: ELSA as string };
    expect(names(await form(who, elsa))).toEqual(['Tensidal', 'Lipoflex', 'Sertalin', 'Ovalette', 'Pollenstop']);
    const piecewise = await form(who, { ...elsa, avenDos: 'false' });
    expect(names(piecewise)).toEqual(['Sertalin', 'Ovalette', 'Pollenstop']);
    const nils = await named(NILS as string);
    const active = await form(nils, { pnr: NILS as string, endastAktuella: 'true' });
    expect(names(active)).toEqual(['Tensidal', 'Tyrolin', 'Pencillor']);
  });

  test('says for each prescription whether it can be collected, and why not', async () => {
    const { body } = await form(await named(ASTRID), {});
    const list = (body as unknown as { ordinationer: Record<string, unknown>[] }).ordinationer;
    const told = (name: string) => list.find(({ artikel }) => (artikel as { namn: string }).namn === name);
    expect(told('Lipoflex')).toMatchObject({
      kanKopas: false,
      hinder: 'Du kan hämta ut från och med 10 februari 2027',
      nastaUttagDatum: '2027-02-10',
    });
    expect(told('Respirin')).toMatchObject({
      kanKopas: true,
      utgangsText: 'Utgår om 4 dagar',
      expireWithin30Days: true,
    });
    expect(told('Sertalin')).toMatchObject({ parallelGroup: { groupSize: 3, isLatestInGroup: true } });
  });

  test('of the same person begins at a day, and holds animals apart', async () => {
    const who = await named(NILS as string);
    const ask = (rest: object) => who.post('/recept/ordinationer', { personnummer: NILS, typ: 'human', ...rest });
    expect(names(await ask({ franOchMed: '2026-09-22' })).length).toBeLessThan(names(await ask({})).length);
    expect(names(await ask({ typ: 'djur' }))).toEqual(['Caniflam']);
  });
});

describe('the prescriptions of a child (RX-08)', () => {
  const ofChild = (who: Shopper, pnr: string) => form(who, { pnr });
  const service = (who: Shopper, personnummer: string) =>
    who.post('/recept/ordinationer', { personnummer, typ: 'human' });

  test('are shown to the guardian by both generations of calls, and the look is recorded', async () => {
    const who = await named(ASTRID);
    expect(names(await ofChild(who, VILGOT))).toEqual(['Respirin']);
    expect(names(await service(who, VILGOT))).toEqual(['Respirin']);
    const shown = await looks('HealthDataShown');
    expect(shown.filter(({ data }) => data['part'] === 'child-prescriptions')).toHaveLength(2);
    expect(JSON.stringify(shown)).not.toContain(VILGOT);
  });

  test('are shown to nobody else, and not of a child who is 13', async () => {
    expect((await ofChild(await named(NILS as string), VILGOT)).status).toBe(403);
    expect((await ofChild(await named(ASTRID), ALVA_WHO_IS_13)).status).toBe(403);
  });

  test('are not shown while the national service does not say who the guardian is', async () => {
    const who = await named(ASTRID);
    for (const fault of ['down', 'somebody-else', 'garbage']) {
      script({ fault });
      expect((await ofChild(who, VILGOT)).status).toBe(503);
    }
    script({});
  });
});

describe('the list as a file (RX-10)', () => {
  const file = (who: Shopper, pnr: string) => who.sendForm('/psoapi/minaReceptService/receptlista', { pnr });

  test('is a tagged PDF of one’s own or of a child, which nobody stores', async () => {
    const who = await named(ASTRID);
    for (const pnr of [ASTRID, VILGOT]) {
      const { status, headers, body } = await file(who, pnr);
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(headers.get('cache-control')).toContain('no-store');
      expect(String(body['text'])).toMatch(/^%PDF-1\.7/);
      expect(String(body['text'])).toContain('/MarkInfo');
    }
  });

  test('of anybody else is refused, and while the service is closed there is none', async () => {
    const who = await named(ASTRID);
    expect(await file(who, NILS as string)).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'OTHER_PERSON' }] },
    });
    script({ fault: 'closed' });
    expect(await file(who, ASTRID)).toMatchObject({ status: 503, body: { message: `Fel: ${CLOSED}` } });
    script({});
  });
});

describe('a high-cost account (RX-07)', () => {
  const konto = (who: Shopper, personnummer: string) => who.post('/hkdb/konto', { personnummer });

  test('says where on the ladder the person is', async () => {
    expect((await konto(await named(ASTRID), ASTRID)).body).toEqual({
      ansluten: true,
      formansniva: 25,
      saldoInnevarandePeriod: 2469.88,
      innevPeriodStart: '2026-10-11',
      slutInnevarandePeriod: '2027-10-10',
      kvarTillFrikort: 1330.12,
      ackumuleratPris: 2626.5,
      egenavgift: 2469.88,
    });
    const nils = await konto(await named(NILS as string), NILS as string);
    expect(nils.body).toMatchObject({ formansniva: 100, kvarTillFrikort: 0, egenavgift: 3800 });
  });

  test('whose period is over, or that was never joined, has no period', async () => {
    const elsa = await konto(await named(ELSA as string), ELSA as string);
    expect(elsa.body).toMatchObject({ innevPeriodStart: null, formansniva: 0, kvarTillFrikort: 3800, egenavgift: 0 });
    const apart = await konto(await named(NOT_CONNECTED), NOT_CONNECTED);
    expect(apart.body).toMatchObject({ ansluten: false, formansniva: 0 });
  });

  test('of anybody else is refused with 403, and the attempt is recorded', async () => {
    const who = await named(ASTRID);
    for (const call of ['/hkdb/konto', '/hkdb/transaktioner'])
      expect(await who.post(call, { personnummer: NILS })).toMatchObject({
        status: 403,
        body: { errors: [{ code: 'OTHER_PERSON' }] },
      });
    const refused = (await looks('HealthDataRefused')).filter(({ data }) => data['part'] === 'high-cost');
    expect(refused).toHaveLength(2);
    expect(JSON.stringify(refused)).not.toContain(NILS);
  });

  test.each(['down', 'garbage', 'somebody-else', 'doubled', 'without-dates', 'untied'])(
    'is not shown, and not recorded as shown, while the database is %s',
    async (fault) => {
      const who = await named(ASTRID);
      const before = (await looks('HealthDataShown')).length;
      script({ fault });
      expect((await konto(who, ASTRID)).status).toBe(503);
      script({});
      expect(await looks('HealthDataShown')).toHaveLength(before);
      expect((await konto(who, ASTRID)).status).toBe(200);
    },
  );
});

describe('a call is refused', () => {
  test.each([
    ['a form without pnr', { pnr: '' }, 'personnummer ska vara tolv siffror.'],
    ['a short person number', { pnr: '8507099805' }, 'personnummer ska vara tolv siffror.'],
    ['an unknown word', { avenDos: 'ja' }, undefined],
    ['a field too much', { pris: '1' }, 'Fältet pris är okänt.'],
  ])('with 400 for %s, and the text stands after the only colon', async (_what, fields, text) => {
    const { status, body } = await form(await named(ASTRID), fields);
    const message = String(body['message']);
    expect(status).toBe(400);
    expect(message.split(':')).toHaveLength(2);
    expect(message).toMatch(/^Fel: /);
    if (text) expect(message.slice(message.lastIndexOf(':') + 2)).toBe(text);
  });

  test('for a guest and for a weak log-in, each with its text (RX-12, SES-07)', async () => {
    expect(await shop.visitor().get(ANIMALS)).toMatchObject({
      status: 401,
      body: { message: 'Fel: För att handla receptvaror krävs att du loggar in med BankID eller Freja+.' },
    });
    const who = shop.visitor();
    await who.get(`/sessionapi/v1/grandid/test/initloginauto?ssn=${ASTRID}&ehmDeviceType=desktop&stayLoggedIn=true`);
    expect((await who.get(ANIMALS)).status).toBe(200);
    clock.set('2026-11-20T10:30:00.000Z');
    expect(await who.get(ANIMALS)).toMatchObject({
      status: 401,
      body: { message: 'Fel: Identifiera dig igen för att fortsätta med dina recept.' },
    });
  });

  test.each([KARL_WITH_COORDINATION_NUMBER, UNREGISTERED])(
    'for a person outside the population register (RX-17): %s',
    async (person) => {
      const { status, body } = await (await named(person as string)).get(ANIMALS);
      expect([status, body['message']]).toEqual([
        403,
        'Fel: För att handla receptvaror behöver du vara folkbokförd i Sverige.',
      ]);
    },
  );

  test('with 403 for another’s person number, and the attempt is recorded without the number', async () => {
    const who = await named(ASTRID);
    const before = (await looks('HealthDataRefused')).length;
    const asked = shop.partners.simulated['e-health']?.asked.length;
    expect(await form(who, { pnr: NILS as string })).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'OTHER_PERSON' }] },
    });
    const service = await who.post('/recept/ordinationer', { personnummer: NILS, typ: 'djur' });
    expect(service).toMatchObject({ status: 403, body: { message: 'Du får inte se en annan persons recept.' } });
    const refused = await looks('HealthDataRefused');
    expect(refused.slice(before).map(({ data }) => data['part'])).toEqual(['prescriptions', 'animal-prescriptions']);
    expect(JSON.stringify(refused)).not.toContain(NILS);
    // Only guardianship, warrants and the status were asked for, and Nils himself was not named.
    const since = shop.partners.simulated['e-health']?.asked.slice(asked);
    expect(new Set(since)).toEqual(new Set(['/status', '/vardnad', '/fullmakt/lista']));
  });

  test.each(['down', 'closed', 'busy', 'garbage', 'somebody-else', 'doubled', 'without-dates'])(
    'with 503 while the national service is %s (RX-20), and nothing is recorded',
    async (fault) => {
      const who = await named(ASTRID);
      const before = (await looks('HealthDataShown')).length;
      script({ fault });
      expect(await form(who, {})).toMatchObject({ status: 503, body: { message: `Fel: ${CLOSED}` } });
      expect(await looks('HealthDataShown')).toHaveLength(before);
      script({});
      expect((await form(who, {})).status).toBe(200);
      expect(await looks('HealthDataShown')).toHaveLength(before + 1);
    },
  );

  test('with the status 503 of the service itself', async () => {
    script({ fault: 'closed' });
    expect(await shop.visitor().get('/psoapi/status')).toMatchObject({ status: 503 });
    script({});
    expect(await shop.visitor().get('/psoapi/status')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});

test('a guardian is refused from the day on which the child turns 13 (RX-08)', async () => {
  const ofMaja = async () => (await form(await named(ASTRID), { pnr: MAJA })).status;
  clock.set('2026-11-30T22:59:00.000Z');
  expect(await ofMaja()).toBe(200);
  clock.set('2026-11-30T23:01:00.000Z');
  expect(await ofMaja()).toBe(403);
});
