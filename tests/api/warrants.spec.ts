import path from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import type { WarrantEvent } from '../../domain/warrant/index.js';
import { patientTexts } from '../../services/care/patient/texts.js';
import { SettableClock } from '../../services/foundation/clock.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const [ASTRID, NILS, ELSA] = ['198507099805', '198507099813', '199908072391'] as const;
const [GRETA, HUGO, VILGOT] = ['194803122383', '195109072396', '201803142395'] as const;
const [SIGNE_WHO_IS_16, UNREGISTERED, MAJA] = ['201003152384', '197509152380', '201312012386'] as const;
const PAGE = '/mina-recept-inloggad/warrants';
const [GRETA_TO_HUGO, ELSA_TO_ASTRID] = [1, 2].map((number) => `5f0e1d2c-0000-4000-8000-00000000000${number}`);
const CALLS = '/psoapi/folkservice/';

let shop: TestShop;
const clock = new SettableClock('2026-11-18T09:00:00.000Z');
beforeAll(async () => void (shop = await startTestShop({ clock, products: 20, webBuild: path.resolve('dist/web') })));
afterAll(() => shop.stop());
afterEach(() => script({}));

const script = (settings: object): void => shop.partners.simulated['e-health']?.setScript(settings);
const registrations = (): number =>
  (shop.partners.simulated['e-health']?.asked ?? []).filter((url) => url === '/fullmakt/registrera').length;
const named = async (person: string): Promise<Shopper> => {
  const who = shop.visitor();
  expect((await who.logIn(person)).status).toBeLessThan(400);
  return who;
};
const give = (who: Shopper, personnummer: string, rest: object = {}): Promise<Answer> =>
  who.sendForm(`${CALLS}registreraFullmakt`, { personnummer, namn: 'Nils Sandberg', ...rest });
const answer = (who: Shopper, fullmaktsId: unknown, samtycke: 'true' | 'false'): Promise<Answer> =>
  who.sendForm(`${CALLS}registreraFullmaktstagareSamtycke`, { fullmaktsId: String(fullmaktsId), samtycke });
const end = (who: Shopper, fullmaktsId: unknown): Promise<Answer> =>
  who.sendForm(`${CALLS}avslutaFullmakt`, { fullmaktsId: String(fullmaktsId) });
const sees = async (who: Shopper, personnummer: string): Promise<number> =>
  (await who.post('/recept/ordinationer', { personnummer, typ: 'human', franOchMed: '2026-01-01' })).status;
const code = ({ status, body }: Answer): readonly unknown[] => [
  status,
  (body as { errors?: { code: string }[] }).errors?.[0]?.code,
];
const events = async (person: string): Promise<readonly WarrantEvent[]> =>
  (await shop.platform.store.readStream(`warrant-${await shop.customerId(person)}`)) as unknown as WarrantEvent[];
const text = async (who: Shopper, address = PAGE): Promise<string> => String((await who.get(address)).body['text']);

describe('a warrant (RX-08, RX-23)', () => {
  test('is given, accepted and used, and ends when the giver ends it', async () => {
    const [astrid, nils] = [await named(ASTRID), await named(NILS)];
    const given = await give(astrid, NILS);
    expect(code(given)).toEqual([200, undefined]);
    const { fullmaktsId } = given.body;
    expect(await sees(nils, ASTRID)).toBe(403);
    expect(code(await answer(nils, fullmaktsId, 'true'))).toEqual([200, undefined]);
    expect(await sees(nils, ASTRID)).toBe(200);
    expect(await sees(astrid, NILS)).toBe(403);
    expect(code(await end(astrid, fullmaktsId))).toEqual([200, undefined]);
    expect(await sees(nils, ASTRID)).toBe(403);
    expect((await events(ASTRID)).map(({ type }) => type)).toContain('WarrantGiven');
    const ofNils = (await events(NILS)).filter(({ data }) => data.warrantId === fullmaktsId);
    expect(ofNils.map(({ type, data }) => [type, 'endedBy' in data ? data.endedBy : null])).toEqual([
      ['WarrantReceived', null],
      ['WarrantAccepted', null],
      ['WarrantReceived', 'giver'],
    ]);
  });

  test('names nobody in the store: names and person numbers are sealed', async () => {
    const { rows } = await shop.platform.pool.query<{ data: string }>(
      "SELECT data::text FROM event WHERE stream_id LIKE 'warrant-%'",
    );
    expect(rows.length).toBeGreaterThan(2);
    const written = rows.map(({ data }) => data).join();
    for (const secret of [ASTRID, NILS, 'Sandberg', 'Ekström']) expect(written).not.toContain(secret);
  });

  test('that waits opens nothing, and is accepted within seven days only', async () => {
    const astrid = await named(ASTRID);
    expect(await sees(astrid, ELSA)).toBe(403);
    const elsa = await named(ELSA);
    const { fullmaktsId } = (await give(elsa, NILS)).body;
    clock.set('2026-11-26T09:00:00.000Z');
    expect(code(await answer(await named(NILS), fullmaktsId, 'true'))).toEqual([409, 'WARRANT_NOT_WAITING']);
    clock.set('2026-11-18T10:00:00.000Z');
  });

  test('of somebody else is 403, and the attempt is recorded', async () => {
    const nils = await named(NILS);
    expect(code(await answer(nils, ELSA_TO_ASTRID, 'true'))).toEqual([403, 'OTHER_WARRANT']);
    expect(code(await end(nils, ELSA_TO_ASTRID))).toEqual([403, 'OTHER_WARRANT']);
    expect(code(await answer(await named(ELSA), ELSA_TO_ASTRID, 'true'))).toEqual([403, 'OTHER_WARRANT']);
    const looks = await shop.platform.store.readStream(`health-look-${await shop.customerId(NILS)}`);
    expect(
      looks.filter(({ type, data }) => type === 'HealthDataRefused' && JSON.stringify(data).includes('"warrants"')),
    ).toHaveLength(2);
  });

  test('gives no right to the giver’s own givers: Nils sees Astrid, and Hugo of Nils does not', async () => {
    const [astrid, nils, hugo] = [await named(ASTRID), await named(NILS), await named(HUGO)];
    const { fullmaktsId } = (await give(astrid, NILS)).body;
    await answer(nils, fullmaktsId, 'true');
    const ofHugo = (await hugo.get(`${CALLS}getFullmakt`)).body as unknown as { fullmakter: { fullmaktsId: string }[] };
    await answer(hugo, ofHugo.fullmakter.find(({ fullmaktsId: each }) => each.endsWith('6'))?.fullmaktsId, 'true');
    expect([await sees(nils, ASTRID), await sees(hugo, NILS), await sees(hugo, ASTRID)]).toEqual([200, 200, 403]);
  });

  test('for a child opens the child’s prescriptions, and not its guardian’s', async () => {
    const hugo = await named(HUGO);
    expect([await sees(hugo, VILGOT), await sees(hugo, MAJA), await sees(hugo, ASTRID)]).toEqual([200, 403, 403]);
  });

  test('ends between two presses when its giver dies or gets a protected identity', async () => {
    const hugo = await named(HUGO);
    expect(await sees(hugo, GRETA)).toBe(200);
    for (const fate of ['deceased', 'protectedPersons']) {
      script({ [fate]: [GRETA] });
      expect(await sees(hugo, GRETA)).toBe(403);
    }
    const ends = (await events(HUGO)).flatMap(({ data }) =>
      data.warrantId === GRETA_TO_HUGO && 'endedBy' in data ? [data.endedBy] : [],
    );
    expect(ends).toEqual([null, 'death', 'protected-identity']);
  });
});

describe('a warrant is refused', () => {
  test.each([
    ['to oneself', ASTRID, {}, [409, 'HOLDER_IS_GIVER']],
    ['to a young person', SIGNE_WHO_IS_16, {}, [409, 'HOLDER_TOO_YOUNG']],
    ['to somebody outside the register', UNREGISTERED, {}, [409, 'WARRANT_REFUSED']],
    ['for a child of others', NILS, { barn: '201003152384' }, [409, 'CHILD_NOT_GUARDED']],
    ['with a number that is none', '198507099806', {}, [400, 'PERSON_NUMBER_INVALID']],
    ['without a name', NILS, { namn: ' ' }, [400, undefined]],
  ])('%s', async (_what, holder, rest, expected) => {
    const [status, refused] = code(await give(await named(ASTRID), holder, rest));
    expect([status, expected[1] && refused]).toEqual(expected);
  });

  test('to a person with a protected identity, in the words for all that cannot be done online', async () => {
    script({ protectedPersons: [ELSA] });
    const who = await named(ASTRID);
    const refused = await give(who, ELSA);
    const unknown = await give(who, UNREGISTERED);
    expect(refused.body['message']).toBe(
      'Fel: Fullmakten kan inte registreras. Kontrollera personnumret, eller fråga kundservice.',
    );
    expect(refused.body['message']).toBe(unknown.body['message']);
  });

  test('the second time, also when both presses come at once', async () => {
    const elsa = await named(ELSA);
    const answers = await Promise.all([1, 2, 3, 4].map(() => give(elsa, HUGO)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  test('while the national service does not answer, and nothing is recorded', async () => {
    const astrid = await named(ASTRID);
    const before = (await events(ASTRID)).length;
    script({ fault: 'down' });
    expect(code(await give(astrid, GRETA))).toEqual([503, 'PRESCRIPTIONS_CLOSED']);
    expect(await events(ASTRID)).toHaveLength(before);
  });
});

test('an answer of the service that was lost is settled by asking again: one warrant', async () => {
  const greta = await named(GRETA);
  const before = registrations();
  script({ fault: 'lost-answer', only: 'registrations', times: 1 });
  expect(code(await give(greta, ELSA))).toEqual([200, undefined]);
  expect(registrations() - before).toBe(2);
  expect((await events(GRETA)).filter(({ type }) => type === 'WarrantGiven')).toHaveLength(1);
});

describe('the page of warrants (RX-16)', () => {
  test('shows what was given and held, and what the giver reads of a look of the holder (LAW-09)', async () => {
    const [greta, hugo] = [await named(GRETA), await named(HUGO)];
    const [given, held] = [await text(greta), await text(hugo)];
    expect(given).toContain('Dina recept, till Hugo Nyman');
    expect(held).toContain('Recept för Greta Nyman');
    expect(held).toContain('Gäller till och med 14 januari 2030');
    expect(await sees(hugo, GRETA)).toBe(200);
    expect(await text(greta, '/mina-recept-inloggad/vem-har-tittat')).toContain(
      'Hugo Nyman såg recept med din fullmakt.',
    );
  });

  test('gives, declines and ends by its forms', async () => {
    const [greta, nils] = [await named(GRETA), await named(NILS)];
    const commandId = () => crypto.randomUUID();
    const sent = await greta.sendForm(PAGE, {
      does: 'give',
      commandId: commandId(),
      holder: NILS,
      name: 'Nils Sandberg',
    });
    expect(sent.headers.get('location')).toBe(`${PAGE}?sparat=gavs`);
    const id = (await events(GRETA)).findLast(({ type }) => type === 'WarrantGiven')?.data.warrantId ?? '';
    const declined = await nils.sendForm(PAGE, { does: 'decline', commandId: commandId(), id });
    expect(declined.headers.get('location')).toBe(`${PAGE}?sparat=nej`);
    const twice = await nils.sendForm(PAGE, { does: 'accept', commandId: commandId(), id });
    expect(String(twice.body['text'])).toContain('Du har tackat nej till fullmakten.');
    const ended = await greta.sendForm(PAGE, { does: 'end', commandId: commandId(), id });
    expect(String(ended.body['text'])).toContain('Fullmakten är nekad och gäller inte.');
    expect(String(ended.body['text'])).not.toContain('Du har tackat nej');
    const unreadable = await greta.sendForm(PAGE, { does: 'give', commandId: commandId() });
    expect(String(unreadable.body['text'])).toContain('Formuläret gick inte att läsa.');
  });

  test.each(['down', 'garbage'])(
    'says in its form that the service is closed (%s), and records nothing',
    async (fault) => {
      const greta = await named(GRETA);
      const before = (await events(GRETA)).length;
      script({ fault });
      const form = { does: 'give', commandId: crypto.randomUUID(), holder: ASTRID, name: 'Astrid Ekström' };
      const { status, body } = await greta.sendForm(PAGE, form);
      expect(status).toBeLessThan(500);
      expect(String(body['text'])).toContain(patientTexts.closed);
      expect(String(body['text'])).not.toContain('Whoops');
      expect(await events(GRETA)).toHaveLength(before);
    },
  );
});

test('the news of warrants count what was given since the visit before, also on its own day (RX-18)', async () => {
  const [BIRGER, LOVISA] = ['194402119814', '197608199803'] as const;
  const newsAt = async (time: string): Promise<unknown> => {
    clock.set(time);
    const lovisa = await named(LOVISA);
    clock.set(time.replace(':00:00', ':05:00'));
    return (await lovisa.get(`${CALLS}getFullmaktNyheter`)).body['antal'];
  };
  expect(await newsAt('2026-12-01T08:00:00.000Z')).toBe(0);
  clock.set('2026-12-01T08:30:00.000Z');
  expect((await give(await named(BIRGER), LOVISA)).status).toBe(200);
  expect(await newsAt('2026-12-01T09:00:00.000Z')).toBe(1);
  expect(await newsAt('2026-12-01T10:00:00.000Z')).toBe(0);
  clock.set('2026-12-01T11:00:00.000Z');
  expect((await give(await named(NILS), LOVISA)).status).toBe(200);
  expect(await newsAt('2026-12-03T09:00:00.000Z')).toBe(1);
  expect(await newsAt('2026-12-04T09:00:00.000Z')).toBe(0);
});
