import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { CounterWarrants } from '../../services/care/warrant/counter-warrants.js';
import { SettableClock } from '../../services/foundation/clock.js';
import type { CounterWarrantForm } from '../../services/support/contract/counter.js';
import { WarrantCounter } from '../../services/support/counter/warrant-counter.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const [GRETA, HUGO, NILS, ELSA] = ['194803122383', '195109072396', '198507099813', '199908072391'] as const;
const [SIGNE_WHO_IS_16, UNREGISTERED] = ['201003152384', '197509152380'] as const;
const FARIDA = {
  staffId: '1d0e7a35-6f4f-4b0e-9b9e-000000000001',
  login: 'f',
  name: 'Farida',
  role: 'pharmacist',
} as const;

let shop: TestShop;
const clock = new SettableClock('2026-11-18T09:00:00.000Z');
beforeAll(async () => void (shop = await startTestShop({ clock, products: 20 })));
afterAll(() => shop.stop());
afterEach(() => script({}));

const script = (settings: object): void => shop.partners.simulated['e-health']?.setScript(settings);
const named = async (person: string): Promise<Shopper> => {
  const who = shop.visitor();
  expect((await who.logIn(person)).status).toBeLessThan(400);
  return who;
};
const give = (giver: string, holder: string, rest: Partial<CounterWarrantForm> = {}) =>
  new WarrantCounter(shop.app.get(CounterWarrants), FARIDA).giveWarrant({
    ...{ commandId: randomUUID(), child: '', idKind: 'passport', ...rest },
    giver: { personNumber: giver, name: 'Nils Sandberg' },
    holder: { personNumber: holder, name: 'Elsa Lindqvist' },
  });
const message = async (answer: ReturnType<typeof give>): Promise<string | undefined> => {
  const result = await answer;
  return result.ok ? 'registered' : result.errors[0]?.message;
};
const eventsOf = async (person: string) => shop.platform.store.readStream(`warrant-${await shop.customerId(person)}`);

describe('a warrant given at a pharmacy (RX-23)', () => {
  test('waits for its holder, holds for four years, and keeps who saw which proof of identity', async () => {
    const [nils, elsa] = [await named(NILS), await named(ELSA)];
    const press = { commandId: randomUUID() };
    const given = await give(NILS, ELSA, press);
    expect(given).toEqual({ ok: true, acceptBy: '2026-11-25', validThrough: '2030-11-17' });
    expect(await give(NILS, ELSA, press)).toEqual(given);
    const events = (await eventsOf(NILS)).filter(({ type }) => type === 'WarrantGivenAtPharmacy');
    expect(events).toMatchObject([
      { actor: { kind: 'staff', id: FARIDA.staffId }, data: { checkedByName: 'Farida', idKind: 'passport' } },
    ]);
    const sees = async () => (await elsa.post('/recept/ordinationer', { personnummer: NILS, typ: 'human' })).status;
    expect(await sees()).toBe(403);
    const fullmaktsId = String((events[0]?.data as { warrantId: string }).warrantId);
    const answer = { fullmaktsId, samtycke: 'true' };
    expect((await elsa.sendForm('/psoapi/folkservice/registreraFullmaktstagareSamtycke', answer)).status).toBe(200);
    expect(await sees()).toBe(200);
    expect((await nils.sendForm('/psoapi/folkservice/avslutaFullmakt', { fullmaktsId })).status).toBe(200);
    expect(await sees()).toBe(403);
  });

  test.each([
    ['to somebody below 18', NILS, SIGNE_WHO_IS_16, 'Den som får fullmakten behöver ha fyllt 18 år.'],
    ['by somebody below 18', SIGNE_WHO_IS_16, NILS, 'Den som ger fullmakten behöver ha fyllt 18 år.'],
    ['to oneself', NILS, NILS, 'Den som ger och den som får fullmakten är samma person.'],
    ['to somebody outside the register', NILS, UNREGISTERED, 'En av personerna är inte folkbokförd i Sverige.'],
    ['with a number that is none', '198507099806', ELSA, expect.stringContaining('den som ger fullmakten')],
  ])('is refused %s, and nothing is recorded', async (_what, giver, holder, why) => {
    await named(NILS);
    const before = (await eventsOf(NILS)).length;
    expect(await message(give(giver, holder))).toEqual(why);
    expect(await eventsOf(NILS)).toHaveLength(before);
  });

  test('is refused with a protected identity, for the dead, and for another’s child', async () => {
    await named(NILS);
    script({ protectedPersons: [HUGO] });
    expect(await message(give(NILS, HUGO))).toBe(
      'En av personerna har skyddade personuppgifter. Då kan ingen fullmakt registreras.',
    );
    script({ deceased: [HUGO] });
    expect(await message(give(NILS, HUGO))).toBe('En av personerna är avliden enligt folkbokföringen.');
    script({});
    expect(await message(give(NILS, ELSA, { child: '201803142395' }))).toContain('vårdnadshavare');
  });

  test('is refused while the national service is closed, and where nobody is a customer', async () => {
    await named(NILS);
    script({ fault: 'down' });
    expect(await message(give(NILS, HUGO))).toBe(
      'Den nationella tjänsten svarar inte. Inget är registrerat. Försök igen senare.',
    );
    script({});
    expect(await message(give('194803122383', '196001012381'))).toContain('Ingen av de två är kund här ännu.');
  });
});

test('a holder gives and withdraws the giver’s consent to keep data, and the event names the holder (RX-11)', async () => {
  const [, hugo] = [await named(GRETA), await named(HUGO)];
  const consent = (given: boolean) =>
    hugo.sendForm('/psoapi/minaReceptService/uppdateraSamtyckeRRD', {
      anvandare: JSON.stringify({ personNr: GRETA, samtyckeRRD: { givare: given } }),
    });
  const shown = async () => (await hugo.get(`/psoapi/minaReceptService/getKundInformation/${GRETA}`)).body;
  expect((await consent(true)).status).toBe(200);
  expect(await shown()).toMatchObject({ samtyckeRRD: { givare: true } });
  const events = await shop.platform.store.readStream(`customer-${await shop.customerId(GRETA)}`);
  const given = events.filter(({ type }) => type === 'ConsentGiven').at(-1);
  expect(given?.actor).toEqual({ kind: 'customer', id: await shop.customerId(HUGO) });
  expect((await consent(false)).status).toBe(200);
  expect(await shown()).toMatchObject({ samtyckeRRD: { givare: false } });
  script({ deceased: [GRETA] });
  expect((await consent(true)).status).toBe(403);
});
