import type { BusinessDate } from '../../../domain/kernel/index.js';

const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'UTC' });
const written = (date: BusinessDate): string => day.format(new Date(date));

/** Why a complaint was refused. */
export const complaintTexts = {
  orderUnknown: 'Ordern hittades inte.',
  notOpen: 'Ordern har inte skickats än. Du kan reklamera när varorna har lämnat oss.',
  empty: 'Välj minst en vara att reklamera.',
  lineUnknown: 'Varan finns inte på ordern.',
  above: (most: number) =>
    most > 0 ? `Du kan reklamera högst ${most} st av varan.` : 'Varan är redan reklamerad, ångrad eller återlämnad.',
  tooLate: (lastDay: BusinessDate) => `Tiden att reklamera varan gick ut ${written(lastDay)}.`,
  fault: 'Välj vad som är fel.',
  wish: 'Välj vad du vill att vi gör.',
  faultSeenOn: 'Skriv vilken dag du märkte felet.',
  faultDay: (earliest: BusinessDate, latest: BusinessDate) =>
    `Dagen ska vara mellan ${written(earliest)} och ${written(latest)}.`,
  text: (shortest: number) => `Beskriv felet med minst ${shortest} tecken.`,
  textLong: (longest: number) => `Beskrivningen får vara högst ${longest} tecken.`,
  photosMany: (most: number) => `Skicka högst ${most} bilder.`,
  photoLarge: (nth: number, megabytes: number) => `Bild ${nth} är större än ${megabytes} MB. Välj en mindre.`,
  photoUnreadable: (nth: number) => `Bild ${nth} gick inte att läsa. Skicka ett foto som JPEG, PNG eller WebP.`,
  other: 'Det gick inte att ta emot reklamationen. Försök igen.',
} as const;
