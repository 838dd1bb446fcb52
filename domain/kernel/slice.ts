import type { Decider, Rejection } from './decider.js';
import type { DomainEvent } from './event.js';
import type { EventDefinitions } from './event-definition.js';
import type { StreamKind } from './id.js';

/** A stream kind, whole: its rules and what is known of its events. */
export interface Slice<C, S, E extends DomainEvent, R extends Rejection> extends Decider<C, S, E, R> {
  readonly kind: StreamKind;
  readonly events: EventDefinitions<E>;
  /** The state follows from the last event alone: of a stream without end no more than that is ever read. */
  readonly stateInLast?: true;
}
