import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { customer, type ConsentCode } from '../../domain/customer/index.js';
import type { Instant } from '../../domain/kernel/index.js';
import type { Prescription } from '../../domain/prescription/index.js';
import { aPrescription } from '../../domain/prescription/rules/spec-prescriptions.js';
import type { ReminderEvent } from '../../domain/reminder/index.js';
import { ReceivedPrescriptions } from '../../services/care/prescription/received.js';
import { ReminderFacts } from '../../services/care/reminder/reminder-facts.js';
import { Reminders } from '../../services/care/reminder/reminders.js';
import { Leaving } from '../../services/care/reminder/sending/leaving.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { JobsService } from '../../services/foundation/job-engine/jobs.service.js';
import { until } from '../shop/look.js';
import { tablesWith } from '../shop/tables-with.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const [ASTRID, NILS, ELSA, GRETA, HUGO] = [
  ...['198507099805', '198507099813', '199908072391'],
  ...['194803122383', '195109072396'],
] as [string, string, string, string, string];
const START = '2026-05-04T08:00:00.000Z';
/** The day of the next withdrawal of `collected`. */
const DUE = '2026-05-11';
const NINE: Instant = '2026-05-11T07:00:00.000Z';
const LINK = '/mina-recept-inloggad/';

const clock = new SettableClock(START);
let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop({ clock, products: 20 })));
afterAll(() => shop.stop());

/** Two thirds of 120 days after 20 February is 11 May. */
const collected = (ordinationId: string, rest: Partial<Prescription> = {}): Prescription =>
  aPrescription({
    ...{ ordinationId, validThrough: '2026-12-31', ...rest },
    withdrawals: { lastOn: '2026-02-20', daysSupplied: 120, ...rest.withdrawals },
  });

async function tell(customerId: string, ...commands: readonly object[]): Promise<void> {
  for (const command of commands)
    await shop.platform.commands.handle(customer, customerId, command as never, newContext(SYSTEM));
}

const consent = (code: ConsentCode, at = clock.now()) => ({ type: 'GiveConsent', code, textVersion: '2024-01', at });
const withdraw = (code: ConsentCode) => ({ type: 'WithdrawConsent', code, at: clock.now() });

/** A customer who is known, wants every reminder of a withdrawal, and keeps prescriptions here. */
async function patient(person: string, number: string): Promise<string> {
  clock.set(START);
  expect((await shop.visitor().logIn(person)).status).toBeLessThan(400);
  const customerId = await shop.customerId(person);
  const profile = { email: `p${number}@example.se`, mobileNumber: `070-123 45 ${number}` };
  await tell(
    customerId,
    { type: 'UpdateProfile', profile },
    ...(['RrdGivare', 'RemindersEmailNewPrescription', 'RemindersSmsNewPrescription'] as const).map((code) =>
      consent(code),
    ),
    consent('RemindersPushNewPrescription'),
    { type: 'TurnNoticesOn', noticeDevice: `phone ${number}`, platform: 'iOS', at: clock.now() },
  );
  return customerId;
}

const receive = (customerId: string, ...list: readonly Prescription[]) =>
  shop.app.get(ReceivedPrescriptions, { strict: false }).receive(customerId, list);
const events = async (customerId: string): Promise<readonly ReminderEvent[]> =>
  (await shop.platform.store.readStream(`reminder-${customerId}`)) as unknown as ReminderEvent[];
const types = async (customerId: string): Promise<readonly string[]> =>
  (await events(customerId)).map(({ type }) => type);
const has = (customerId: string, type: ReminderEvent['type'], count = 1) =>
  until(async () => (await types(customerId)).filter((each) => each === type).length >= count);

const openDays = async (customerId: string): Promise<readonly string[]> => {
  const { rows } = await shop.platform.pool.query<{ day: string }>(
    'SELECT due_on::text AS day FROM view_reminder_due WHERE customer_id = $1 AND due_on IS NOT NULL',
    [customerId],
  );
  return rows.map(({ day }) => day);
};
const sweep = () => shop.app.get(Leaving, { strict: false }).sweep();
async function night(date: string, at = `${date}T00:30:00.000Z`): Promise<unknown> {
  clock.set(at);
  const outcome = await shop.app.get(JobsService, { strict: false }).run('reminders', date);
  return outcome.ok ? outcome.run.report.sums : outcome.rejection;
}
/** The view that the sweep reads has the reminders of these customers. */
const waits = (customerId: string) =>
  until(async () => {
    const { rowCount } = await shop.platform.pool.query(
      'SELECT FROM view_reminder_due WHERE customer_id = $1 AND leaves_at IS NOT NULL',
      [customerId],
    );
    return rowCount !== 0;
  });

const mails = (number: string) => {
  const mailbox = shop.partners.simulated.mail!;
  const own = mailbox
    .list()
    .filter(({ subject, to }) => /påminnelse/.test(subject) && String(to).includes(`p${number}@`));
  return own.map(({ id }) => mailbox.read(id)!);
};
const texts = (number: string) => shop.partners.simulated.sms!.sentTo(`+46701234${'5'}${number}`);
const pushes = (customerId: string) => shop.partners.simulated.push!.shownTo(customerId);

describe('a reminder of a withdrawal (RMD-01 to RMD-03)', () => {
  test('is planned when the prescription is received, is due on its day, and arrives by each way once', async () => {
    const astrid = await patient(ASTRID, '01');
    await receive(astrid, collected('a1'));
    await has(astrid, 'ReminderPlanned', 2);
    expect(await night('2026-05-10')).toEqual({ due: 0 });
    expect(await night(DUE)).toEqual({ due: 1 });
    await waits(astrid);
    clock.set('2026-05-11T06:59:00.000Z');
    await sweep();
    expect(await types(astrid)).not.toContain('ReminderLeft');
    clock.set(NINE);
    await Promise.all([sweep(), sweep(), sweep()]);
    await has(astrid, 'ReminderSent', 3);
    await sweep();
    expect((await types(astrid)).filter((type) => type === 'ReminderLeft')).toHaveLength(1);
    const [mail, ...more] = mails('01');
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Det är dags att göra ett nytt uttag på ett recept för dig.');
    expect(mail?.text).toContain(LINK);
    expect(texts('01').map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^Älgört: Det är dags att göra ett nytt uttag på ett recept för dig\. http.*\/mina-recept-inloggad\/$/,
      ),
    ]);
    expect(pushes(astrid).map(({ path, body }) => [path, body])).toEqual([
      [LINK, 'Det är dags att göra ett nytt uttag på ett recept för dig.'],
    ]);
    for (const said of [mail?.text, mail?.html, JSON.stringify(texts('01')), JSON.stringify(pushes(astrid))])
      for (const secret of ['Levaxin', 'sköldkörtel', ASTRID, ASTRID.slice(2)]) expect(said).not.toContain(secret);
  });

  test('is read by the customer, and the job that runs twice finds nothing more', async () => {
    const astrid = await shop.customerId(ASTRID);
    const [one] = await shop.app.get(Reminders, { strict: false }).toRead(astrid);
    expect(one).toMatchObject({ eventId: 3, channels: ['App', 'Email', 'Sms'], concerning: ASTRID, dueOn: DUE });
    expect(await night('2026-05-12')).toEqual({ due: 0 });
  });

  test('waits for a partner that is away, and is sent once when it is back; the others do not wait', async () => {
    const nils = await patient(NILS, '02');
    const gateway = shop.partners.simulated.sms!;
    await receive(nils, collected('n1'));
    await has(nils, 'ReminderPlanned', 2);
    await night('2026-05-13');
    await waits(nils);
    gateway.away(true);
    clock.set('2026-05-13T10:00:00.000Z');
    await sweep();
    await has(nils, 'ReminderSent', 2);
    expect(texts('02')).toEqual([]);
    gateway.away(false);
    await has(nils, 'ReminderSent', 3);
    expect([texts('02').length, mails('02').length, pushes(nils).length]).toEqual([1, 1, 1]);
  });

  test('does not leave by a way whose consent was withdrawn since, nor by one that got it after the day', async () => {
    const elsa = await patient(ELSA, '03');
    await tell(elsa, withdraw('RemindersPushNewPrescription'));
    await receive(elsa, collected('e1'));
    await has(elsa, 'ReminderPlanned', 2);
    await night('2026-05-14');
    await waits(elsa);
    clock.set('2026-05-14T06:00:00.000Z');
    await tell(elsa, withdraw('RemindersSmsNewPrescription'), consent('RemindersPushNewPrescription'));
    clock.set('2026-05-14T07:00:00.000Z');
    await sweep();
    await has(elsa, 'ReminderSent');
    expect([texts('03').length, mails('03').length, pushes(elsa).length]).toEqual([0, 1, 0]);
    const left = (await events(elsa)).find(({ type }) => type === 'ReminderLeft');
    expect(left?.data).toMatchObject({
      ways: ['Email'],
      withheld: [
        { way: 'App', why: 'consent-after-due' },
        { way: 'Sms', why: 'no-consent' },
      ],
    });
  });

  test('is cancelled when the register tells of a death, and nothing is sent to the dead', async () => {
    const greta = await patient(GRETA, '04');
    await receive(greta, collected('g1'));
    await has(greta, 'ReminderPlanned', 2);
    await receive(greta, collected('g2', { status: { word: 'Patient avliden', code: 213 } }));
    await has(greta, 'ReminderCancelled', 2);
    await night('2026-05-15');
    clock.set('2026-05-15T10:00:00.000Z');
    await sweep();
    expect(await types(greta)).toContain('DeathLearned');
    expect([texts('04').length, mails('04').length, pushes(greta).length]).toEqual([0, 0, 0]);
  });

  test('is cancelled when the customer does not let the pharmacy keep prescriptions, and planned when they do again', async () => {
    const hugo = await patient(HUGO, '05');
    await receive(hugo, collected('h1'));
    await has(hugo, 'ReminderPlanned', 2);
    await tell(hugo, withdraw('RrdGivare'));
    await has(hugo, 'ReminderCancelled', 2);
    await tell(hugo, consent('RrdGivare'));
    await has(hugo, 'ReminderPlanned', 4);
  });

  test('comes to the phone once when the partner has taken it and its answer is lost, twice', async () => {
    const hugo = await shop.customerId(HUGO);
    const gateway = shop.partners.simulated.sms!;
    await until(async () => (await openDays(hugo)).includes(DUE));
    await night('2026-05-16');
    await waits(hugo);
    clock.set('2026-05-16T10:00:00.000Z');
    gateway.loseAnswers(2);
    await sweep();
    await has(hugo, 'ReminderSent', 3);
    const [text, ...more] = texts('05');
    expect([more, gateway.requests(text?.key ?? '')]).toEqual([[], 3]);
    expect([mails('05').length, pushes(hugo).length]).toEqual([1, 1]);
  });

  test('leaves although the reminders of another customer cannot be read, which is told', async () => {
    const [astrid, nils] = [await patient(ASTRID, '01'), await patient(NILS, '02')];
    const before = [await types(astrid), await types(nils)].map((all) => all.filter((type) => type === 'ReminderLeft'));
    for (const [customerId, id] of [[astrid, 'a9'] as const, [nils, 'n9'] as const]) {
      await receive(customerId, collected(id));
      await until(async () => (await openDays(customerId)).includes(DUE));
    }
    await night('2026-05-17');
    await Promise.all([waits(astrid), waits(nils)]);
    clock.set('2026-05-17T10:00:00.000Z');
    const facts = shop.app.get(ReminderFacts, { strict: false });
    const [first = ''] = [astrid, nils].toSorted();
    const of = facts.of.bind(facts);
    const broken = vi.spyOn(facts, 'of').mockImplementation(async (customerId, ...rest) => {
      if (customerId === first) throw new TypeError('not to be read');
      return of(customerId, ...rest);
    });
    await expect(sweep()).rejects.toThrow('the reminders of 1 customers: TypeError: not to be read');
    broken.mockRestore();
    const after = [await types(astrid), await types(nils)].map((all) => all.filter((type) => type === 'ReminderLeft'));
    const more = after.map((all, at) => all.length - (before[at]?.length ?? 0));
    expect(more).toEqual(first === astrid ? [0, 1] : [1, 0]);
    await sweep();
    await Promise.all([has(astrid, 'ReminderSent', 6), has(nils, 'ReminderSent', 6)]);
  });

  test('does not leave by the app when no phone shows notices, and says so', async () => {
    const nils = await patient(NILS, '02');
    const before = [pushes(nils).length, mails('02').length];
    const left = async () => (await events(nils)).filter(({ type }) => type === 'ReminderLeft');
    await tell(nils, { type: 'TurnNoticesOff', noticeDevice: 'phone 02', at: clock.now() });
    await receive(nils, collected('n10'));
    await until(async () => (await openDays(nils)).includes(DUE));
    await night('2026-05-18');
    await waits(nils);
    const known = (await left()).length;
    clock.set('2026-05-18T10:00:00.000Z');
    await sweep();
    await until(async () => (await left()).length > known);
    expect((await left()).at(-1)?.data).toMatchObject({ withheld: [{ way: 'App', why: 'no-address' }] });
    await until(async () => mails('02').length > (before[1] ?? 0));
    expect(pushes(nils).length).toBe(before[0]);
  });

  test('tells no table, no message and no row of the view a drug, a day of a prescription or a person', async () => {
    const { rows } = await shop.platform.pool.query<{ data: string }>(
      "SELECT data::text FROM event WHERE stream_id LIKE 'reminder-%'",
    );
    const written = rows.map(({ data }) => data).join();
    expect(rows.length).toBeGreaterThan(20);
    for (const secret of ['Levaxin', ASTRID, '2026-12-31', '2026-02-20', 'PrescriptionWithdrawal'])
      expect(written).not.toContain(secret);
    expect(await tablesWith(shop, ['sköldkörtelbesvär', ASTRID, NILS, GRETA])).toEqual([]);
    const said = JSON.stringify([shop.partners.simulated.sms!.all(), ...['01', '02', '03', '04', '05'].map(mails)]);
    for (const secret of ['Levaxin', 'sköldkörtel', ASTRID, NILS, ELSA, '850709']) expect(said).not.toContain(secret);
  });
});
