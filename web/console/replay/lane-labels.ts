import type { StreamKind } from '../../../domain/kernel/index.js';
import type { OrderPlaced } from '../../../domain/order/events.js';
import { shortId } from '../format.js';
import type { Replayed } from './open-replay.js';

/** In the order of the lanes. */
export const laneLabels: Readonly<Record<StreamKind, string>> = {
  customer: 'Kund',
  member: 'Medlemskap',
  cart: 'Varukorgar',
  order: 'Ordrar',
  payment: 'Betalningar',
  'staff-access': 'Insyn',
  'job-run': 'Jobb',
  'job-calendar': 'Jobbkalender',
  product: 'Varor',
  campaign: 'Kampanjer',
};

const one: Readonly<Record<StreamKind, string>> = {
  customer: 'Kund',
  member: 'Medlemskap',
  cart: 'Varukorg',
  order: 'Order',
  payment: 'Betalning',
  'staff-access': 'Insyn',
  'job-run': 'Jobb',
  'job-calendar': 'Jobbkalender',
  product: 'Vara',
  campaign: 'Kampanj',
};

export function streamLabel({ history }: Replayed, streamId: string, kind: StreamKind): string {
  const first = history.events.find((event) => event.streamId === streamId);
  const number = first?.type === 'OrderPlaced' ? (first.data as OrderPlaced['data']).orderNumber : null;
  return `${one[kind]} ${number ?? shortId(streamId)}`;
}
