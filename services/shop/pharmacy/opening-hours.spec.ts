import { describe, expect, test } from 'vitest';

import { deviations, isOpenAt, openingOn } from './opening-hours.js';
import { hoursShown, schedule, weekShown } from './hours-shown.js';

describe('opening hours', () => {
  test('days with the same hours are one line, and what is shut is said', () => {
    expect(weekShown('village')).toEqual([
      { days: 'Måndag–fredag', hours: '9.30–18' },
      { days: 'Lördag', hours: '10–13' },
      { days: 'Söndag', hours: 'Stängt' },
    ]);
    expect(weekShown('late')).toEqual([{ days: 'Måndag–söndag', hours: '8–22' }]);
    expect(schedule('village').map(({ day }) => day)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ]);
  });

  test('Christmas and New Year differ, each told by its name', () => {
    const told = deviations('city', '2026-12-20').map(({ date, name, ...hours }) => [
      date,
      name,
      hoursShown({ date, ...hours }),
    ]);
    expect(told).toEqual([
      ['2026-12-24', 'Julafton', '10–14'],
      ['2026-12-25', 'Juldagen', 'Stängt'],
      ['2026-12-26', 'Annandag jul', '11–16'],
      ['2026-12-31', 'Nyårsafton', '10–14'],
      ['2027-01-01', 'Nyårsdagen', 'Stängt'],
      ['2027-01-06', 'Trettondedag jul', '11–16'],
    ]);
  });

  test('a holiday on a day that is shut anyway is no deviation', () => {
    expect(deviations('town', '2026-05-20').map(({ name }) => name)).toEqual([
      'Sveriges nationaldag',
      'Midsommarafton',
      'Midsommardagen',
    ]);
  });

  test.each([
    ['2026-04-03', 'Långfredagen'],
    ['2026-04-04', 'Påskafton'],
    ['2026-05-14', 'Kristi himmelsfärdsdag'],
    ['2026-06-19', 'Midsommarafton'],
    ['2026-06-20', 'Midsommardagen'],
    ['2026-10-31', 'Alla helgons dag'],
  ])('%s is %s', (date, name) => {
    expect(deviations('city', date)[0]).toMatchObject({ date, name });
  });

  test('open from the opening minute until the closing one, in Stockholm’s time winter and summer', () => {
    const winter = openingOn('city', '2026-11-20');
    expect([isOpenAt(winter, '2026-11-20T07:59:59.000Z'), isOpenAt(winter, '2026-11-20T08:00:00.000Z')]).toEqual([
      false,
      true,
    ]);
    const summer = openingOn('city', '2026-07-17');
    expect([isOpenAt(summer, '2026-07-17T16:59:59.000Z'), isOpenAt(summer, '2026-07-17T17:00:00.000Z')]).toEqual([
      true,
      false,
    ]);
  });
});
