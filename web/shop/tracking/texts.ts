import type { TrackingStatus } from '../../../services/web-host/contract/orders.js';

const statuses: Readonly<Record<TrackingStatus, string>> = {
  received: 'Mottagen',
  ready: 'Packad och klar',
  sent: 'Skickad',
  delivered: 'Levererad',
  cancelled: 'Makulerad',
  store_purchase: 'Köpt eller hämtad på apotek',
  not_delivered: 'Kunde inte levereras',
};

export const trackingTexts = {
  statuses,
  title: 'Spåra din leverans',
  number: 'Kollinummer',
  contact: 'E-post från beställningen',
  find: 'Visa leveransen',
  missing: 'Vi hittar ingen leverans med de uppgifterna. Kollinumret står i leveransaviseringen.',
  order: 'Ordernummer',
  email: 'E-post',
  carrier: 'Transportör',
  expected: 'Väntas',
  progress: 'Leveransens väg',
} as const;
