import { stockholmDate, type Instant, type Ore, type RecordedEvent } from '../../kernel/index.js';
import {
  namedGoods,
  placedOrder,
  wholeOrder,
  type NamedGoods,
  type OrderEvent,
  type PlacedOrder,
} from '../../order/index.js';
import { ruleOfMethod, type PaymentEvent } from '../../payment/index.js';
import { paidOf, type Place, type RateSums } from '../day.js';
import type { Entry, EntryBody } from '../entry.js';
import { refundedRates, soldRates, type Goods } from './rates.js';

export type OrderMoneyEvent = RecordedEvent<OrderEvent | PaymentEvent>;

/** How a capture or refund stands in the books: `undone` when it was booked and its money went back. */
type Standing = 'booked' | 'undone';

interface Life {
  order: PlacedOrder | null;
  partner: Place;
  readonly parcels: Map<string, Goods>;
  /** What is paid back for, by the id of the refund. */
  readonly returns: Map<string, NamedGoods>;
  /** The money of goods that the warehouse lacked before it sent the parcel, by line. It is never captured. */
  readonly lacking: Map<string, Ore>;
  readonly captures: Map<string, Standing>;
  readonly refunds: Map<string, Standing & string>;
  readonly sold: Map<number, Ore>;
  readonly refunded: Map<number, Ore>;
}

/** The events whose money the books have. The first two only matter when a cheque paid for the whole parcel. */
export const moneyEventTypes = [
  'OrderDispatched',
  'PaymentCaptured',
  'CaptureFailed',
  'PaymentRefunded',
  'RefundFailed',
  'PayoutApproved',
  'GoodsLeftUnpaid',
] as const;

/** The entries of an order's whole life, from all events of the order and its payment in their order. */
export function orderEntries(events: readonly OrderMoneyEvent[]): readonly Entry[] {
  const life: Life = {
    ...{ order: null, partner: 'adyen', parcels: new Map(), returns: new Map(), captures: new Map() },
    ...{ refunds: new Map(), lacking: new Map(), sold: new Map(), refunded: new Map() },
  };
  return events.flatMap((event) => {
    const body = entryOf(life, event);
    if (!body) return [];
    const { eventId, position } = event;
    return [{ eventId, position, day: stockholmDate(happenedAt(event)), ...body }];
  });
}

/** When the event's money moved. Not when it was recorded: the reconciliation may have found it the next morning. */
export function happenedAt({ type, data, effectiveAt }: OrderMoneyEvent): Instant {
  switch (type) {
    case 'PaymentCaptured':
      return data.capturedAt;
    case 'PaymentRefunded':
      return data.refundedAt;
    case 'CaptureFailed':
    case 'RefundFailed':
      return data.failedAt ?? effectiveAt;
    case 'PayoutApproved':
      return data.approvedAt;
    case 'GoodsLeftUnpaid':
      return data.leftAt;
    default:
      return effectiveAt;
  }
}

function entryOf(life: Life, event: OrderMoneyEvent): EntryBody | null {
  switch (event.type) {
    case 'OrderPlaced':
      life.order = placedOrder(event.data);
      return null;
    case 'PaymentStarted': {
      const { method, startedAt } = event.data;
      life.partner = ruleOfMethod(method, startedAt)?.partner === 'finance' ? 'finance' : 'adyen';
      return null;
    }
    case 'OrderDispatched':
      return dispatched(life, event);
    case 'GoodsLeftUnpaid':
      return sale(life, event.data, 'customers');
    case 'PaymentCaptured':
      return captured(life, event.data);
    case 'CaptureFailed':
      return undone(life.captures, event.data.captureId, {
        to: 'customers',
        from: life.partner,
        amount: event.data.undone,
      });
    case 'PaymentRefunded':
      return paidBack(life, event.data, life.partner);
    case 'RefundFailed':
      return undone(life.refunds, event.data.refundId, { to: life.partner, from: 'owed', amount: event.data.undone });
    case 'PayoutApproved':
      return event.data.kind === 'refund'
        ? paidBack(life, { refundId: event.data.taskId, amount: event.data.amount }, 'bank')
        : // Money that a late authorisation brought is no sale. It comes with a settlement, as a difference.
          { kind: 'moved', to: 'owed', from: 'bank', amount: event.data.amount };
    default:
      rememberGoods(life, event);
      return null;
  }
}

/**
 * Remembers the goods that money may go back for. The money itself is booked when it moves. An event of the payment
 * names no goods.
 */
function rememberGoods(life: Life, event: OrderMoneyEvent): void {
  const named = namedGoods(life.order, event as RecordedEvent<OrderEvent>);
  if (named) life.returns.set(...named);
  if (event.type !== 'ParcelShort' || event.data.sent) return;
  for (const { lineId, refund } of event.data.lines) addAt(life.lacking, lineId, refund);
}

/** A parcel that a cheque paid wholly has no capture, so its goods and its discounts are booked when it is sent. */
function dispatched(
  life: Life,
  { eventId, data }: Extract<OrderMoneyEvent, { readonly type: 'OrderDispatched' }>,
): EntryBody | null {
  const { order } = life;
  if (!order) return null;
  const lines = order.lines.filter(({ lineId }) => data.lineIds?.includes(lineId) ?? true);
  life.parcels.set(eventId, { lines, freight: data.shipping ?? order.totals.shipping, lacking: life.lacking });
  const paid = data.due ?? order.totals.total;
  // Money that came at once was booked for the whole order.
  return paid === 0 && !life.captures.has(order.paymentId)
    ? sale(life, { captureId: eventId, amount: 0 }, life.partner)
    : null;
}

/** Money that came at once was for all goods. What lacked then is paid back. */
const NONE: ReadonlyMap<string, Ore> = new Map();

interface Captured {
  readonly captureId: string;
  readonly amount: Ore;
}

function captured(life: Life, { captureId, amount }: Captured): EntryBody | null {
  const before = life.captures.get(captureId);
  life.captures.set(captureId, 'booked');
  if (before === 'booked') return null;
  if (before === 'undone') return { kind: 'moved', to: life.partner, from: 'customers', amount };
  return sale(life, { captureId, amount }, life.partner);
}

function sale(life: Life, { captureId, amount }: Captured, at: Place): EntryBody | null {
  const { order } = life;
  if (!order) return null;
  const goods = life.parcels.get(captureId) ?? { lines: order.lines, freight: order.totals.shipping, lacking: NONE };
  const rates = soldRates(order, goods, amount, life.sold);
  addTo(life.sold, rates);
  return { kind: 'sold', rates, at };
}

interface PaidBack {
  readonly refundId: string;
  readonly amount: Ore;
}

function paidBack(life: Life, { refundId, amount }: PaidBack, from: Place): EntryBody | null {
  const before = life.refunds.get(refundId);
  life.refunds.set(refundId, 'booked');
  if (before === 'booked' || !life.order) return null;
  if (before === 'undone') return { kind: 'moved', to: 'owed', from, amount };
  const { lines, freight } = life.returns.get(refundId) ?? unnamed(life.order, amount);
  const rates = refundedRates(life.order, lines, { freight, amount }, life.refunded);
  addTo(life.refunded, rates);
  return { kind: 'refunded', rates, at: from };
}

/** A refund that names no goods. One of all the money is that of the whole order; another has no goods to book. */
function unnamed(order: PlacedOrder, amount: Ore): NamedGoods {
  return amount === order.totals.total ? wholeOrder(order) : { lines: [], freight: 0 };
}

/** A failure after a success takes the money back. What was sold or returned does not change. */
function undone(
  standings: Map<string, Standing>,
  id: string,
  movement: { readonly to: Place; readonly from: Place; readonly amount: Ore },
): EntryBody | null {
  if (movement.amount === 0 || standings.get(id) !== 'booked') return null;
  standings.set(id, 'undone');
  return { kind: 'moved', ...movement };
}

function addTo(sums: Map<number, Ore>, rates: readonly RateSums[]): void {
  for (const row of rates) addAt(sums, row.rate, paidOf(row));
}

function addAt<Key>(sums: Map<Key, Ore>, key: Key, amount: Ore): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}
