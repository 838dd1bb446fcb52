import { describe, expect, test } from 'vitest';

import {
  addMonths,
  ageOn,
  atStockholm,
  daysBetween,
  endOfDay,
  endOfMonth,
  isEndOfMonth,
  startOfDay,
  stockholmDate,
  stockholmTime,
  yearOf,
} from './stockholm.js';

describe('the business date of an instant', () => {
  test.each([
    ['2026-01-15T22:59:59.999Z', '2026-01-15'],
    ['2026-01-15T23:00:00.000Z', '2026-01-16'],
    ['2026-07-15T21:59:59.999Z', '2026-07-15'],
    ['2026-07-15T22:00:00.000Z', '2026-07-16'],
    ['2025-12-31T23:00:00.000Z', '2026-01-01'],
    ['2028-02-28T23:30:00.000Z', '2028-02-29'],
  ])('%s is %s in Stockholm', (instant, date) => {
    expect(stockholmDate(instant)).toBe(date);
  });
});

describe('a day', () => {
  test.each([
    ['in winter', '2026-01-15', '2026-01-14T23:00:00.000Z', '2026-01-15T22:59:59.999Z', 24],
    ['in summer', '2026-07-15', '2026-07-14T22:00:00.000Z', '2026-07-15T21:59:59.999Z', 24],
    ['when the clock goes forward', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z', 23],
    ['when the clock goes back', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z', 25],
  ])('%s', (_, date, start, end, hours) => {
    expect([startOfDay(date), endOfDay(date)]).toEqual([start, end]);
    expect(Math.round((Date.parse(end) - Date.parse(start)) / 3_600_000)).toBe(hours);
  });

  test('has a wall clock, in winter and in summer', () => {
    expect([stockholmTime('2026-01-15T15:00:59.000Z'), stockholmTime('2026-07-15T14:00:00.000Z')]).toEqual([
      '16:00',
      '16:00',
    ]);
  });

  test('begins at a time of the wall clock', () => {
    expect(atStockholm('2026-01-15', '16:00')).toBe('2026-01-15T15:00:00.000Z');
    expect(atStockholm('2026-07-15', '16:00')).toBe('2026-07-15T14:00:00.000Z');
  });
});

describe('months', () => {
  test('one month after the last day of a month is in the next month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
  });

  test('end on the last day in the calendar', () => {
    expect([endOfMonth('2026-02-01'), endOfMonth('2028-02-29'), endOfMonth('2026-04-30')]).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2026-04-30',
    ]);
    expect([isEndOfMonth('2028-02-28'), isEndOfMonth('2028-02-29'), isEndOfMonth('2026-12-31')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

test('days between dates follow the calendar, also when the clock changes', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2028-01-01', '2029-01-01')).toBe(366);
  expect(daysBetween('2026-05-04', '2026-05-01')).toBe(-3);
});

test.each(['', '2026-02-30', '2025-02-29', '2026-04-31', '2026-13-01', '2026-1-1', '2026-05-04T10:00:00Z'])(
  'there are no days between a date and "%s"',
  (text) => {
    expect(() => daysBetween('2026-05-04', text)).toThrow(RangeError);
    expect(() => daysBetween(text, '2026-05-04')).toThrow(RangeError);
  },
);

test('the year of a date', () => {
  expect(yearOf('2026-12-31')).toBe(2026);
});

test.each([
  ['2010-05-04', '2026-05-03', 15],
  ['2010-05-04', '2026-05-04', 16],
  ['2008-02-29', '2024-02-28', 15],
  ['2008-02-29', '2024-02-29', 16],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('a person born on %s is, on %s, %p years old', (birth, date, age) => {
  expect(ageOn(birth, date)).toBe(age);
});
