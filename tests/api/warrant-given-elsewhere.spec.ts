import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { customer } from '../../domain/customer/index.js';
import type { PersonNumber } from '../../domain/kernel/index.js';
import { reminder } from '../../domain/reminder/index.js';
import { ProjectionRunner } from '../../projections/index.js';
import { NationalService } from '../../services/care/patient/national-service.js';
import { ReceivedWarrants } from '../../services/care/patient/received-warrants.js';
import { WARRANTS_ELSEWHERE, warrantsElsewhere } from '../../services/care/warrant/warrants-elsewhere.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { JobsService } from '../../services/foundation/job-engine/jobs.service.js';
import { startJobEngine } from '../../services/host/jobs/start-job-engine.js';
import { dyingAfter } from '../../services/host/jobs/testing.js';
import { E_HEALTH_GATEWAY, type EHealthGateway } from '../../services/partners/e-health/gateway.js';
import { withCheckDigit } from '../../simulators/simulation/person-number.js';
import { until } from '../shop/look.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const CALLS = '/psoapi/folkservice/';
const PAGE = '/mina-recept-inloggad/warrants';
const [ELSEWHERE, HERE] = ['Du har fått en fullmakt som väntar på svar', 'En fullmakt väntar på ditt svar'];
/** A giver whom this shop does not know. */
const SVEA = { personNumber: '194402119814' as PersonNumber, name: 'Svea Kvist' };

let shop: TestShop;
const clock = new SettableClock('2026-11-16T07:00:00.000Z');
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 20, webBuild: path.resolve('dist/web') });
});
afterAll(() => shop.stop());
afterEach(() => {
  script({});
  vi.restoreAllMocks();
});

interface Holder {
  readonly personNumber: PersonNumber;
  readonly email: string;
}

let born = 0;
/** Somebody whom no other test knows. */
function somebody(): Holder {
  born += 1;
  const [month, day] = [1 + Math.floor(born / 28), 1 + (born % 28)].map((part) => String(part).padStart(2, '0'));
  const personNumber = withCheckDigit(`1980${month}${day}239`) as PersonNumber;
  return { personNumber, email: `holder${born}@example.se` };
}

const script = (settings: object): void => shop.partners.simulated['e-health']?.setScript(settings);
const national = () => shop.app.get<EHealthGateway>(E_HEALTH_GATEWAY);
const named = async ({ personNumber }: Pick<Holder, 'personNumber'>): Promise<Shopper> => {
  const who = shop.visitor();
  expect((await who.logIn(personNumber)).status).toBeLessThan(400);
  return who;
};
const keep = async (who: Shopper, { personNumber }: Holder, givare: boolean): Promise<void> => {
  const anvandare = JSON.stringify({ personNr: personNumber, samtyckeRRD: { givare } });
  expect((await who.sendForm('/psoapi/minaReceptService/uppdateraSamtyckeRRD', { anvandare })).status).toBe(200);
};

/** A customer with an address, for whom the shop may keep prescriptions. */
async function holder(consents = true): Promise<Holder> {
  const one = somebody();
  const who = await named(one);
  const contact = { EmailAddress: one.email, MobileNumber: '0701234567' };
  expect((await who.put('/api/apocalendar/verification', contact)).status).toBe(200);
  if (consents) await keep(who, one, true);
  return one;
}

/** Another pharmacy registers a warrant. This shop hears nothing of it. */
async function givenElsewhere({ personNumber }: Holder, giver = SVEA): Promise<string> {
  const warrantId = randomUUID();
  const persons = { giver, holder: { personNumber, name: 'Tora Tagare' }, child: null };
  expect(await national().registerWarrant({ warrantId, persons })).toMatchObject({ status: 'done' });
  return warrantId;
}

async function morning(date: string) {
  clock.set(`${date}T08:30:00.000Z`);
  const outcome = await shop.app.get(JobsService, { strict: false }).run(WARRANTS_ELSEWHERE, date);
  if (!outcome.ok) throw new Error(outcome.rejection.type);
  return outcome.run.report;
}

const told = ({ email }: Holder): readonly string[] =>
  (shop.partners.simulated.mail?.list({ to: email }) ?? []).flatMap(({ subject }) =>
    /fullmakt/i.test(subject) ? [subject] : [],
  );
const events = async ({ personNumber }: Holder) =>
  (await shop.platform.store.readStream(`warrant-${await shop.customerId(personNumber)}`)).map((event) => ({
    ...event,
    data: event.data as { readonly status?: string; readonly endedBy?: string | null },
  }));
const found = async (one: Holder): Promise<number> =>
  (await events(one)).filter(({ type }) => type === 'WarrantFoundWaiting').length;

/** Waits for the mail of a later event. The mails of earlier ones have then begun to leave. */
async function lastIsTold(date: string): Promise<void> {
  const last = await holder();
  clock.set(`${date}T07:30:00.000Z`);
  await givenElsewhere(last);
  await morning(date);
  await until(async () => told(last).length > 0);
}

/** A process of its own, which does not wait for the locks of others. */
function machine(around = (commands: CommandHandling): CommandHandling => commands) {
  const { platform, app } = shop;
  const locks = { acquire: async () => true, release: async () => undefined };
  const asked = {
    national: app.get(NationalService, { strict: false }),
    received: app.get(ReceivedWarrants, { strict: false }),
  };
  const parts = { ...platform, commands: around(platform.commands), locks } as unknown as TestShop['platform'];
  return startJobEngine(parts, app.get(ProjectionRunner, { strict: false }), [warrantsElsewhere({ ...asked, clock })]);
}

describe('a warrant that was given elsewhere (RX-08)', () => {
  test('is told to its holder the next morning, stands on the page, and is accepted there', async () => {
    const tora = await holder();
    const warrantId = await givenElsewhere(tora);
    expect(await morning('2026-11-17')).toMatchObject({ changed: 1, parked: 0, sums: { found: 1 } });
    await until(async () => told(tora).length > 0);
    const letter = shop.partners.simulated.mail?.list({ to: tora.email }).find(({ subject }) => subject === ELSEWHERE);
    const { text } = shop.partners.simulated.mail?.read(letter?.id ?? '') ?? { text: '' };
    expect(text).toContain('Svara senast 23 november 2026.');
    expect(text).toContain(PAGE);
    expect(`${text} ${JSON.stringify(letter)}`).not.toMatch(/Svea|Kvist|4402119|80\d{4}239/);
    const who = await named(tora);
    expect(String((await who.get(PAGE)).body['text'])).toContain('Svea Kvist');
    const form = { fullmaktsId: warrantId, samtycke: 'true' };
    expect((await who.sendForm(`${CALLS}registreraFullmaktstagareSamtycke`, form)).status).toBe(200);
    expect((await events(tora)).map(({ type, actor }) => [type, actor.kind])).toEqual([
      ['WarrantReceived', 'job'],
      ['WarrantFoundWaiting', 'job'],
      ['WarrantAccepted', 'customer'],
    ]);
  });

  test('causes one mail, however often the job runs', async () => {
    const tora = await holder();
    await givenElsewhere(tora);
    for (const date of ['2026-11-18', '2026-11-18', '2026-11-19']) await morning(date);
    await lastIsTold('2026-11-20');
    await until(async () => told(tora).length > 0);
    expect(await found(tora)).toBe(1);
    expect(told(tora)).toEqual([ELSEWHERE]);
  });

  test('causes one mail when two processes ask at once, and when one was killed halfway', async () => {
    const all = await Promise.all([holder(), holder(), holder(), holder()]);
    for (const one of all) await givenElsewhere(one);
    const date = '2026-11-21';
    clock.set(`${date}T08:30:00.000Z`);
    const dying = machine(dyingAfter(1, 'warrant'));
    await expect(dying.run(WARRANTS_ELSEWHERE, date)).rejects.toThrow('killed');
    const before = await Promise.all(all.map(found));
    expect(before.filter((count) => count > 0).length).toBeLessThan(all.length);
    const both = await Promise.all([machine().run(WARRANTS_ELSEWHERE, date), machine().run(WARRANTS_ELSEWHERE, date)]);
    for (const outcome of both) expect(outcome).toMatchObject({ ok: true, run: { report: { parked: 0 } } });
    await lastIsTold('2026-11-22');
    await until(async () => all.every((one) => told(one).length > 0));
    expect(await Promise.all(all.map(found))).toEqual([1, 1, 1, 1]);
    expect(all.map(told)).toEqual(all.map(() => [ELSEWHERE]));
  });

  test('is not lost while the service is closed: the run fails, and its next attempt finds the warrant', async () => {
    const tora = await holder();
    await givenElsewhere(tora);
    script({ fault: 'down' });
    await expect(morning('2026-11-23')).rejects.toThrow('the e-health service is closed');
    expect(await events(tora)).toEqual([]);
    script({});
    expect(await morning('2026-11-23')).toMatchObject({ parked: 0 });
    expect(await found(tora)).toBe(1);
    await until(async () => told(tora).length > 0);
  });

  test('of a person for whom the service gives no readable answer is found the next day, and staff see who waits', async () => {
    const tora = await holder();
    await givenElsewhere(tora);
    script({ fault: 'somebody-else' });
    const { parked, sums } = await morning('2026-11-24');
    expect(parked).toBeGreaterThan(0);
    expect(sums).toEqual({ found: 0 });
    const { rows } = await shop.platform.pool.query<{ reason: string }>(
      "SELECT DISTINCT data ->> 'reason' AS reason FROM event WHERE type = 'JobSubjectParked'",
    );
    expect(rows).toEqual([{ reason: 'no answer of the e-health service' }]);
    script({});
    expect(await morning('2026-11-25')).toMatchObject({ parked: 0, sums: { found: 1 } });
    await until(async () => told(tora).length > 0);
  });

  test('that was answered or ended elsewhere before the morning is recorded, and nobody is mailed', async () => {
    const [accepted, declined, ended] = [await holder(), await holder(), await holder()];
    await national().answerWarrant(await givenElsewhere(accepted), accepted.personNumber, true);
    await national().answerWarrant(await givenElsewhere(declined), declined.personNumber, false);
    await national().endWarrant(await givenElsewhere(ended), SVEA.personNumber);
    await morning('2026-11-26');
    await lastIsTold('2026-11-27');
    for (const [one, status] of [
      [accepted, 'accepted'],
      [declined, 'declined'],
      [ended, 'ended'],
    ] as const) {
      expect((await events(one)).map(({ type, data }) => [type, data.status])).toEqual([['WarrantReceived', status]]);
      expect(told(one)).toEqual([]);
    }
  });

  test('that its holder was told of, and that then ends elsewhere, is recorded as ended by the same question', async () => {
    const tora = await holder();
    const warrantId = await givenElsewhere(tora);
    await morning('2026-11-28');
    await national().endWarrant(warrantId, SVEA.personNumber);
    await morning('2026-11-29');
    expect((await events(tora)).map(({ type, data }) => [type, data.status])).toEqual([
      ['WarrantReceived', 'waiting'],
      ['WarrantFoundWaiting', undefined],
      ['WarrantReceived', 'ended'],
    ]);
  });
});

describe('the mail of a warrant comes once', () => {
  test('when the giver gave it here: the mail of that day is the only one', async () => {
    const [giver, tora] = [await holder(), await holder()];
    const form = { personnummer: tora.personNumber, namn: 'Tora Tagare' };
    expect((await (await named(giver)).sendForm(`${CALLS}registreraFullmakt`, form)).status).toBe(200);
    await until(async () => told(tora).length > 0);
    await morning('2026-12-01');
    await lastIsTold('2026-12-02');
    expect(await found(tora)).toBe(0);
    expect(told(tora)).toEqual([HERE]);
  });

  test('when the giver, a customer, has read here of the warrant that they gave elsewhere', async () => {
    const [giver, tora] = [await holder(), await holder()];
    await givenElsewhere(tora, { personNumber: giver.personNumber, name: 'Gerd Givare' });
    expect((await (await named(giver)).get(PAGE)).status).toBe(200);
    expect((await events(tora)).map(({ type }) => type)).toEqual(['WarrantReceived']);
    await morning('2026-12-03');
    await lastIsTold('2026-12-04');
    await until(async () => told(tora).length > 0);
    expect(told(tora)).toEqual([ELSEWHERE]);
  });
});

describe('the national service is not asked about', () => {
  test('who has given no consent to keep prescriptions, has withdrawn it, has died or was erased', async () => {
    const [never, withdrew, dead, erased, asked] = [
      await holder(false),
      ...[await holder(), await holder(), await holder(), await holder()],
    ] as [Holder, Holder, Holder, Holder, Holder];
    await keep(await named(withdrew), withdrew, false);
    const at = clock.now();
    const [ofDead, ofErased] = [await shop.customerId(dead.personNumber), await shop.customerId(erased.personNumber)];
    const death = { type: 'LearnDeath', customerId: ofDead, person: dead.personNumber, at } as const;
    await shop.platform.commands.handle(reminder, ofDead, death, newContext(SYSTEM));
    for (const one of [never, withdrew, dead, erased, asked]) await givenElsewhere(one);
    const erasing = { type: 'EraseCustomer', memberIds: [], orderIds: [], reason: 'Begäran', at } as const;
    await shop.platform.commands.handle(customer, ofErased, erasing, newContext(SYSTEM));
    const questions = vi.spyOn(national(), 'warrantsOf');
    await morning('2026-12-05');
    await until(async () => told(asked).length > 0);
    const persons = questions.mock.calls.map(([person]) => person);
    expect(persons).toContain(asked.personNumber);
    for (const one of [never, withdrew, dead, erased]) {
      expect(persons).not.toContain(one.personNumber);
      expect(told(one)).toEqual([]);
    }
  });

  test('a day that was missed, because the next question has the same answer', async () => {
    const tora = await holder();
    await givenElsewhere(tora);
    clock.set('2026-12-08T08:30:00.000Z');
    const jobs = shop.app.get(JobsService, { strict: false });
    expect(await jobs.run(WARRANTS_ELSEWHERE, '2026-12-07')).toMatchObject({ run: { report: { considered: 0 } } });
    expect(await found(tora)).toBe(0);
    await morning('2026-12-08');
    expect(await found(tora)).toBe(1);
  });
});

test('a holder with a protected identity gets no mail: the service ends the warrant', async () => {
  const tora = await holder();
  await givenElsewhere(tora);
  script({ protectedPersons: [tora.personNumber] });
  await morning('2026-12-09');
  await lastIsTold('2026-12-10');
  expect((await events(tora)).map(({ data }) => data.endedBy)).toEqual(['protected-identity']);
  expect(told(tora)).toEqual([]);
});

test.each([
  ['2027-03-28', '06:59', '07:00'],
  ['2027-10-31', '07:59', '08:00'],
])('on %s, when the clocks change, the question is asked at nine in Stockholm, once', async (date, before, nine) => {
  clock.set(`${date}T00:30:00.000Z`);
  const tora = await holder();
  await givenElsewhere(tora);
  const run = () => shop.app.get(JobsService, { strict: false }).run(WARRANTS_ELSEWHERE, date);
  clock.set(`${date}T${before}:00.000Z`);
  expect(await run()).toMatchObject({ ok: false, rejection: { type: 'RunNotYetDue' } });
  clock.set(`${date}T${nine}:00.000Z`);
  for (const _again of [1, 2]) expect(await run()).toMatchObject({ ok: true });
  expect(await found(tora)).toBe(1);
  await until(async () => told(tora).length > 0);
});
