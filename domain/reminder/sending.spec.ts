import { expect, test } from 'vitest';

import { fold, FORGOTTEN, specify } from '../kernel/index.js';
import { reminder, type ReminderEvent } from './index.js';
import { aPeriodOf, aPrescriptionOf, CUSTOMER, gone, live, recompute } from './spec-reminders.js';
import type { ReminderGone, Watched, WayFactsOf } from './rules/index.js';

const given = specify(reminder, (actual, expected) => expect(actual).toEqual(expected));
const AT = '2026-03-01T12:00:00.000Z';
const RULE = 'reminders@2000-01-01';
const WITHDRAWAL = 'PrescriptionWithdrawal p1 2026-04-10';

const one = aPrescriptionOf();
const DAY = '2026-04-10T02:00:00.000Z';
const NINE = '2026-04-10T07:00:00.000Z';
const fall = { type: 'FallDue', customerId: CUSTOMER, on: '2026-04-10', at: DAY } as const;
const SINCE = '2026-01-01T12:00:00.000Z';
const all: WayFactsOf = {
  App: { consentSince: SINCE, isReachable: true },
  Email: { consentSince: SINCE, isReachable: true },
  Sms: { consentSince: SINCE, isReachable: true },
};
const leave = (at: string, watched: Watched | null = one, ways: WayFactsOf = all) =>
  ({ type: 'LetLeave', customerId: CUSTOMER, leaving: [{ reminderId: WITHDRAWAL, watched, ways }], at }) as const;

test('the run of a day finds what is due, once, and what an earlier run missed', () => {
  const fellDue: ReminderEvent = {
    type: 'ReminderFellDue',
    data: {
      customerId: CUSTOMER,
      reminderId: WITHDRAWAL,
      on: '2026-04-10',
      leavesAt: NINE,
      ruleVersion: RULE,
      at: DAY,
    },
  };
  given(...live(recompute(AT, one)))
    .when({ ...fall, on: '2026-04-09' })
    .then();
  given(...live(recompute(AT, one)))
    .when({ ...fall, on: '2026-04-13' })
    .then(fellDue);
  given(...live(recompute(AT, one), fall))
    .when(fall)
    .then();
});

test.each([
  ['the clock goes forward', '2026-03-29', '2026-03-29T07:00:00.000Z'],
  ['the clock goes back', '2026-10-25', '2026-10-25T08:00:00.000Z'],
])('on the day when %s a reminder leaves at nine by the clock on the wall', (_when, day, leavesAt) => {
  const events = live(recompute(AT, aPrescriptionOf({ nextOn: day })), { ...fall, on: day });
  expect(events.at(-1)).toMatchObject({ type: 'ReminderFellDue', data: { leavesAt } });
});

test('nothing leaves in the quiet hours', () => {
  const due = live(recompute(AT, one), fall);
  const quiet = ['2026-04-10T06:59:59.000Z', '2026-04-10T18:00:00.000Z', '2026-04-10T23:30:00.000Z'];
  for (const at of quiet)
    given(...due)
      .when(leave(at))
      .then();
  for (const at of [NINE, '2026-04-10T17:59:59.000Z']) {
    const state = fold(reminder.evolve, reminder.initial, due);
    expect(reminder.decide(leave(at), state)).toMatchObject({ accepted: [{ type: 'ReminderLeft' }] });
  }
});

test('it leaves by each way with a consent that is older than its day, and tells why not by the others', () => {
  const ways: WayFactsOf = {
    App: { consentSince: null, isReachable: true },
    Email: { consentSince: '2026-04-10T00:00:00.000Z', isReachable: true },
    Sms: { consentSince: SINCE, isReachable: true },
  };
  const withheld = [
    { way: 'App', why: 'no-consent' },
    { way: 'Email', why: 'consent-after-due' },
  ];
  expect(live(recompute(AT, one), fall, leave(NINE, one, ways)).at(-1)).toMatchObject({
    data: { ways: ['Sms'], withheld },
  });
  const nowhere: WayFactsOf = { ...ways, Sms: { consentSince: SINCE, isReachable: false } };
  expect(live(recompute(AT, one), fall, leave(NINE, one, nowhere)).at(-1)).toMatchObject({
    data: { ways: [], withheld: [...withheld, { way: 'Sms', why: 'no-address' }] },
  });
});

test.each<[string, Watched, ReminderGone]>([
  ['dispensed', aPrescriptionOf({ lastOn: '2026-04-10', nextOn: '2026-06-10' }), 'dispensed'],
  ['cancelled', aPrescriptionOf({ standing: 'cancelled-by-prescriber' }), 'not-active'],
  ['without a right', aPrescriptionOf({}, { by: { ...one.by, holds: false } }), 'right-ended'],
  ['not kept any more', aPrescriptionOf({}, { isKept: false }), 'not-kept'],
])('what is %s at the moment of sending does not leave', (_how, now, because) => {
  expect(gone(live(recompute(AT, one), fall, leave(NINE, now)))).toEqual([[WITHDRAWAL, because]]);
});

test('what is not stored any more at the moment of sending is cancelled, and does not wait for ever', () => {
  expect(gone(live(recompute(AT, one), fall, leave(NINE, null)))).toEqual([[WITHDRAWAL, 'not-kept']]);
});

const of = { customerId: CUSTOMER, reminderId: WITHDRAWAL, way: 'Email', at: NINE } as const;
const left = live(recompute(AT, one), fall, leave(NINE));

test('each way is sent once', () => {
  const record = { type: 'RecordSending', ...of, withheld: null } as const;
  given(...left)
    .when(record)
    .then({ type: 'ReminderSent', data: of });
  given(...left, { type: 'ReminderSent', data: of })
    .when(record)
    .then();
  given(...left)
    .when(leave('2026-04-10T08:00:00.000Z'))
    .then();
  given(...left, { type: 'ReminderSent', data: of })
    .when(recompute(NINE, one))
    .then();
});

test('what could not be sent before the quiet hours leaves after them, by that way alone', () => {
  const late = '2026-04-10T19:00:00.000Z';
  const postponed = live(recompute(AT, one), fall, leave(NINE), { type: 'PostponeSending', ...of, at: late });
  expect(postponed.at(-1)).toMatchObject({ type: 'ReminderPostponed', data: { leavesAt: '2026-04-11T07:00:00.000Z' } });
  const state = fold(reminder.evolve, reminder.initial, postponed);
  expect(reminder.decide(leave('2026-04-11T07:00:00.000Z'), state)).toMatchObject({
    accepted: [{ type: 'ReminderLeft', data: { ways: ['Email'] } }],
  });
});

const answer = { customerId: CUSTOMER, reminderId: WITHDRAWAL, at: AT } as const;

test('a customer cancels what is coming, and it is not planned again', () => {
  const cancelled = live(recompute(AT, one), { type: 'CancelReminder', ...answer });
  expect(gone(cancelled)).toEqual([[WITHDRAWAL, 'customer']]);
  given(...cancelled)
    .when(recompute('2026-03-02T12:00:00.000Z', one))
    .then();
  given(...cancelled)
    .when({ type: 'CancelReminder', ...answer })
    .then();
  given(...left)
    .when({ type: 'CancelReminder', ...answer })
    .thenRejected({ type: 'NotCancellable', field: 'reminderId' });
});

test('what was sent is read once', () => {
  given(...live(recompute(AT, one)))
    .when({ type: 'ReadReminder', ...answer })
    .thenRejected({ type: 'NotReadable', field: 'reminderId' });
  const read: ReminderEvent = { type: 'ReminderRead', data: answer };
  given(...left)
    .when({ type: 'ReadReminder', ...answer })
    .then(read);
  given(...left, read)
    .when({ type: 'ReadReminder', ...answer })
    .then();
  given()
    .when({ type: 'ReadReminder', ...answer })
    .thenRejected({ type: 'ReminderUnknown', field: 'reminderId' });
});

test('after an erasure nothing is open, and what was sealed gives nothing', () => {
  const forgotten = live(recompute(AT, one)).map((event) =>
    event.type === 'ReminderPlanned' ? { ...event, data: { ...event.data, about: FORGOTTEN } } : event,
  );
  given(...forgotten)
    .when(recompute(AT, aPeriodOf({}, { isKept: false })))
    .then();
  const forget = { type: 'ForgetReminders', customerId: CUSTOMER, at: AT } as const;
  expect(gone(live(recompute(AT, one), forget)).map(([, because]) => because)).toEqual(['erased', 'erased']);
});
