import { expect, test } from 'vitest';

import { specify } from '../kernel/index.js';
import { reminder, type ReminderEvent } from './index.js';
import { aPeriodOf, aPrescriptionOf, CUSTOMER, gone, live, OTHER, recompute } from './spec-reminders.js';
import type { DatedKind, ReminderGone, Watched } from './rules/index.js';

const given = specify(reminder, (actual, expected) => expect(actual).toEqual(expected));
const AT = '2026-03-01T12:00:00.000Z';
const RULE = 'reminders@2000-01-01';

function planned(watched: Watched, kind: DatedKind, dueOn: string, at = AT): ReminderEvent {
  const reminderId = `${kind} ${watched.subject} ${dueOn}`;
  const about = { kind, watched };
  return { type: 'ReminderPlanned', data: { customerId: CUSTOMER, reminderId, about, dueOn, ruleVersion: RULE, at } };
}

const WITHDRAWAL = 'PrescriptionWithdrawal p1 2026-04-10';
const RENEWAL = 'PrescriptionExp p1 2026-10-31';
const PERIOD_END = 'HkdbExp period/2025-06-01 2026-05-01';

test('a prescription is due for renewal 30 days before its last valid day, and for withdrawal on its next day', () => {
  const one = aPrescriptionOf();
  given()
    .when(recompute(AT, one))
    .then(planned(one, 'PrescriptionExp', '2026-10-31'), planned(one, 'PrescriptionWithdrawal', '2026-04-10'));
});

test('a high-cost period is due 30 days before its last day (RMD-06)', () => {
  const period = aPeriodOf();
  given()
    .when(recompute(AT, period))
    .then(planned(period, 'HkdbExp', '2026-05-01'));
});

test('the same facts again plan nothing', () => {
  const command = recompute(AT, aPrescriptionOf(), aPeriodOf());
  given(...live(command))
    .when({ ...command, at: '2026-03-02T12:00:00.000Z' })
    .then();
});

test('what becomes known on its day or later gives no reminder, because the customer sees it then', () => {
  const late = aPrescriptionOf({ validThrough: '2026-03-20', nextOn: '2026-03-01' });
  given().when(recompute(AT, late)).then();
  // The day begins at midnight in Stockholm, an hour before it does in Greenwich.
  const tomorrow = aPrescriptionOf({ validThrough: '2026-03-31', nextOn: null });
  expect(live(recompute('2026-02-28T22:59:59.000Z', tomorrow))).toHaveLength(1);
  expect(live(recompute('2026-02-28T23:00:00.000Z', tomorrow))).toHaveLength(0);
});

test.each<[string, Watched, readonly (readonly [string, ReminderGone])[]]>([
  [
    'the next withdrawal was made',
    aPrescriptionOf({ lastOn: '2026-03-20', nextOn: '2026-06-01' }),
    [[WITHDRAWAL, 'dispensed']],
  ],
  [
    'the last withdrawal was made',
    aPrescriptionOf({ lastOn: '2026-03-20', left: 0, nextOn: '2026-06-01' }),
    [[WITHDRAWAL, 'dispensed']],
  ],
  ['the day of the withdrawal moved', aPrescriptionOf({ nextOn: '2026-04-12' }), [[WITHDRAWAL, 'moved']]],
  ['nothing is left', aPrescriptionOf({ left: 0 }), [[WITHDRAWAL, 'nothing-left']]],
  [
    'the prescription was cancelled',
    aPrescriptionOf({ standing: 'cancelled-by-prescriber' }),
    [
      [RENEWAL, 'not-active'],
      [WITHDRAWAL, 'not-active'],
    ],
  ],
  [
    'the prescription expired',
    aPrescriptionOf({ standing: 'expired' }),
    [
      [RENEWAL, 'expired'],
      [WITHDRAWAL, 'expired'],
    ],
  ],
  ['the last day moved', aPrescriptionOf({ validThrough: '2026-12-31' }), [[RENEWAL, 'moved']]],
  [
    'the right ended',
    aPrescriptionOf({}, { by: { ground: 'warrant', warrantId: 'w', holds: false, lastDay: null } }),
    [
      [RENEWAL, 'right-ended'],
      [WITHDRAWAL, 'right-ended'],
    ],
  ],
  [
    'the right ends before the day',
    aPrescriptionOf({}, { by: { ground: 'warrant', warrantId: 'w', holds: true, lastDay: '2026-10-30' } }),
    [[RENEWAL, 'right-ended']],
  ],
  [
    'the customer keeps nothing here',
    aPrescriptionOf({}, { isKept: false }),
    [
      [RENEWAL, 'not-kept'],
      [WITHDRAWAL, 'not-kept'],
    ],
  ],
  [
    'the patient died',
    aPrescriptionOf({ standing: 'deceased' }),
    [
      [RENEWAL, 'deceased'],
      [WITHDRAWAL, 'deceased'],
      [PERIOD_END, 'deceased'],
    ],
  ],
])('a reminder is cancelled when %s', (_when, now, cancelled) => {
  const events = live(recompute(AT, aPrescriptionOf(), aPeriodOf()), recompute('2026-03-21T12:00:00.000Z', now));
  expect(gone(events)).toEqual(cancelled);
});

test.each<[string, Watched, ReminderGone]>([
  ['the person left the database', aPeriodOf({ isConnected: false }), 'not-connected'],
  ['another period began', aPeriodOf({ startsOn: '2026-03-10', endsOn: '2027-03-09' }), 'moved'],
])('a reminder of a period is cancelled when %s', (_when, now, because) => {
  expect(gone(live(recompute(AT, aPeriodOf()), recompute('2026-03-21T12:00:00.000Z', now)))).toEqual([
    [PERIOD_END, because],
  ]);
});

test('a renewed prescription of the same chain cancels the renewal of the old one, also when it becomes known later', () => {
  const old = aPrescriptionOf({ chainId: 'k' });
  const renewed = aPrescriptionOf(
    { chainId: 'k', issuedOn: '2026-03-05', validThrough: '2027-03-04', nextOn: null },
    { subject: 'p2' },
  );
  const later = '2026-03-06T12:00:00.000Z';
  expect(gone(live(recompute(AT, old), recompute(later, renewed)))).toEqual([[RENEWAL, 'renewed']]);
  const both = live(recompute(later, renewed), recompute(later, old));
  expect(both.map(({ data }) => ('reminderId' in data ? data.reminderId : null))).toEqual([
    'PrescriptionExp p2 2027-02-02',
    WITHDRAWAL,
  ]);
});

test.each<[string, Partial<Watched['facts']>, boolean]>([
  ['parked (216)', { standing: 'parked' }, true],
  ['new (202)', { standing: 'new' }, true],
  [
    'finally dispensed (207), 100 days after the last withdrawal',
    { standing: 'dispensed', lastOn: '2026-07-23' },
    true,
  ],
  [
    'finally dispensed (207), 101 days after the last withdrawal',
    { standing: 'dispensed', lastOn: '2026-07-22' },
    false,
  ],
  ['rejected (212)', { standing: 'rejected' }, false],
])('a prescription that is %s counts, or not (RMD-02)', (_as, facts, counts) => {
  const one = aPrescriptionOf({ ...(facts as object), nextOn: null });
  expect(live(recompute('2026-08-01T12:00:00.000Z', one))).toHaveLength(counts ? 1 : 0);
});

test('the status of an animal never says that its keeper died', () => {
  expect(live(recompute(AT, aPrescriptionOf({ isAnimal: true, standing: 'deceased' })))).toEqual([]);
});

test('nothing is planned about the dead, and the customer is still reminded of others', () => {
  const by = { ground: 'warrant', warrantId: 'w', holds: true, lastDay: null } as const;
  const dead = aPrescriptionOf({ standing: 'deceased' }, { subject: 'p2', concerning: OTHER, by });
  const events = live(
    recompute(AT, dead),
    recompute(AT, aPrescriptionOf({}, { subject: 'p3', concerning: OTHER, by }), aPrescriptionOf()),
  );
  expect(events.map(({ type }) => type)).toEqual(['DeathLearned', 'ReminderPlanned', 'ReminderPlanned']);
  expect(
    live(
      recompute(AT, aPrescriptionOf({ standing: 'deceased' })),
      recompute(AT, aPrescriptionOf({}, { subject: 'p4' })),
    ),
  ).toHaveLength(1);
});
