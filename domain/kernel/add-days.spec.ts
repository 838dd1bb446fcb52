import { expect, test } from 'vitest';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';

import { addDays } from './stockholm.js';

test.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2025-12-31', 1, '2026-01-01'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', -1, '2026-10-24'],
])('%s plus %d days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test('days follow the calendar, over year ends and leap days', () => {
  const dates = fc
    .integer({ min: 0, max: 60_000 })
    .map((day) => Temporal.PlainDate.from('1900-01-01').add({ days: day }));
  fc.assert(
    fc.property(dates, fc.integer({ min: -1_000, max: 1_000 }), (date, days) => {
      expect(addDays(date.toString(), days)).toBe(date.add({ days }).toString());
    }),
    { seed: 1 },
  );
});

test('an invalid date is an error', () => {
  expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
});
