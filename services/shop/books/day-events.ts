import {
  chequeEntries,
  chequeEventTypes,
  happenedAt,
  isDue,
  moneyEventTypes,
  orderEntries,
  type BooksState,
  type Entry,
  type OrderMoneyEvent,
} from '../../../domain/books/index.js';
import { stockholmDate, type BusinessDate, type Position, type RecordedEvent } from '../../../domain/kernel/index.js';
import type { MemberEvent } from '../../../domain/member/index.js';
import type { PaymentEvent } from '../../../domain/payment/index.js';
import { parseStreamId, streamId } from '../../../domain/slices.js';
import type { EventStore, FollowedEvent } from '../../foundation/event-store/port.js';

export interface DayEvents {
  readonly entries: readonly Entry[];
  readonly through: Position;
  /** Where the next day begins to read: before the first event that this day leaves. */
  readonly next: Position;
}

type Store = Pick<EventStore, 'readAll' | 'readStreams'>;

const TYPES = [...moneyEventTypes, ...chequeEventTypes];
/** The streams that are read in one round trip. */
const AT_ONCE = 100;

/**
 * Reads the entries of a day by position, so that they do not depend on how far a view has come. The sums of an event
 * follow from the whole life of its order, which is read again.
 */
export async function dayEvents(store: Store, date: BusinessDate, { last, next }: BooksState): Promise<DayEvents> {
  const due: FollowedEvent[] = [];
  const reach = { through: next, next: null as Position | null };
  for (let end = false; !end;) {
    const batch = await store.readAll(reach.through, { types: TYPES });
    let before = reach.through;
    for (const event of batch.events) {
      if (event.unreadable) throw new Error(`The books cannot read event ${event.eventId}: ${event.unreadable}`);
      const place = { day: dayOf(event), position: event.position };
      if (isDue(place, date, last)) due.push(event);
      else if (place.day > date) reach.next ??= before;
      before = event.position;
    }
    ({ next: reach.through, end } = batch);
  }
  return { entries: await entriesOf(store, due), through: reach.through, next: reach.next ?? reach.through };
}

function dayOf(event: FollowedEvent): BusinessDate {
  const isCheque = (chequeEventTypes as readonly string[]).includes(event.type);
  return stockholmDate(isCheque ? event.effectiveAt : happenedAt(event as OrderMoneyEvent));
}

async function entriesOf(store: Store, due: readonly FollowedEvent[]): Promise<readonly Entry[]> {
  const wanted = new Set(due.map(({ eventId }) => eventId));
  const streams = [...new Set(due.map((event) => event.streamId))];
  const ofKind = (kind: string) => streams.filter((name) => parseStreamId(name)?.kind === kind);
  const entries: Entry[] = [];
  for (const members of pagesOf(ofKind('member'))) {
    const lives = byStream(await store.readStreams(members));
    for (const life of lives.values()) entries.push(...chequeEntries(life as RecordedEvent<MemberEvent>[]));
  }
  for (const orders of await orderPages(store, ofKind('payment'), ofKind('order')))
    for (const life of orders) entries.push(...orderEntries(life));
  return entries.filter(({ eventId }) => wanted.has(eventId));
}

/** The lives of the orders, each with all events of its payment. */
async function orderPages(store: Store, payments: readonly string[], orders: readonly string[]) {
  const orderOf = new Map<string, string>();
  for (const page of pagesOf(payments))
    for (const event of (await store.readStreams(page)) as readonly RecordedEvent<PaymentEvent>[])
      if (event.type === 'PaymentStarted') orderOf.set(event.streamId, streamId('order', event.data.orderId));
  const all = [...new Set([...orders, ...orderOf.values()])];
  const pages: (readonly OrderMoneyEvent[])[][] = [];
  for (const page of pagesOf(all)) pages.push(await orderLives(store, page));
  return pages;
}

async function orderLives(store: Store, orders: readonly string[]): Promise<(readonly OrderMoneyEvent[])[]> {
  const lives = byStream(await store.readStreams(orders)) as Map<string, OrderMoneyEvent[]>;
  const paymentOf = new Map<string, string>();
  for (const [name, life] of lives)
    for (const event of life)
      if (event.type === 'OrderPlaced') paymentOf.set(name, streamId('payment', event.data.paymentId));
  const both = (await store.readStreams([...lives.keys(), ...paymentOf.values()])) as readonly OrderMoneyEvent[];
  const orderOf = new Map([...paymentOf].map(([order, payment]) => [payment, order]));
  return [...byStream(both, (name) => orderOf.get(name) ?? name).values()];
}

function byStream<Event extends RecordedEvent>(
  events: readonly Event[],
  nameOf: (streamId: string) => string = (name) => name,
): Map<string, Event[]> {
  const found = new Map<string, Event[]>();
  for (const event of events) {
    const name = nameOf(event.streamId);
    const life = found.get(name);
    if (life) life.push(event);
    else found.set(name, [event]);
  }
  return found;
}

function* pagesOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += AT_ONCE) yield items.slice(from, from + AT_ONCE);
}
