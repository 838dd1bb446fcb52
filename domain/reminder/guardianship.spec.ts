import { expect, test } from 'vitest';

import { fold, FORGOTTEN, specify } from '../kernel/index.js';
import { reminder, type ReminderEvent } from './index.js';
import { aPrescriptionOf, CUSTOMER, gone, live, recompute } from './spec-reminders.js';
import type { Watched, WayFactsOf } from './rules/index.js';

const given = specify(reminder, (actual, expected) => expect(actual).toEqual(expected));
const AT = '2026-03-01T12:00:00.000Z';
const LATER = '2026-03-20T12:00:00.000Z';
const NINE = '2026-04-10T07:00:00.000Z';
const [CHILD, SIBLING] = ['201803142395', '201508159807'];
const by = { ground: 'guardian', warrantId: null, holds: true, lastDay: '2031-03-13' } as const;
const child = aPrescriptionOf({}, { subject: 'child', concerning: CHILD, by });
const sibling = aPrescriptionOf({}, { subject: 'sibling', concerning: SIBLING, by });
const own = aPrescriptionOf();

const asking = (at: string, holds: boolean, ...subjects: readonly Watched[]) => ({
  ...recompute(at, ...subjects),
  guardianships: [{ person: CHILD, holds }],
});
const learned = (holds: boolean, at: string): ReminderEvent => ({
  type: 'GuardianshipLearned',
  data: { customerId: CUSTOMER, person: CHILD, holds, at },
});
const since = { consentSince: '2026-01-01T12:00:00.000Z', isReachable: true };
const ways: WayFactsOf = { App: since, Email: since, Sms: since };
const leave = (holds: boolean, watched: Watched) => ({
  ...({ type: 'LetLeave', customerId: CUSTOMER, at: NINE } as const),
  leaving: [{ reminderId: `PrescriptionWithdrawal ${watched.subject} 2026-04-10`, watched, ways }],
  guardianships: [{ person: CHILD, holds }],
});
const fall = { type: 'FallDue', customerId: CUSTOMER, on: '2026-04-10', at: '2026-04-10T02:00:00.000Z' } as const;

test('the end of a guardianship cancels all that is open about the child, and nothing about others (RX-08, RMD-03)', () => {
  const events = live(recompute(AT, child, sibling, own), asking(LATER, false, sibling, own));
  expect(gone(events)).toEqual([
    ['PrescriptionExp child 2026-10-31', 'right-ended'],
    ['PrescriptionWithdrawal child 2026-04-10', 'right-ended'],
  ]);
  expect(events.filter(({ type }) => type === 'GuardianshipLearned')).toEqual([learned(false, LATER)]);
});

test('after the end a change of a prescription of the child plans nothing, though nobody is asked', () => {
  given(learned(false, AT)).when(recompute(LATER, child)).then();
});

test('the same answer again is not recorded', () => {
  given(learned(false, AT))
    .when(asking(LATER, false, child))
    .then();
  expect(live(recompute(AT, child), asking(LATER, true, child))).toEqual(live(recompute(AT, child)));
});

test('who is the guardian again is reminded again', () => {
  const again = live(
    recompute(AT, child),
    asking(LATER, false, child),
    asking('2026-03-25T12:00:00.000Z', true, child),
  );
  expect(again.slice(-3).map(({ type }) => type)).toEqual([
    'GuardianshipLearned',
    'ReminderPlanned',
    'ReminderPlanned',
  ]);
});

test('an end that is learned at the moment of sending lets nothing leave, and cancels what is due later', () => {
  const events = live(recompute(AT, child, sibling), fall, leave(false, child));
  expect(gone(events)).toEqual([
    ['PrescriptionWithdrawal child 2026-04-10', 'right-ended'],
    ['PrescriptionExp child 2026-10-31', 'right-ended'],
  ]);
  expect(events.some(({ type }) => type === 'ReminderLeft')).toBe(false);
});

test('a guardian’s reminder leaves', () => {
  expect(live(recompute(AT, child), fall, leave(true, child)).at(-1)?.type).toBe('ReminderLeft');
});

test('who holds a warrant for the child is reminded by it, although no guardian any more', () => {
  const held = { ...child, by: { ...by, ground: 'warrant', warrantId: 'w1' } as const };
  expect(live({ ...asking(AT, false, held), subjects: [held] }).map(({ type }) => type)).toContain('ReminderPlanned');
});

test('of an erased customer nothing is known of children', () => {
  const forgotten = [
    { type: 'GuardianshipLearned', data: { customerId: CUSTOMER, person: FORGOTTEN, holds: false, at: AT } },
  ] as unknown as ReminderEvent[];
  expect(fold(reminder.evolve, reminder.initial, forgotten).endedGuardianships).toEqual([]);
});
