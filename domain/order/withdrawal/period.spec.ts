import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isWeekday } from '../../delivery/index.js';
import { addDays, daysBetween, endOfDay, startOfDay, stockholmDate } from '../../kernel/index.js';
import { lastWithdrawalDay, refundDay, withdrawalPeriod } from './period.js';

test.each([
  ['an ordinary Tuesday', '2026-11-10', '2026-11-24'],
  ['a Saturday, so the Monday after', '2026-11-07', '2026-11-23'],
  ['Christmas Eve, so the Monday after Boxing Day', '2026-12-10', '2026-12-28'],
  ['Midsummer Eve, so the Monday after', '2026-06-05', '2026-06-22'],
  ['Good Friday, so the Tuesday after Easter', '2027-03-12', '2027-03-30'],
])('fourteen days from receipt end on %s', (_day, receivedOn, lastDay) => {
  expect(lastWithdrawalDay(receivedOn)).toBe(lastDay);
});

test.each([
  ['in which summer time begins', '2026-03-20'],
  ['in which summer time ends', '2026-10-19'],
])('a period %s lasts to the last Swedish minute of its last day', (_period, receivedOn) => {
  const receivedAt = startOfDay(receivedOn);
  const lastDay = lastWithdrawalDay(receivedOn);
  expect(withdrawalPeriod(receivedAt, endOfDay(lastDay))).toEqual({ lastDay, open: true });
  expect(withdrawalPeriod(receivedAt, startOfDay(addDays(lastDay, 1)))).toEqual({ lastDay, open: false });
});

test('before the last parcel is received, the right exists and no day ends it', () => {
  expect(withdrawalPeriod(null, '2026-05-04T10:00:00.000Z')).toEqual({ lastDay: null, open: true });
});

test('the refund is due fourteen days after the notice, also on a holiday', () => {
  expect(refundDay('2026-12-11')).toBe('2026-12-25');
});

test('any receipt gives at least fourteen whole days, and ends on the first weekday from then', () => {
  const moment = fc.date({ min: new Date('2021-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, (received) => {
      const receivedAt = received.toISOString();
      const receivedOn = stockholmDate(receivedAt);
      const { lastDay } = withdrawalPeriod(receivedAt, receivedAt);
      const days = daysBetween(receivedOn, lastDay ?? '');
      expect(days).toBeGreaterThanOrEqual(14);
      expect(isWeekday(lastDay ?? '')).toBe(true);
      for (let day = 14; day < days; day += 1) expect(isWeekday(addDays(receivedOn, day))).toBe(false);
      expect(withdrawalPeriod(receivedAt, endOfDay(lastDay ?? '')).open).toBe(true);
      expect(withdrawalPeriod(receivedAt, startOfDay(addDays(lastDay ?? '', 1))).open).toBe(false);
    }),
  );
});
