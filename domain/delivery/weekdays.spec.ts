import { expect, test } from 'vitest';

import { addWeekdays, isWeekday, weekdayFrom } from './weekdays.js';

test.each([
  '2026-04-03',
  '2026-04-06',
  '2026-05-14',
  '2026-06-19',
  '2026-12-24',
  '2027-03-26',
  '2027-05-06',
  '2025-04-18',
  '2026-05-09',
])('no carrier works on %s', (date) => {
  expect(isWeekday(date)).toBe(false);
});

test('an ordinary Thursday is a weekday, and so is the Friday after Ascension Day', () => {
  expect(isWeekday('2026-05-07')).toBe(true);
  expect(isWeekday('2026-05-15')).toBe(true);
});

test('counting weekdays leaves out Easter', () => {
  expect(weekdayFrom('2026-04-03')).toBe('2026-04-07');
  expect(addWeekdays('2026-04-02', 2)).toBe('2026-04-08');
});
