import type { RecordedEvent } from '../kernel/index.js';
import {
  customerSlices,
  isCustomerKind,
  parseStreamId,
  type CustomerKind,
  type EventOf,
  type StateOf,
} from '../slices.js';
import { noSlots, slotAt, withSlot, type Slots } from './slots.js';

/** The state of every stream of one customer, after one step of the replay. A slot number identifies a stream. */
export type HistoryState = { readonly [K in CustomerKind]: Slots<StateOf<K>> };

interface Place {
  readonly kind: CustomerKind;
  /** The number of the stream among the streams of its kind, in the order of first appearance. */
  readonly slot: number;
}

export type Places = ReadonlyMap<string, Place>;

const kinds = Object.values(customerSlices).map(({ kind }) => kind);

export const emptyHistory: HistoryState = Object.fromEntries(kinds.map((kind) => [kind, noSlots])) as Record<
  CustomerKind,
  Slots<never>
>;

/** Assigns a slot number to each stream once, so that a step need not parse names. */
export function placeStreams(events: readonly RecordedEvent[]): Places {
  const places = new Map<string, Place>();
  const taken = new Map<CustomerKind, number>();
  for (const { streamId } of events) {
    if (places.has(streamId)) continue;
    const kind = parseStreamId(streamId)?.kind;
    if (!kind || !isCustomerKind(kind)) continue;
    const slot = taken.get(kind) ?? 0;
    taken.set(kind, slot + 1);
    places.set(streamId, { kind, slot });
  }
  return places;
}

/** Applies one event of the whole history to the state. Events of other kinds change no displayed state. */
export function evolveHistory(places: Places): (state: HistoryState, event: RecordedEvent) => HistoryState {
  return (state, event) => {
    const place = places.get(event.streamId);
    return place ? evolvePlace(state, place.kind, place.slot, event) : state;
  };
}

function evolvePlace<K extends CustomerKind>(
  state: HistoryState,
  kind: K,
  slot: number,
  event: RecordedEvent,
): HistoryState {
  const { evolve, initial } = customerSlices[kind];
  const slots: Slots<StateOf<K>> = state[kind];
  const evolved = evolve(slotAt(slots, slot) ?? initial, event as RecordedEvent<EventOf<K>>);
  return { ...state, [kind]: withSlot(slots, slot, evolved) };
}
