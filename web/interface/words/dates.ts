import { remembered } from '../../../domain/kernel/remembered.js';
import type { BusinessDate, Instant } from '../../../domain/kernel/index.js';

const day = new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'long', timeZone: 'Europe/Stockholm' });
const dayAndYear = new Intl.DateTimeFormat('sv-SE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Stockholm',
});
const moment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Stockholm',
});

/** Example: "12 mars". */
export function formatDay(date: BusinessDate): string {
  return day.format(noon(date));
}

/** Example: "12 mars 2026", the one way in which pages for customers write a date (UI-12). */
export function formatDate(at: BusinessDate | Instant): string {
  return at.length === 10 ? dateWords(at) : dayAndYear.format(new Date(at));
}

/** A page of prescriptions writes thirty dates, and pages of one week write the same ones. */
const dateWords = remembered(5_000, (date) => dayAndYear.format(noon(date)));

const hour = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone: 'Europe/Stockholm' });

/** Example: "12 mars 2026 kl. 14.05", in Stockholm time. */
export function formatMoment(at: Instant): string {
  return moment.format(new Date(at)).replace(/:(?=\d\d$)/, '.');
}

/** Example: "14.05", with the point that Swedish writes and that the promised hours have too. */
export function formatHour(at: Instant): string {
  return hour.format(new Date(at)).replace(':', '.');
}

/** Noon in UTC falls on the same date in Stockholm, in winter and in summer. */
function noon(date: BusinessDate): Date {
  return new Date(`${date}T12:00:00Z`);
}
