import { describe, expect, test } from 'vitest';

import { hoursShown, schedule, standingShown, weekShown } from './hours-shown.js';

describe('opening hours as people read them', () => {
  test('days with the same hours are one line, and closed days are shown', () => {
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

  test('a day’s hours are short, and a closed day says so', () => {
    expect(hoursShown({ date: '2026-12-24', opens: '10:00', closes: '14:00' })).toBe('10–14');
    expect(hoursShown({ date: '2026-12-25', opens: null, closes: null })).toBe('Stängt');
  });

  test('the present state of the day is shown with the next hour', () => {
    expect(standingShown({ kind: 'opens', at: '11:00' })).toBe('Öppnar kl. 11');
    expect(standingShown({ kind: 'open', at: '16:30' })).toBe('Öppet till 16.30');
    expect(standingShown({ kind: 'over', at: null })).toBe('Stängt för i dag');
    expect(standingShown({ kind: 'closed', at: null })).toBe('Stängt i dag');
  });
});
