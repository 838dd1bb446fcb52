import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const [ASTRID, NILS, ELSA, SIGNE] = ['198507099805', '198507099813', '199908072391', '201003152384'] as const;
const VILGOT = '201803142395';
const LIST = '/psoapi/minaReceptService/getOrdinationer';

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

describe('the person of prescriptions (RX-11, RX-15)', () => {
  const person = (who: Shopper, personnummer?: string) => who.post('/kundinformation', { personnummer });
  const consent = (who: Shopper, user: unknown) =>
    who.sendForm('/psoapi/minaReceptService/uppdateraSamtyckeRRD', {
      anvandare: typeof user === 'string' ? user : JSON.stringify(user),
    });

  test('has consents for each kind of person, which change one by one and are kept', async () => {
    const who = await named(ELSA);
    const none = { givare: false, tagare: false, vardnadshavare: false };
    expect((await person(who)).body).toMatchObject({ personNr: ELSA, userName: /./, samtyckeRRD: none });
    expect((await consent(who, { personNr: ELSA, samtyckeRRD: { tagare: true, vardnadshavare: true } })).status).toBe(
      200,
    );
    expect((await consent(who, { personNr: ELSA, samtyckeRRD: { tagare: false } })).status).toBe(200);
    expect((await person(who)).body).toMatchObject({ samtyckeRRD: { ...none, vardnadshavare: true } });
  });

  test('of a child has the first name, and no account', async () => {
    expect((await person(await named(ASTRID), VILGOT)).body).toMatchObject({ userName: 'Vilgot', hkdbKonto: null });
  });

  test('of anybody else is neither told nor changed', async () => {
    const who = await named(ASTRID);
    expect((await person(who, NILS)).status).toBe(403);
    expect(await consent(who, { personNr: NILS, samtyckeRRD: { givare: true } })).toMatchObject({
      status: 403,
      body: { errors: [{ field: 'personNr', code: 'OTHER_PERSON' }] },
    });
  });

  test.each(['', 'ja', '[]', '{"personNr":"198507099805"}', '{"personNr":1,"samtyckeRRD":{}}'])(
    'is not changed by %j',
    async (user) => {
      const { status, body } = await consent(await named(ASTRID), user);
      expect([status, body['message']]).toEqual([400, 'Fel: anvandare ska vara JSON med personNr och samtyckeRRD.']);
    },
  );
});

describe('the price of a prescription (RX-05)', () => {
  let id = '';
  beforeAll(async () => {
    const { body } = await form(await named(ASTRID), {});
    const [first] = (body as unknown as { ordinationer: { ordinationsId: string }[] }).ordinationer;
    id = first?.ordinationsId.replace(/\d+$/, '') ?? '';
  });
  const price = (who: Shopper, rest: object = {}) =>
    who.post('/kundvagn/kund-pris', {
      ...{ antal: 1, articleid: '710001', ordinationsId: `${id}1`, personnummer: ASTRID, ...rest },
    });

  test('is what the page shows, and nothing is recorded but the look', async () => {
    const who = await named(ASTRID);
    const events = async () =>
      (await shop.platform.pool.query<{ type: string }>('SELECT type FROM event ORDER BY transaction_id, sequence'))
        .rows;
    const before = (await events()).length;
    expect((await price(who)).body).toEqual({ pris: 142, kundpris: 106.5, forman: 35.5 });
    expect((await events()).slice(before).map(({ type }) => type)).toEqual(['HealthDataShown']);
    const path = `/psoapi/kundvagnService/getKundPris/${ASTRID}/${id}1/710001/1`;
    expect((await who.get(path)).body).toEqual({ pris: 142, kundpris: 106.5, forman: 35.5 });
  });

  test('of an animal and a child is found too', async () => {
    const who = await named(ASTRID);
    const animal = { ordinationsId: id.replace('human', 'djur') + '1', articleid: '710014' };
    expect((await price(who, animal)).body).toEqual({ pris: 289, kundpris: 289, forman: 0 });
    const list = await form(who, { pnr: VILGOT });
    const [first] = (list.body as unknown as { ordinationer: { ordinationsId: string }[] }).ordinationer;
    const child = { personnummer: VILGOT, ordinationsId: first?.ordinationsId, articleid: '710006' };
    expect((await price(who, child)).body).toEqual({ pris: 412, kundpris: 0, forman: 412 });
  });

  test('keeps the prescribed product, or exchanges it', async () => {
    const who = await named(ASTRID);
    const kept = await price(who, { ordinationsId: `${id}2`, articleid: '710002' });
    const exchanged = await price(who, { ordinationsId: `${id}2`, articleid: '710003' });
    expect(Number(kept.body['kundpris'])).toBeGreaterThan(Number(exchanged.body['kundpris']));
  });

  test.each([
    ['another’s prescription', { ordinationsId: 'human-2-1' }, 403, 'OTHER_PRESCRIPTION'],
    ['another person', { personnummer: NILS }, 403, 'OTHER_PERSON'],
    ['an article of another prescription', { articleid: '710009' }, 400, 'UNKNOWN_ARTICLE'],
    ['more packages than a withdrawal has', { antal: 2 }, 400, 'TOO_MANY_PACKAGES'],
    ['no package', { antal: 0 }, 400, 'TOO_SMALL'],
  ])('is not told for %s', async (_what, rest, status, code) => {
    expect(await price(await named(ASTRID), rest)).toMatchObject({ status, body: { errors: [{ code }] } });
  });

  test('is not told while the service is closed', async () => {
    script({ fault: 'closed' });
    expect((await price(await named(ASTRID))).status).toBe(503);
    script({});
  });
});

describe('the addresses of the app (RX-19)', () => {
  const CANO = '/cano/cano-api/v1';

  test('answer as the prescription service does', async () => {
    const who = await named(ASTRID);
    for (const [path, body] of [
      ['/hkdb/konto', { personnummer: ASTRID }],
      ['/hkdb/transaktioner', { personnummer: ASTRID }],
      ['/kundinformation', {}],
      ['/fullmakt/lista', {}],
      ['/recept/ordinationer', { personnummer: ASTRID, typ: 'djur' }],
    ] as const) {
      const [direct, cano] = [await who.post(path, body), await who.post(`${CANO}${path}`, body)];
      expect([cano.status, cano.body]).toEqual([200, direct.body]);
    }
    expect((await who.post(`${CANO}/hkdb/konto`, { personnummer: NILS })).body['message']).toBe(
      'Du får inte se en annan persons recept.',
    );
    expect((await shop.visitor().post(`${CANO}/kundinformation`, {})).status).toBe(401);
  });

  test.each([
    ['GET', '/hkdb/konto', 405],
    ['DELETE', '/recept/ordinationer', 405],
    ['POST', '/recept', 404],
    ['PUT', '/annat', 404],
    ['GET', '/psoapi/status', 404],
  ])('refuse %s %s with a message', async (method, path, status) => {
    const who = await named(ASTRID);
    const sent = await who.send(method, `${CANO}${path}`);
    expect([sent.status, typeof sent.body['message']]).toEqual([status, 'string']);
  });
});

describe('news (RX-18)', () => {
  const news = async (who: Shopper, of: string) =>
    (await who.get(`/psoapi/minaReceptService/getReceptNyheter${of}`)).body['antal'];

  test('are none on a first visit, and then what came since the last one', async () => {
    script({ fault: 'unwritten' });
    const first = await named(SIGNE);
    expect(await news(first, 'Human')).toBe(0);
    await form(first, { pnr: SIGNE });
    expect(await news(first, 'Human')).toBe(0);
    clock.set('2026-12-02T12:00:00.000Z');
    const next = await named(SIGNE);
    expect(await news(next, 'Human')).toBe(0);
    script({});
    expect(await news(next, 'Human')).toBe(1);
    await form(next, { pnr: SIGNE });
    expect(await news(next, 'Human')).toBe(1);
    expect(await news(next, 'Djur')).toBe(0);
    clock.set('2026-12-02T14:00:00.000Z');
    expect(await news(await named(SIGNE), 'Human')).toBe(0);
  });
});
