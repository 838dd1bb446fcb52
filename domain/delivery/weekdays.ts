import { addDays, remembered, yearOf, type BusinessDate } from '../kernel/index.js';

/** Days without deliveries, as MM-DD. Some eves are included, because carriers do not work then. */
const FIXED = ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'];
/** Days relative to Easter Sunday: Good Friday, Easter Monday, Ascension Day. */
const AFTER_EASTER = [-2, 1, 39];

/** Each option of each call asks for the days around today (bench `delivery`). */
export const isWeekday: (date: BusinessDate) => boolean = remembered(2_000, (date) => {
  const day = dayOfWeek(date);
  return day !== 0 && day !== 6 && !isHoliday(date);
});

/** The date itself if it is a weekday, else the next weekday. */
export function weekdayFrom(date: BusinessDate): BusinessDate {
  return isWeekday(date) ? date : weekdayFrom(addDays(date, 1));
}

export function addWeekdays(date: BusinessDate, weekdays: number): BusinessDate {
  return weekdays === 0 ? weekdayFrom(date) : addWeekdays(weekdayFrom(addDays(date, 1)), weekdays - 1);
}

function isHoliday(date: BusinessDate): boolean {
  const easter = easterSunday(yearOf(date));
  return (
    FIXED.includes(date.slice(5)) || AFTER_EASTER.some((days) => addDays(easter, days) === date) || isMidsummerEve(date)
  );
}

function isMidsummerEve(date: BusinessDate): boolean {
  const day = date.slice(5);
  return dayOfWeek(date) === 5 && day >= '06-19' && day <= '06-25';
}

/** The day of the week; 0 is Sunday. */
export function dayOfWeek(date: BusinessDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Gauss's Easter formula, in the form that is valid for 1900 to 2099. */
export function easterSunday(year: number): BusinessDate {
  const a = year % 19;
  const d = (19 * a + 24) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + 5) % 7;
  const early = (d === 29 && e === 6) || (d === 28 && e === 6 && a > 10);
  return addDays(`${year}-03-22`, d + e - (early ? 7 : 0));
}
