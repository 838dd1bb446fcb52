import type { OrderPlaced } from '../../../../domain/order/events.js';
import { shortId } from '../../format.js';
import type { LaneKind } from './entry.js';
import type { Replayed } from '../open-replay.js';

interface LaneLabel {
  readonly many: string;
  readonly one: string;
}

const labels: Readonly<Record<LaneKind, LaneLabel>> = {
  customer: { many: 'Kund', one: 'Kund' },
  member: { many: 'Medlemskap', one: 'Medlemskap' },
  time: { many: 'Tiden gick', one: 'Tiden gick' },
  cart: { many: 'Varukorgar', one: 'Varukorg' },
  order: { many: 'Ordrar', one: 'Order' },
  payment: { many: 'Betalningar', one: 'Betalning' },
  prescription: { many: 'Recept', one: 'Recept' },
  'high-cost-account': { many: 'Högkostnadskonto', one: 'Högkostnadskonto' },
  warrant: { many: 'Fullmakter', one: 'Fullmakter' },
  reminder: { many: 'Påminnelser', one: 'Påminnelser' },
  'health-look': { many: 'Visade hälsouppgifter', one: 'Visade hälsouppgifter' },
  'staff-access': { many: 'Insyn', one: 'Insyn' },
  'look-log': { many: 'Insynslogg', one: 'Insynslogg' },
  'job-run': { many: 'Jobb', one: 'Jobb' },
  'job-calendar': { many: 'Jobbkalender', one: 'Jobbkalender' },
  product: { many: 'Varor', one: 'Vara' },
  campaign: { many: 'Kampanjer', one: 'Kampanj' },
  coupon: { many: 'Rabattkoder', one: 'Rabattkod' },
  pause: { many: 'Pauser', one: 'Paus' },
  'search-words': { many: 'Sökord', one: 'Sökord' },
  books: { many: 'Bokföring', one: 'Bokföring' },
  duty: { many: 'Tjänstepass', one: 'Tjänstepass' },
  'withdrawal-claim': { many: 'Förbehållna uttag', one: 'Förbehållet uttag' },
};

export const laneOrder: readonly string[] = Object.keys(labels);

export function laneLabel(kind: LaneKind): string {
  return labels[kind].many;
}

export function streamLabel({ history }: Replayed, streamId: string, kind: LaneKind): string {
  const first = history.events.find((event) => event.streamId === streamId);
  const number = first?.type === 'OrderPlaced' ? (first.data as OrderPlaced['data']).orderNumber : null;
  return kind === 'time' ? labels.time.one : `${labels[kind].one} ${number ?? shortId(streamId)}`;
}
