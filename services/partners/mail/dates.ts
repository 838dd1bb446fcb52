import type { BusinessDate, Instant } from '../../../domain/kernel/index.js';

const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Stockholm',
});

/** Example: "18 maj 2026". */
export function mailedDate(date: BusinessDate): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}

/** Example: "4 maj 2026 kl. 12.00". */
export function mailedMoment(at: Instant): string {
  return moment.format(new Date(at)).replace(/:(?=\d\d$)/, '.');
}
