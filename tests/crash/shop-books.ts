import { START } from '../../domain/kernel/index.js';
import type { OrderPlaced } from '../../domain/order/index.js';
import { parseStreamId } from '../../domain/slices.js';
import type { EventStore, StoredEvent } from '../../services/foundation/event-store/port.js';

/** What the shop's events say about one order. */
export interface OrderBook {
  readonly placed: OrderPlaced['data'];
  readonly confirmed: number;
  readonly dispatched: number;
}

export interface PaymentBook {
  readonly authorised: number;
  /** The captured amount in öre. A capture counts when the partner has confirmed it. */
  readonly captured: number;
  readonly captures: number;
  readonly refunded: number;
}

export interface ShopBooks {
  readonly orders: ReadonlyMap<string, OrderBook>;
  readonly payments: ReadonlyMap<string, PaymentBook>;
}

export async function readShopBooks(store: Pick<EventStore, 'readAll'>): Promise<ShopBooks> {
  const streams = new Map<string, StoredEvent[]>();
  for (let after = START, end = false; !end;) {
    const batch = await store.readAll(after, { types: OF_ORDERS });
    for (const event of batch.events) streams.set(event.streamId, [...(streams.get(event.streamId) ?? []), event]);
    ({ next: after, end } = batch);
  }
  const orders = new Map<string, OrderBook>();
  const payments = new Map<string, PaymentBook>();
  for (const [stream, events] of streams) {
    const { kind, key = '' } = parseStreamId(stream) ?? {};
    if (kind === 'payment') payments.set(key, paymentBook(events));
    const placed = events.find(({ type }) => type === 'OrderPlaced');
    if (kind === 'order' && placed) orders.set(key, orderBook(placed.data as OrderPlaced['data'], events));
  }
  return { orders, payments };
}

const OF_ORDERS = [
  'OrderPlaced',
  'OrderConfirmed',
  'OrderDispatched',
  'PaymentAuthorised',
  'PaymentCaptured',
  'PaymentRefunded',
];

function orderBook(placed: OrderPlaced['data'], events: readonly StoredEvent[]): OrderBook {
  return { placed, confirmed: count(events, 'OrderConfirmed'), dispatched: count(events, 'OrderDispatched') };
}

function paymentBook(events: readonly StoredEvent[]): PaymentBook {
  return {
    authorised: count(events, 'PaymentAuthorised'),
    captured: sum(events, 'PaymentCaptured'),
    captures: count(events, 'PaymentCaptured'),
    refunded: sum(events, 'PaymentRefunded'),
  };
}

function count(events: readonly StoredEvent[], wanted: string): number {
  return events.filter(({ type }) => type === wanted).length;
}

function sum(events: readonly StoredEvent[], wanted: string): number {
  const amounts = events.filter(({ type }) => type === wanted).map(({ data }) => (data as { amount: number }).amount);
  return amounts.reduce((total, amount) => total + amount, 0);
}
