import { dayOfWeek, easterSunday } from '../delivery/index.js';
import { addDays, remembered, yearOf, type BusinessDate } from '../kernel/index.js';

/**
 * How a holiday affects pharmacies. 'closed': almost everything in Sweden is closed. 'red': a public holiday with at
 * most Sunday hours. 'eve': a short day.
 */
export type HolidayKind = 'closed' | 'red' | 'eve';

export interface Holiday {
  readonly name: string;
  readonly kind: HolidayKind;
}

const FIXED: Readonly<Record<string, Holiday>> = {
  '01-01': { name: 'Nyårsdagen', kind: 'closed' },
  '01-06': { name: 'Trettondedag jul', kind: 'red' },
  '05-01': { name: 'Första maj', kind: 'red' },
  '06-06': { name: 'Sveriges nationaldag', kind: 'red' },
  '12-24': { name: 'Julafton', kind: 'eve' },
  '12-25': { name: 'Juldagen', kind: 'closed' },
  '12-26': { name: 'Annandag jul', kind: 'red' },
  '12-31': { name: 'Nyårsafton', kind: 'eve' },
};

const AROUND_EASTER: Readonly<Record<number, Holiday>> = {
  [-2]: { name: 'Långfredagen', kind: 'red' },
  [-1]: { name: 'Påskafton', kind: 'eve' },
  0: { name: 'Påskdagen', kind: 'red' },
  1: { name: 'Annandag påsk', kind: 'red' },
  39: { name: 'Kristi himmelsfärdsdag', kind: 'red' },
  49: { name: 'Pingstdagen', kind: 'red' },
};

/** The opening hours of every pharmacy of a call ask for the same days (bench `delivery`). */
export const holidayOn: (date: BusinessDate) => Holiday | null = remembered(
  2_000,
  (date) => FIXED[date.slice(5)] ?? aroundEaster(date) ?? moving(date),
);

function aroundEaster(date: BusinessDate): Holiday | null {
  const easter = easterSunday(yearOf(date));
  const days = Object.keys(AROUND_EASTER).find((each) => addDays(easter, Number(each)) === date);
  return days === undefined ? null : (AROUND_EASTER[Number(days)] ?? null);
}

/**
 * Holidays on a fixed weekday. Midsummer is between 19 and 26 June, All Saints' Day between 31 October and 6 November.
 */
function moving(date: BusinessDate): Holiday | null {
  const day = date.slice(5);
  const weekday = dayOfWeek(date);
  if (weekday === 5 && day >= '06-19' && day <= '06-25') return { name: 'Midsommarafton', kind: 'eve' };
  if (weekday === 6 && day >= '06-20' && day <= '06-26') return { name: 'Midsommardagen', kind: 'closed' };
  if (weekday === 6 && day >= '10-31' && day <= '11-06') return { name: 'Alla helgons dag', kind: 'red' };
  return null;
}
