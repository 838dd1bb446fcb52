import { describe, expect, test } from 'vitest';

import { deviations, isOpenAt, openingOn, standingAt } from './opening-hours.js';

describe('opening hours', () => {
  test('Christmas and New Year have their own hours, each with its name', () => {
    const differing = deviations('city', '2026-12-20').map(({ date, name, opens, closes }) => [
      date,
      name,
      opens && closes ? `${opens}-${closes}` : 'shut',
    ]);
    expect(differing).toEqual([
      ['2026-12-24', 'Julafton', '10:00-14:00'],
      ['2026-12-25', 'Juldagen', 'shut'],
      ['2026-12-26', 'Annandag jul', '11:00-16:00'],
      ['2026-12-31', 'Nyårsafton', '10:00-14:00'],
      ['2027-01-01', 'Nyårsdagen', 'shut'],
      ['2027-01-06', 'Trettondedag jul', '11:00-16:00'],
    ]);
  });

  test('a holiday on a day that is closed anyway is no deviation', () => {
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

  test('a Sunday has another state at each hour, and a holiday is closed', () => {
    const sunday = openingOn('city', '2026-11-22');
    const standing = (time: string) => standingAt(sunday, `2026-11-22T${time}:00.000Z`);
    expect(standing('03:45')).toEqual({ kind: 'opens', at: '11:00' });
    expect(standing('10:00')).toEqual({ kind: 'open', at: '16:00' });
    expect(standing('15:00')).toEqual({ kind: 'over', at: null });
    const christmas = openingOn('city', '2026-12-25');
    expect(standingAt(christmas, '2026-12-25T11:00:00.000Z')).toEqual({ kind: 'closed', at: null });
  });

  test('a pharmacy is open from the opening minute until the closing minute, in Stockholm time winter and summer', () => {
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
