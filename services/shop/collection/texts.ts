import type { BusinessDate, Instant } from '../../../domain/kernel/index.js';

const day = new Intl.DateTimeFormat('sv-SE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('sv-SE', {
  ...{ weekday: 'long', day: 'numeric', month: 'long' },
  ...{ hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Stockholm' },
});

export function dayText(date: BusinessDate): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}

/** The end of the time to collect: "onsdag 20 maj", or with the hour where that counts. */
export function lastTimeText(hold: {
  readonly lastDay: BusinessDate;
  readonly until: Instant;
  readonly byHour: boolean;
}): string {
  return hold.byHour ? moment.format(new Date(hold.until)).replace(':', '.') : dayText(hold.lastDay);
}

/** Why a parcel cannot be sent again. */
export const collectionTexts = {
  orderUnknown: 'Ordern hittades inte.',
  parcelUnknown: 'Paketet finns inte på ordern.',
  notOffered: 'Det här paketet går inte att beställa igen.',
  tooLate: (lastDay: BusinessDate) =>
    `Paketet gick att beställa igen till och med ${dayText(lastDay)}. Nu går det tillbaka till oss, och vi hör av oss om återbetalningen.`,
  other: 'Det gick inte att beställa paketet igen. Försök igen.',
} as const;
