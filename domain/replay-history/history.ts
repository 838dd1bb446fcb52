import type { CartState } from '../cart/state.js';
import { initial as nobody, type CustomerState } from '../customer/state.js';
import { replay, stepAtInstant, type Instant, type RecordedEvent } from '../kernel/index.js';
import type { MemberState } from '../member/state.js';
import type { OrderState } from '../order/state.js';
import type { PaymentState } from '../payment/state.js';
import { emptyHistory, evolveHistory, placeStreams, type HistoryState } from './history-state.js';
import { shownStreams, streamNames, type ShownStream } from './shown-streams.js';
import { allSlots } from './slots.js';
import { stopsOf, type Stop } from './stops.js';

export interface Moment {
  readonly step: number;
  readonly instant: Instant | null;
  readonly event: RecordedEvent | null;
  readonly customer: CustomerState;
  /** The latest membership. Null when the customer never was a member. */
  readonly member: MemberState | null;
  readonly carts: readonly CartState[];
  readonly orders: readonly OrderState[];
  readonly payments: readonly PaymentState[];
  /** The streams of the customer that have displayed values. */
  readonly streams: readonly ShownStream[];
}

export interface History {
  readonly events: readonly RecordedEvent[];
  /** The state after the first `step` events. A step outside the history becomes the first or last one. */
  at(step: number): Moment;
  /** The state at an instant, with all events that took effect by then. */
  atInstant(instant: Instant): Moment;
  /** The state after `step` events, at an instant that need not be an event's. */
  asOf(step: number, instant: Instant | null): Moment;
  stepAt(instant: Instant): number;
  /** All points on the slider through an instant: each event, and each day on which time alone changed a value. */
  stops(until: Instant): readonly Stop[];
}

/**
 * Opens a customer's history for the console's replay. It holds all events of all streams, in the order of their
 * positions. It replays them once. Later, each step applies at most a hundred events.
 */
export function openHistory(events: readonly RecordedEvent[]): History {
  const places = placeStreams(events);
  const names = streamNames(places);
  const states = replay(evolveHistory(places), emptyHistory, events);
  const times = momentsOf(events);
  const last = events.length;
  const stepAt = (instant: Instant) => stepAtInstant(times, instant);
  const asOf = (wished: number, instant: Instant | null) => {
    const step = Math.min(Math.max(Math.trunc(wished), 0), last);
    const state = states.at(step);
    return {
      ...moment(state, step, instant, events),
      // Computed only when it is read. There may be a thousand streams, and few steps need them.
      get streams() {
        return shownStreams(state, names);
      },
    };
  };
  const at = (wished: number) => {
    const step = Math.min(Math.max(Math.trunc(wished), 0), last);
    return asOf(step, times[step - 1]?.effectiveAt ?? null);
  };
  const atInstant = (instant: Instant) => asOf(stepAt(instant), instant);
  const stops = (until: Instant) =>
    stopsOf(
      events,
      times.map(({ effectiveAt }) => effectiveAt),
      until,
    );
  return { events, at, atInstant, asOf, stepAt, stops };
}

/**
 * The time at which each event counts in the replay. A job that catches up records events with earlier dates. Such an
 * event counts at the latest time before it, so time never goes backwards.
 */
function momentsOf(events: readonly RecordedEvent[]): readonly { readonly effectiveAt: Instant }[] {
  let latest = '';
  return events.map(({ effectiveAt }) => {
    if (effectiveAt > latest) latest = effectiveAt;
    return { effectiveAt: latest };
  });
}

function moment(
  state: HistoryState,
  step: number,
  instant: Instant | null,
  events: readonly RecordedEvent[],
): Omit<Moment, 'streams'> {
  return {
    step,
    instant,
    event: events[step - 1] ?? null,
    customer: allSlots(state.customer).at(-1) ?? nobody,
    member: allSlots(state.member).at(-1) ?? null,
    carts: allSlots(state.cart),
    orders: allSlots(state.order),
    payments: allSlots(state.payment),
  };
}
