import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import type { PersonNumber } from '../../domain/kernel/index.js';
import type { StoredEvent } from '../../services/foundation/event-store/port.js';
import { warrantMailReactions } from '../../services/care/warrant/mail-reactions.js';
import { ReceivedWarrants } from '../../services/care/patient/received-warrants.js';
import { ReminderWays } from '../../services/care/reminder/reminder-ways.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { ReactionCommands } from '../../services/foundation/command-handling/reaction-commands.js';
import { JobsService } from '../../services/foundation/job-engine/jobs.service.js';
import { E_HEALTH_GATEWAY, type EHealthGateway } from '../../services/partners/e-health/gateway.js';
import { MAILER, type Mailer } from '../../services/partners/mail/mailer.js';
import { CustomersByPerson } from '../../services/person/customer/customers-by-person.js';
import { until } from '../shop/look.js';
import { wantsReminders } from '../shop/reminders.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const [ASTRID, NILS, ELSA] = ['198507099805', '198507099813', '199908072391'] as const;
const CALLS = '/psoapi/folkservice/';
const PAGE = '/mina-recept-inloggad/warrants';
const [WAITS, ANSWERED] = ['En fullmakt väntar på ditt svar', 'Din fullmakt har fått svar'];
const UNANSWERED = 'Din fullmakt har inte fått svar';

let shop: TestShop;
const clock = new SettableClock('2026-11-18T09:00:00.000Z');
beforeAll(async () => void (shop = await startTestShop({ clock, products: 20 })));
afterAll(() => shop.stop());
afterEach(() => script({}));

const script = (settings: object): void => shop.partners.simulated['e-health']?.setScript(settings);
const mails = (subject: string) =>
  (shop.partners.simulated.mail?.list() ?? []).filter((each) => each.subject === subject);
const mailsTo = (email: string) => (shop.partners.simulated.mail?.list() ?? []).filter(({ to }) => to.includes(email));
const national = () => shop.app.get<EHealthGateway>(E_HEALTH_GATEWAY);
const named = async (person: string): Promise<Shopper> => {
  const who = shop.visitor();
  expect((await who.logIn(person)).status).toBeLessThan(400);
  return who;
};
const give = async (who: Shopper, personnummer: string): Promise<string> => {
  const given = await who.sendForm(`${CALLS}registreraFullmakt`, { personnummer, namn: 'Nils Sandberg' });
  expect(given.status).toBe(200);
  return String(given.body['fullmaktsId']);
};
const answer = async (who: Shopper, fullmaktsId: string, samtycke: 'true' | 'false'): Promise<void> => {
  const form = { fullmaktsId, samtycke };
  expect((await who.sendForm(`${CALLS}registreraFullmaktstagareSamtycke`, form)).status).toBe(200);
};
const newestGiven = async (person: string): Promise<StoredEvent> => {
  const events = await shop.platform.store.readStream(`warrant-${await shop.customerId(person)}`);
  const given = events.findLast(({ type }) => type === 'WarrantGiven');
  if (!given) throw new TypeError('no warrant was given');
  return given;
};

/** Lets the reaction act on an event that it has seen, and returns to whom it would mail now. */
async function toldAgain(
  event: StoredEvent,
  ways = shop.app.get(ReminderWays) as Pick<ReminderWays, 'reach'>,
  by = 'mail waiting warrant',
) {
  const sent: string[] = [];
  const reactions = warrantMailReactions({
    ...{ commands: shop.app.get(ReactionCommands), customers: shop.app.get(CustomersByPerson), ways, clock },
    gateway: national(),
    received: shop.app.get(ReceivedWarrants, { strict: false }),
    mailer: { ...shop.app.get<Mailer>(MAILER), send: async ({ to }) => void sent.push(to) },
    shopUrl: 'https://algort.example',
  });
  const outcome = await reactions.find(({ name }) => name === by)?.react(event);
  return [outcome, sent.length];
}

test('the holder is told once that a warrant waits, and the giver once what was answered (RX-08, RX-23)', async () => {
  const [astrid, nils] = [await named(ASTRID), await named(NILS)];
  await wantsReminders(astrid, ASTRID);
  await wantsReminders(nils, NILS);
  const declined = await give(astrid, NILS);
  await until(async () => mails(WAITS).length === 1);
  await answer(nils, declined, 'false');
  await until(async () => mails(ANSWERED).length === 1);
  expect(JSON.stringify(mails(ANSWERED))).toContain('tackat nej');
  const accepted = await give(astrid, NILS);
  // An answer within the same moment needs no mail that one is awaited.
  await until(async () => mails(WAITS).length === 2);
  await answer(nils, accepted, 'true');
  await until(async () => mails(ANSWERED).length === 2);
  expect(JSON.stringify(mails(ANSWERED))).toContain('tackat ja');
  expect([mails(WAITS).length, mails(ANSWERED).length]).toEqual([2, 2]);
});

test('the mails lead to the page, and name neither the other person nor a number', () => {
  const all = [...mails(WAITS), ...mails(ANSWERED)];
  expect(all).toHaveLength(4);
  for (const mail of all) expect(JSON.stringify(mail)).toContain(PAGE);
  for (const { to: _to, ...mail } of all)
    expect(JSON.stringify(mail)).not.toMatch(/Sandberg|Ekström|1985070998|8507099/);
});

test('nobody is told after a death, a protected identity, the last day to answer, or without an address', async () => {
  const elsa = await named(ELSA);
  await give(elsa, NILS);
  await until(async () => mails(WAITS).length === 3);
  const event = await newestGiven(ELSA);
  expect(await toldAgain(event)).toEqual(['done', 1]);
  for (const fate of ['deceased', 'protectedPersons'])
    for (const person of [ELSA, NILS]) {
      script({ [fate]: [person] });
      expect(await toldAgain(event)).toEqual(['nothing-done', 0]);
    }
  script({});
  const noAddress = { reach: async () => null };
  expect(await toldAgain(event, noAddress)).toEqual(['nothing-done', 0]);
  script({ fault: 'down' });
  await expect(toldAgain(event)).rejects.toThrow();
  script({});
  clock.set('2026-11-26T09:00:00.000Z');
  expect(await toldAgain(event)).toEqual(['nothing-done', 0]);
});

describe('a warrant that nobody answers here (RX-08)', () => {
  // Two persons whom no other test knows, each with an address of their own.
  const [BIRGER, LOVISA] = ['194402119814', '197608199803'] as PersonNumber[] as [PersonNumber, PersonNumber];
  const addressOf: Record<string, string> = { [BIRGER]: 'birger@example.se', [LOVISA]: 'lovisa@example.se' };
  const about = /fullmakt/i;
  const told = (person: string) =>
    mailsTo(addressOf[person] ?? '').flatMap(({ subject }) => (about.test(subject) ? [subject] : []));
  const giver = async (person: string): Promise<Shopper> => {
    const who = await named(person);
    const CONTACT = { EmailAddress: addressOf[person], MobileNumber: '0701234567' };
    expect((await who.put('/api/apocalendar/verification', CONTACT)).status).toBe(200);
    return who;
  };
  const unanswered = async (person: string): Promise<readonly StoredEvent[]> => {
    const events = await shop.platform.store.readStream(`warrant-${await shop.customerId(person)}`);
    return events.filter(({ type }) => type === 'WarrantUnanswered');
  };
  const morning = async (date: string): Promise<void> => {
    clock.set(`${date}T09:00:00.000Z`);
    const outcome = await shop.app.get(JobsService, { strict: false }).run('unanswered-warrants', date);
    expect(outcome.ok).toBe(true);
  };

  test('is told to its giver once, on the morning after the last day, however often the job runs', async () => {
    clock.set('2026-12-01T09:00:00.000Z');
    const birger = await giver(BIRGER);
    await give(birger, NILS);
    await morning('2026-12-08');
    expect(await unanswered(BIRGER)).toEqual([]);
    for (const date of ['2026-12-09', '2026-12-09', '2026-12-10', '2026-12-11']) await morning(date);
    await until(async () => told(BIRGER).length > 0);
    expect(await unanswered(BIRGER)).toHaveLength(1);
    expect(told(BIRGER)).toEqual([UNANSWERED]);
    const mail = mailsTo('birger@example.se').find(({ subject }) => subject === UNANSWERED);
    expect(JSON.stringify(mail)).not.toMatch(/Sandberg|5070998/);
    const { text } = shop.partners.simulated.mail?.read(mail?.id ?? '') ?? { text: '' };
    expect(text).toContain('har inte svarat inom sju dagar. Fullmakten gäller inte.');
  });

  test('is told as answered when the holder answered at another pharmacy, by the next reading or by that morning', async () => {
    clock.set('2027-01-11T09:00:00.000Z');
    const lovisa = await giver(LOVISA);
    const [read, unread] = [await give(lovisa, BIRGER), await give(lovisa, ELSA)];
    expect(await national().answerWarrant(read, BIRGER, false)).toMatchObject({ status: 'done' });
    expect(await national().answerWarrant(unread, ELSA as PersonNumber, true)).toMatchObject({ status: 'done' });
    expect(told(LOVISA)).toEqual([]);
    await morning('2027-01-19');
    await until(async () => told(LOVISA).length >= 2);
    await morning('2027-01-20');
    expect((await (await named(LOVISA)).get(`${CALLS}getFullmakt`)).status).toBe(200);
    expect(told(LOVISA)).toEqual([ANSWERED, ANSWERED]);
  });

  test('is no news a week after the last day to answer', async () => {
    clock.set('2027-03-01T09:00:00.000Z');
    await give(await giver(LOVISA), NILS);
    await morning('2027-03-20');
    await until(async () => (await unanswered(LOVISA)).length > 0);
    const [event] = (await unanswered(LOVISA)).slice(-1);
    if (!event) throw new TypeError('nothing was noted');
    expect(await toldAgain(event, undefined, 'mail unanswered warrant')).toEqual(['nothing-done', 0]);
    clock.set('2027-03-15T09:00:00.000Z');
    expect(await toldAgain(event, undefined, 'mail unanswered warrant')).toEqual(['done', 1]);
  });
});
