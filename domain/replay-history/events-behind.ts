import { parseStreamId, stockholmDate, streamId, type BusinessDate, type RecordedEvent } from '../kernel/index.js';
import type { MembershipEvent } from '../membership/events.js';
import { windowStart } from '../membership/level-table.js';
import type { History } from './history.js';

type Chooses = (event: RecordedEvent) => boolean;

const OF_BALANCE = new Set(['PointsEarned', 'PointsReversed', 'PointsExpired', 'ChequeIssued', 'MembershipEnded']);

/**
 * The events that made a number what it is at a step, oldest first (SUP-09). `path` is that of a
 * difference between two moments: "member/balance", "orders/{orderId}/payment", "carts/{cartId}/lines/{varuId}".
 * Empty for a path that nothing recorded made.
 */
export function eventsBehind(history: History, step: number, path: string): readonly RecordedEvent[] {
  const { instant } = history.at(step);
  const chooses = instant ? chooserOf(path, stockholmDate(instant), history) : null;
  return chooses ? history.events.slice(0, Math.max(0, step)).filter(chooses) : [];
}

function chooserOf(path: string, date: BusinessDate, history: History): Chooses | null {
  const [place, id = '', part, partId] = path.split('/');
  if (place === 'carts') return ofCart(id, part, partId);
  if (place === 'orders') return ofOrder(id, part, history);
  return place === 'member' ? ofMember(id, part, date) : null;
}

function ofCart(cartId: string, part: string | undefined, varuId: string | undefined): Chooses {
  const stream = streamId('cart', cartId);
  if (part !== 'lines') return (event) => event.streamId === stream;
  return (event) =>
    event.streamId === stream && JSON.stringify(event.data).includes(`"varuId":${JSON.stringify(varuId)}`);
}

function ofOrder(orderId: string, part: string | undefined, history: History): Chooses {
  const order = history.at(history.events.length).orders.find((one) => one.order?.orderId === orderId);
  const payment = streamId('payment', order?.order?.paymentId ?? '');
  if (part === 'payment' || part === 'capture' || part === 'refunded') return (event) => event.streamId === payment;
  const stream = streamId('order', orderId);
  return (event) => event.streamId === stream;
}

function ofMember(what: string, chequeId: string | undefined, date: BusinessDate): Chooses {
  const from = windowStart(date);
  if (what === 'balance') return ofMembership(({ type }) => OF_BALANCE.has(type));
  if (what === 'window-points') return ofMembership((event) => isCounted(event, from, date));
  if (what === 'level' || what === 'protected-until')
    return ofMembership((event) => event.type === 'LevelChanged' || isCounted(event, from, date));
  if (what === 'cheques') return ofMembership(({ data }) => 'chequeId' in data && data.chequeId === chequeId);
  return ofMembership(
    ({ type }) => type === 'MemberRegistered' || type === 'TerminationNoticed' || type === 'MembershipEnded',
  );
}

function ofMembership(chooses: (event: MembershipEvent) => boolean): Chooses {
  return (event) =>
    parseStreamId(event.streamId)?.kind === 'member' && chooses(event as MembershipEvent & RecordedEvent);
}

/** Points that the window of a date counts, earned or taken back: both carry the day of the lot. */
function isCounted(event: MembershipEvent, from: BusinessDate, to: BusinessDate): boolean {
  if (event.type !== 'PointsEarned' && event.type !== 'PointsReversed') return false;
  return event.data.earnedOn >= from && event.data.earnedOn <= to;
}
