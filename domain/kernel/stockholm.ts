import { Temporal } from 'temporal-polyfill';

import { remembered } from './remembered.js';

/** A business date in Europe/Stockholm, "YYYY-MM-DD". Such strings sort in calendar order. */
export type BusinessDate = string;
/** An instant, ISO 8601 in UTC ("2026-03-29T01:00:00.000Z"). Such strings sort in time order. */
export type Instant = string;

const ZONE = 'Europe/Stockholm';

/**
 * Only instants of this form may use the remembered date of their hour and time of their minute. Since 1900, midnight in
 * Stockholm has always been at a whole UTC hour (bench `http.addToCart.rps`).
 */
const ISO_MINUTE = /^(19|20)\d\d-\d\d-\d\dT\d\d:[0-5]\d:[0-5]\d(\.\d+)?Z$/;

export function stockholmDate(at: Instant): BusinessDate {
  return ISO_MINUTE.test(at) ? dateOfHour(at.slice(0, 13)) : inStockholm(at).toPlainDate().toString();
}

const dateOfHour = remembered(5_000, (hour) => inStockholm(`${hour}:00:00Z`).toPlainDate().toString());

/** The first instant of a business date. With a DST change the day has 23 or 25 hours. */
export function startOfDay(date: BusinessDate): Instant {
  return instant(Temporal.PlainDate.from(date).toZonedDateTime(ZONE));
}

/** The last millisecond of a business date. */
export function endOfDay(date: BusinessDate): Instant {
  const next = Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(ZONE);
  return instant(next.subtract({ milliseconds: 1 }));
}

/** A Stockholm wall-clock time on a date, `time` as "HH:MM". */
export function atStockholm(date: BusinessDate, time: string): Instant {
  return instantAt(`${date}T${time}`);
}

/** Shoppers ask for the same cutoffs and opening hours again and again (bench `checkout`). */
const instantAt = remembered(5_000, (wallClock) =>
  instant(Temporal.PlainDateTime.from(wallClock).toZonedDateTime(ZONE)),
);

/** The wall-clock time in Stockholm, as "HH:MM". */
export function stockholmTime(at: Instant): string {
  return ISO_MINUTE.test(at) ? timeOfMinute(at.slice(0, 16)) : timeOf(at);
}

const timeOfMinute = remembered(5_000, (minute) => timeOf(`${minute}:00Z`));

function timeOf(at: Instant): string {
  return inStockholm(at).toPlainTime().toString().slice(0, 5);
}

function inStockholm(at: Instant): Temporal.ZonedDateTime {
  return Temporal.Instant.from(at).toZonedDateTimeISO(ZONE);
}

/** A cache of calculated dates. The hundreds of purchases of one member share few dates (bench `replay.open.ms`). */
const counted = new Map<string, BusinessDate>();
const MOST_COUNTED = 20_000;

export function addDays(date: BusinessDate, days: number): BusinessDate {
  const asked = `${date} ${days}`;
  const known = counted.get(asked);
  if (known !== undefined) return known;
  if (counted.size >= MOST_COUNTED) counted.clear();
  const moved = movedByDays(date, days);
  counted.set(asked, moved);
  return moved;
}

/**
 * Counts days in UTC, because a calendar date has no time zone. This is ten times as fast as Temporal, and nightly jobs
 * call it often.
 */
function movedByDays(date: BusinessDate, days: number): BusinessDate {
  const shifted = Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)) + days);
  return new Date(shifted).toISOString().slice(0, 10);
}

/** Adds calendar months. 31 January plus one month is 28 or 29 February. */
export function addMonths(date: BusinessDate, months: number): BusinessDate {
  const moved = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(moved / 12), moved - Math.floor(moved / 12) * 12];
  // Day 0 of the next month is the last day of this one.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(Number(date.slice(8, 10)), lastDay))).toISOString().slice(0, 10);
}

/**
 * Whole days from `from` to `to`. Negative when `to` is earlier. Counts in UTC, as `movedByDays` does.
 * @throws RangeError when one of them is no date
 */
export function daysBetween(from: BusinessDate, to: BusinessDate): number {
  return (midnight(to) - midnight(from)) / DAY_MS;
}

const DAY_MS = 86_400_000;

function midnight(date: BusinessDate): number {
  const at = BUSINESS_DATE.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
  // The parser takes 30 February for 2 March.
  if (Number.isNaN(at) || (date.slice(8) > '28' && new Date(at).getUTCDate() !== Number(date.slice(8))))
    throw new RangeError(`no date: ${date}`);
  return at;
}

const BUSINESS_DATE = /^\d{4}-\d\d-\d\d$/;

export function endOfMonth(date: BusinessDate): BusinessDate {
  const day = Temporal.PlainDate.from(date);
  return day.with({ day: day.daysInMonth }).toString();
}

export function isEndOfMonth(date: BusinessDate): boolean {
  return endOfMonth(date) === date;
}

export function yearOf(date: BusinessDate): number {
  return Number(date.slice(0, 4));
}

/** The age in full years on a date. A person born on 29 February turns a year older on 1 March. */
export function ageOn(birth: BusinessDate, date: BusinessDate): number {
  const years = yearOf(date) - yearOf(birth);
  return date.slice(5) < birth.slice(5) ? years - 1 : years;
}

function instant(zoned: Temporal.ZonedDateTime): Instant {
  return new Date(zoned.epochMilliseconds).toISOString();
}

export function addMinutes(at: Instant, minutes: number): Instant {
  return new Date(Date.parse(at) + minutes * 60_000).toISOString();
}
