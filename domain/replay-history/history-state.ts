import { evolve as evolveCart, initialCart, type CartState } from '../cart/state.js';
import { evolve as evolveCustomer, initial as initialCustomer, type CustomerState } from '../customer/state.js';
import { parseStreamId, type RecordedEvent } from '../kernel/index.js';
import { evolve as evolveMember, initial as initialMember, type MembershipState } from '../membership/state.js';
import { evolve as evolveOrder, initialOrder, type OrderState } from '../order/state.js';
import { evolve as evolvePayment, initialPayment, type PaymentState } from '../payment/state.js';
import { noSlots, slotAt, withSlot, type Slots } from './slots.js';

/** Every stream of one customer at one step; the streams are told apart by their place. */
export interface HistoryState {
  readonly customer: Slots<CustomerState>;
  readonly cart: Slots<CartState>;
  readonly order: Slots<OrderState>;
  readonly payment: Slots<PaymentState>;
  readonly member: Slots<MembershipState>;
}

type ReplayedKind = keyof HistoryState;

interface Place {
  readonly kind: ReplayedKind;
  /** Among the streams of its kind, by first appearance. */
  readonly slot: number;
}

export type Places = ReadonlyMap<string, Place>;

export const emptyHistory: HistoryState = {
  customer: noSlots,
  cart: noSlots,
  order: noSlots,
  payment: noSlots,
  member: noSlots,
};

/** Gives each stream its place once, so that a step need not look at names. */
export function placeStreams(events: readonly RecordedEvent[]): Places {
  const places = new Map<string, Place>();
  const taken: Record<ReplayedKind, number> = { customer: 0, cart: 0, order: 0, payment: 0, member: 0 };
  for (const { streamId } of events) {
    if (places.has(streamId)) continue;
    const kind = parseStreamId(streamId)?.kind;
    if (kind && isReplayed(kind)) places.set(streamId, { kind, slot: taken[kind]++ });
  }
  return places;
}

function isReplayed(kind: string): kind is ReplayedKind {
  return Object.hasOwn(emptyHistory, kind);
}

/** Streams of other kinds (who looked at whom) are steps of the history that change no state shown. */
export function evolveHistory(places: Places): (state: HistoryState, event: RecordedEvent) => HistoryState {
  return (state, event) => {
    const place = places.get(event.streamId);
    return place ? evolvePlace(state, place, event) : state;
  };
}

function evolvePlace(state: HistoryState, { kind, slot }: Place, event: RecordedEvent): HistoryState {
  switch (kind) {
    case 'customer':
      return { ...state, customer: step(state.customer, slot, evolveCustomer, initialCustomer, event) };
    case 'cart':
      return { ...state, cart: step(state.cart, slot, evolveCart, initialCart, event) };
    case 'order':
      return { ...state, order: step(state.order, slot, evolveOrder, initialOrder, event) };
    case 'payment':
      return { ...state, payment: step(state.payment, slot, evolvePayment, initialPayment, event) };
    case 'member':
      return { ...state, member: step(state.member, slot, evolveMember, initialMember, event) };
  }
}

function step<S, E>(
  slots: Slots<S>,
  slot: number,
  evolve: (state: S, event: E) => S,
  initial: S,
  event: RecordedEvent,
): Slots<S> {
  // The stream's kind says which union the event is of; evolve ignores types it does not know.
  return withSlot(slots, slot, evolve(slotAt(slots, slot) ?? initial, event as E));
}
