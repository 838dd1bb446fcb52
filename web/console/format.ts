import type { BusinessDate, Instant } from '../../domain/kernel/index.js';

export { formatKronorAndOre as kr } from '../../domain/kernel/money.js';

const whole = new Intl.NumberFormat('sv-SE');
const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const long = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: 'long', timeZone: 'UTC' });

export function count(number: number): string {
  return whole.format(number);
}

export function rowCount(number: number): string {
  return `${whole.format(number)} ${number === 1 ? 'rad' : 'rader'}`;
}

export function points(number: number): string {
  return `${whole.format(number)} p`;
}

/** Example: "2026-03-12 14:05:09", in Swedish time. */
export function moment(at: Instant): string {
  return parts.format(new Date(at));
}

/** Example: "2026-03-12 14:05". */
export function minute(at: Instant): string {
  return moment(at).slice(0, 16);
}

export function localMinute(at: Instant): string {
  return minute(at).replace(' ', 'T');
}

export function dateOf(at: Instant): BusinessDate {
  return moment(at).slice(0, 10);
}

/** Example: "26 september 2026". Staff read it aloud to a customer. */
export function longDate(date: BusinessDate): string {
  return long.format(new Date(`${date}T00:00:00Z`));
}

/** Example: "september 2025". */
export function longMonth(date: BusinessDate): string {
  return month.format(new Date(`${date}T00:00:00Z`));
}

/** Example: "2,2 %". */
export function percent(number: number): string {
  return `${whole.format(number)} %`;
}

/** Shortens a long id to its last six characters, which are enough to tell ids apart. */
export function shortId(id: string): string {
  return id.length > 12 ? `…${id.slice(-6)}` : id;
}
