import type { DomainEvent, RecordedEvent } from './event.js';

/** A command for a stream, as data. `key` is the stream's id without its kind. */
export interface StreamCommand<Kind extends string = string, Command = unknown> {
  readonly slice: Kind;
  readonly key: string;
  readonly command: Command;
}

/** An event with the current state of its stream: the only input of a process manager. */
export interface Happening<Kind extends string, State, Event extends DomainEvent> {
  readonly slice: Kind;
  /** The state may contain later events. */
  readonly state: State;
  readonly event: RecordedEvent<Event>;
}

/**
 * A pure process across streams, without state of its own. Each reaction uses one event and the state of its stream.
 * The runtime delivers events in global order, and derives command ids from the event's id and the command's index. A
 * rejected command is not retried.
 */
export interface ProcessManager<H, C extends StreamCommand, Kind extends string = string> {
  readonly name: string;
  readonly kinds: readonly Kind[];
  /** The event types it reacts to. A subscription may filter out all others. */
  readonly eventTypes: readonly string[];
  react(happening: H): readonly C[];
}
