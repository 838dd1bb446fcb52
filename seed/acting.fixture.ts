import { expect, test } from 'vitest';

import { dosePack } from '../domain/dose-pack/index.js';
import type { HealthDataShown } from '../domain/health-look/index.js';
import { daysBetween, startOfDay, stockholmDate } from '../domain/kernel/index.js';
import { reminder } from '../domain/reminder/index.js';
import { REMINDER_WAYS } from '../domain/reminder/rules/index.js';
import { warrant, type WarrantReceived } from '../domain/warrant/index.js';
import { standingOn } from '../domain/warrant/rules/index.js';
import { TestPersons } from '../services/person/login/test-persons/test-persons.js';
import { customersByPersonNumber } from '../projections/customer-lookup/queries.js';
import { dosePackMessages } from '../projections/care/dose-pack/queries.js';
import { personas, type PersonaName } from './personas.js';
import { SPEC_UNTIL, type SeededShop } from './testing.js';
import { dosePackTexts } from './texts.js';

/** Petra's child. */
const THIRTEEN_ON = '2026-08-20';

/** What the scripts of those who act for others, and of those who are reminded, lead to. */
export function othersWereActedFor(seeded: () => SeededShop): void {
  const customerOf = (name: PersonaName): Promise<string> => customerIn(seeded(), name);
  async function warrantsOf(name: PersonaName, role: 'giver' | 'holder') {
    const { warrants } = await seeded().platform.commands.load(warrant, await customerOf(name));
    return Object.values(warrants)
      .filter((each) => each.role === role)
      .map((each) => [standingOn(each, SPEC_UNTIL), each.endedBy].filter(Boolean).join(' by '))
      .sort();
  }
  async function remindersOf(name: PersonaName) {
    return Object.values((await seeded().platform.commands.load(reminder, await customerOf(name))).reminders);
  }

  test('warrants are given, accepted, declined, ended by the giver, never answered, and one waits (RX-08, RX-23)', async () => {
    expect(await warrantsOf('warrantGiver', 'giver')).toEqual([
      ...['declined', 'ended by giver', 'in-force', 'not-accepted', 'waiting'],
    ]);
    const types = new Set(seeded().events.map(({ type }) => type));
    const lived = ['WarrantGiven', 'WarrantGivenAtPharmacy', 'WarrantAccepted', 'WarrantDeclined', 'WarrantEnded'];
    expect(lived.filter((type) => !types.has(type))).toEqual([]);
  });

  test('a holder has one in force, one that ran out, and ones that death and a birthday ended (RX-08)', async () => {
    expect(await warrantsOf('warrantHolder', 'holder')).toEqual([
      ...['ended by death', 'ended by guardianship', 'in-force', 'run-out'],
    ]);
    const ends = seeded()
      .of<WarrantReceived>('WarrantReceived')
      .map(({ endedBy }) => endedBy);
    expect(ends).toEqual(expect.arrayContaining(['death', 'guardianship', 'giver']));
  });

  test('a guardian orders for a child, and sees nothing of it from the day on which it turns 13 (RX-08)', async () => {
    const guardian = await customerOf('guardianOfThirteen');
    const rows = seeded().events.filter(({ type, actor }) => type === 'PrescriptionRowAdded' && actor.id === guardian);
    expect(rows.length).toBeGreaterThan(0);
    const looks = seeded()
      .of<HealthDataShown>('HealthDataShown')
      .filter(({ customerId, part }) => customerId === guardian && part === 'child-prescriptions');
    expect(looks.length).toBeGreaterThan(0);
    expect(looks.filter(({ at }) => at >= startOfDay(THIRTEEN_ON))).toEqual([]);
    expect((await remindersOf('guardianOfThirteen')).length).toBeGreaterThan(0);
  });

  test('reminders are sent on each way, withheld without consent, and cancelled by a withdrawal (RMD-03)', async () => {
    const sent = (await remindersOf('reminded')).filter(({ phase }) => phase === 'left');
    expect(sent.some(({ ways }) => REMINDER_WAYS.every((way) => ways[way]?.is === 'sent'))).toBe(true);
    const withheld = (await remindersOf('reminderConsentGone')).filter(({ phase }) => phase === 'left');
    expect(withheld.length).toBeGreaterThan(0);
    for (const { ways } of withheld)
      for (const way of REMINDER_WAYS) expect(ways[way]).toEqual({ is: 'withheld', why: 'no-consent' });
    const reasons = (await remindersOf('reminderCancelled')).map(({ cancelled }) => cancelled?.because);
    expect(reasons).toContain('dispensed');
  });

  test('who acts by warrant is reminded for the giver too (RMD-06)', async () => {
    const about = (await remindersOf('warrantHolder')).map((each) => each.about?.watched.by.ground);
    expect(about).toContain('warrant');
  });
}

/** What the scripts of those who have dose packs lead to. */
export function dosePacksWereOrdered(seeded: () => SeededShop): void {
  async function messagesOf(name: PersonaName) {
    const { messages } = await seeded().platform.commands.load(dosePack, await customerIn(seeded(), name));
    return Object.values(messages);
  }

  test('dose packs are ordered, changed and ended, each answered by a pharmacist the next day (RX-24)', async () => {
    const messages = await messagesOf('dosePacks');
    const { order, change, end } = dosePackTexts;
    expect(messages.map(({ request, answered }) => [request?.text, answered?.answer])).toEqual(
      [order, change, end].map(({ asks, answer }) => [asks, answer]),
    );
    for (const { askedAt, answered } of messages)
      expect(answered && daysBetween(stockholmDate(askedAt), stockholmDate(answered.at))).toBe(1);
  });

  test('the packs that a warrant holder ordered for the giver wait at the desk on the last day (RX-24)', async () => {
    const messages = await messagesOf('warrantHolder');
    expect(messages.map(({ request, answered }) => [request?.patient.name, answered])).toEqual([['Birger Alm', null]]);
    const waiting = (await dosePackMessages(seeded().platform.db, 500)).filter((row) => row.answered_at === null);
    expect(waiting.map(({ customer_id }) => customer_id)).toContain(messages[0]?.customerId);
  });
}

async function customerIn({ platform }: SeededShop, name: PersonaName): Promise<string> {
  const listed = (await new TestPersons(platform.pool).list()).find(({ note }) => note === personas[name].note);
  const number = listed?.nationalIdentificationNumber ?? '';
  const [customerId = ''] = await customersByPersonNumber(platform.db, (...of) => platform.hash.all(...of), number);
  return customerId;
}
