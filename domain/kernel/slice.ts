import type { Decider, Rejection } from './decider.js';
import type { DomainEvent } from './event.js';
import type { EventDefinitions } from './event-definition.js';

/** What is needed to read the streams of a kind. */
export interface StreamReading<S, E extends DomainEvent, Kind extends string = string> {
  readonly kind: Kind;
  readonly events: EventDefinitions<E>;
  readonly initial: S;
  readonly evolve: (state: S, event: E) => S;
  /** True when the last event alone determines the state. Such a stream never ends, so only that event is read. */
  readonly stateInLast?: true;
}

/** A stream kind: its rules and its event definitions. The registry (`domain/slices.ts`) lists it. */
export interface Slice<C, S, E extends DomainEvent, R extends Rejection, Kind extends string = string>
  extends Decider<C, S, E, R>, StreamReading<S, E, Kind> {}
