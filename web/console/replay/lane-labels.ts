import type { OrderPlaced } from '../../../domain/order/events.js';
import { shortId } from '../format.js';
import type { LaneKind } from './entry.js';
import type { Replayed } from './open-replay.js';

/** In the order of the lanes. */
export const laneLabels: Readonly<Record<LaneKind, string>> = {
  customer: 'Kund',
  member: 'Medlemskap',
  time: 'Tiden gick',
  cart: 'Varukorgar',
  order: 'Ordrar',
  payment: 'Betalningar',
  'staff-access': 'Insyn',
  'look-log': 'Insynslogg',
  'job-run': 'Jobb',
  'job-calendar': 'Jobbkalender',
  product: 'Varor',
  campaign: 'Kampanjer',
  pause: 'Pauser',
};

const one: Readonly<Record<LaneKind, string>> = {
  customer: 'Kund',
  member: 'Medlemskap',
  time: 'Tiden gick',
  cart: 'Varukorg',
  order: 'Order',
  payment: 'Betalning',
  'staff-access': 'Insyn',
  'look-log': 'Insynslogg',
  'job-run': 'Jobb',
  'job-calendar': 'Jobbkalender',
  product: 'Vara',
  campaign: 'Kampanj',
  pause: 'Paus',
};

export function streamLabel({ history }: Replayed, streamId: string, kind: LaneKind): string {
  const first = history.events.find((event) => event.streamId === streamId);
  const number = first?.type === 'OrderPlaced' ? (first.data as OrderPlaced['data']).orderNumber : null;
  return kind === 'time' ? one.time : `${one[kind]} ${number ?? shortId(streamId)}`;
}
