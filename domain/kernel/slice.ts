import type { Decider, Rejection } from './decider.js';
import type { DomainEvent } from './event.js';
import type { EventDefinitions } from './event-definition.js';

/** What is known of the streams of a kind: enough to read them. */
export interface StreamReading<S, E extends DomainEvent, Kind extends string = string> {
  readonly kind: Kind;
  readonly events: EventDefinitions<E>;
  readonly initial: S;
  readonly evolve: (state: S, event: E) => S;
  /** The state follows from the last event alone: of a stream without end no more than that is ever read. */
  readonly stateInLast?: true;
}

/** A stream kind, whole: its rules and what is known of its events. The registry (`domain/slices.ts`) names it. */
export interface Slice<C, S, E extends DomainEvent, R extends Rejection, Kind extends string = string>
  extends Decider<C, S, E, R>, StreamReading<S, E, Kind> {}
