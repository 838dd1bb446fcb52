import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { membership } from '../index.js';
import { earned, issued, lapsed, registered, upgraded } from '../spec-events.js';
const given = specify(membership, (actual, expected) => expect(actual).toEqual(expected));

test('each full thousand points becomes 20 kr, and the rest is kept', () => {
  given(registered, earned('a', 1500, '2025-01-10'), earned('b', 900, '2025-01-20'))
    .when({ type: 'IssueCheque', chequeId: 'c', on: '2025-01-31' })
    .then(
      issued('c', {
        amount: 4000,
        pointsConverted: 2000,
        convertedThisYear: 2000,
        lots: [
          { lotId: 'lot-a', points: 1500 },
          { lotId: 'lot-b', points: 500 },
        ],
      }),
    );
});

test.each([
  ['++', 2.2, 2200],
  ['+++', 2.3, 2300],
] as const)('at %s the rate is %d percent', (level, rate, amount) => {
  given(registered, upgraded('2025-01-20', '2026-01-20', { to: level }), earned('a', 1999, '2025-01-20'))
    .when({ type: 'IssueCheque', chequeId: 'c', on: '2025-01-31' })
    .then(issued('c', { amount, rate, level, lots: [{ lotId: 'lot-a', points: 1000 }] }));
});

test('fewer than a thousand points give no cheque yet', () => {
  given(registered, earned('a', 999, '2025-01-10'))
    .when({ type: 'IssueCheque', chequeId: 'c', on: '2025-01-31' })
    .then();
});

test('a cheque of November is valid through February, on leap day too', () => {
  given(registered, earned('a', 1000, '2027-11-10'))
    .when({ type: 'IssueCheque', chequeId: 'c', on: '2027-11-30' })
    .then(
      issued('c', {
        lots: [{ lotId: 'lot-a', points: 1000 }],
        issuedOn: '2027-11-30',
        validFrom: '2027-12-01',
        validTo: '2028-02-29',
      }),
    );
});

test('at most 12,000 points are converted in a calendar year', () => {
  given(registered, issued('b', { pointsConverted: 11_000 }), earned('a', 3000, '2025-02-01'))
    .when({ type: 'IssueCheque', chequeId: 'c', on: '2025-02-28' })
    .then(
      issued('c', {
        lots: [{ lotId: 'lot-a', points: 1000 }],
        issuedOn: '2025-02-28',
        validFrom: '2025-03-01',
        validTo: '2025-05-31',
        convertedThisYear: 12_000,
      }),
    );
  given(registered, issued('b', { pointsConverted: 12_000 }), earned('a', 3000, '2025-02-01'))
    .when({ type: 'IssueCheque', chequeId: 'c', on: '2025-02-28' })
    .then();
});

test('points of a cheque that lapsed after a return do not count for the cap', () => {
  const lots = [{ lotId: 'lot-a', points: 1000 }];
  const gone = [issued('b', { pointsConverted: 12_000, lots }), lapsed('b', lots, '2025-02-02')];
  given(registered, earned('a', 1000, '2025-01-02'), ...gone)
    .when({ type: 'IssueCheque', chequeId: 'c', on: '2025-02-28' })
    .then(issued('c', { lots, issuedOn: '2025-02-28', validFrom: '2025-03-01', validTo: '2025-05-31' }));
});

test('points from a lapsed cheque expire on the same day as before', () => {
  const lots = [{ lotId: 'lot-a', points: 1000 }];
  const [validFrom, validTo] = ['2027-01-01', '2027-03-31'];
  const last = issued('b', { lots, issuedOn: '2026-12-31', validFrom, validTo });
  const { data } = lapsed('b', lots, '2027-01-10');
  given(registered, earned('a', 1000, '2025-11-02'), last, {
    type: 'ChequeLapsed',
    data: { ...data, usableThrough: validTo, issuedOn: '2026-12-31' },
  })
    .when({ type: 'IssueCheque', chequeId: 'c', on: '2027-01-31' })
    .then(issued('c', { lots, issuedOn: '2027-01-31', validFrom: '2027-02-01', validTo: '2027-04-30' }));
});

test('the cap begins again in a new year', () => {
  given(registered, issued('b', { pointsConverted: 12_000 }), earned('a', 1000, '2025-02-01'))
    .when({ type: 'IssueCheque', chequeId: 'c', on: '2026-01-31' })
    .then(
      issued('c', {
        lots: [{ lotId: 'lot-a', points: 1000 }],
        issuedOn: '2026-01-31',
        validFrom: '2026-02-01',
        validTo: '2026-04-30',
      }),
    );
});

test('points can become a cheque on their last 31 December, but not a month later', () => {
  given(registered, earned('a', 1000, '2025-02-01'))
    .when({ type: 'IssueCheque', chequeId: 'c', on: '2026-12-31' })
    .then(
      issued('c', {
        lots: [{ lotId: 'lot-a', points: 1000 }],
        issuedOn: '2026-12-31',
        validFrom: '2027-01-01',
        validTo: '2027-03-31',
      }),
    );
  given(registered, earned('a', 1000, '2025-02-01'))
    .when({ type: 'IssueCheque', chequeId: 'c', on: '2027-01-31' })
    .then();
});

test('a late catch-up of a month end does not use points earned later', () => {
  given(registered, earned('a', 1000, '2025-02-03'))
    .when({ type: 'IssueCheque', chequeId: 'c', on: '2025-01-31' })
    .then();
});

test('a month end gives one cheque', () => {
  given(registered, earned('a', 1000, '2025-01-10'), issued('b'))
    .when({ type: 'IssueCheque', chequeId: 'c', on: '2025-01-31' })
    .then();
});

test('cheques are issued at month ends only', () => {
  given(registered)
    .when({ type: 'IssueCheque', chequeId: 'c', on: '2028-02-28' })
    .thenRejected({ type: 'NotMonthEnd', field: 'on', on: '2028-02-28' });
});

test('the rate is that of the month end, and a level reached before the job runs counts from the next month', () => {
  given(registered, earned('a', 1000, '2025-01-10'), upgraded('2025-02-01', '2026-02-01'))
    .when({ type: 'IssueCheque', chequeId: 'c', on: '2025-01-31' })
    .then(issued('c', { lots: [{ lotId: 'lot-a', points: 1000 }] }));
});

test('a level that was lost after the month end still gives the rate of that month', () => {
  const fallen = upgraded('2025-02-01', '', { from: '++', to: '+', direction: 'down', protectedUntil: null });
  given(registered, upgraded('2025-01-20', '2026-01-20'), earned('a', 1000, '2025-01-20'), fallen)
    .when({ type: 'IssueCheque', chequeId: 'c', on: '2025-01-31' })
    .then(issued('c', { amount: 2200, rate: 2.2, level: '++', lots: [{ lotId: 'lot-a', points: 1000 }] }));
});

test('a month end before the last cheque changes nothing', () => {
  given(registered, earned('a', 5000, '2025-01-10'), issued('b', { issuedOn: '2025-02-28' }))
    .when({ type: 'IssueCheque', chequeId: 'c', on: '2025-01-31' })
    .thenRejected({ type: 'DecidedLater', field: 'on', decidedOn: '2025-02-28' });
});
