import type { DomainEvent, RecordedEvent } from './event.js';

/** A command for some stream, as data; `key` is the stream's id without its kind. */
export interface StreamCommand<Kind extends string = string, Command = unknown> {
  readonly slice: Kind;
  readonly key: string;
  readonly command: Command;
}

/** An event with the state its own stream has by now: all that a process manager may look at. */
export interface Happening<Kind extends string, State, Event extends DomainEvent> {
  readonly slice: Kind;
  /** May be later than the event. */
  readonly state: State;
  readonly event: RecordedEvent<Event>;
}

/**
 * Work across streams, pure. It keeps no state: each reaction rests on one event and the stream it
 * stands in. The runtime gives it events in the order of all events, derives command ids from the
 * event's id and the command's index, and takes a rejection as an answer, not as a reason to try again.
 */
export interface ProcessManager<H, C extends StreamCommand, Kind extends string = string> {
  readonly name: string;
  /** The kinds of streams that its events stand in. */
  readonly kinds: readonly Kind[];
  /** Event types it reacts to; all others may be filtered out by the subscription. */
  readonly eventTypes: readonly string[];
  react(happening: H): readonly C[];
}
