import { parcelStatuses as statuses } from '../delivery/texts.js';

export const trackingTexts = {
  statuses,
  title: 'Spåra din leverans',
  number: 'Ordernummer',
  numberHint: 'Nio siffror. Det står i orderbekräftelsen.',
  carrierNumber: 'Transportörens kollinummer',
  contact: 'E-post från beställningen',
  find: 'Visa leveransen',
  missing:
    'Vi hittar ingen leverans med de uppgifterna. Ordernumret står i orderbekräftelsen, som vi skickade till e-postadressen i beställningen.',
  linkEnded: 'Länken gäller inte. Fyll i ordernumret och e-postadressen från beställningen, så visar vi leveransen.',
  order: 'Ordernummer',
  email: 'E-post',
  carrier: 'Transportör',
  expected: 'Väntas',
  collection: 'Hämtning',
  progress: 'Leveransens väg',
  short: (pieces: number) =>
    `${pieces === 1 ? 'En vara' : `${pieces} varor`} fanns inte att skicka eller var skadad${pieces === 1 ? '' : 'e'}, och är inte med i paketet.`,
  parcel: (number: string) => `Paket ${number}`,
  parcelIs: (number: string, status: string) => `Paket ${number}: ${status}`,
  several: (parcels: number) => `Ordern skickas i ${parcels} paket. Varje paket har sin egen leverans.`,
} as const;
