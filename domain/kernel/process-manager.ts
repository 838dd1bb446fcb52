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
  /** The current state of the stream. It may already contain later events. */
  readonly state: State;
  readonly event: RecordedEvent<Event>;
}

/**
 * Turns events into commands for other streams. It is pure and keeps no state. The runtime delivers events in the order
 * of their positions. It derives command ids from the event's id and the command's index, and never retries a rejected
 * command.
 */
export interface ProcessManager<H, C extends StreamCommand, Kind extends string = string> {
  readonly name: string;
  readonly kinds: readonly Kind[];
  /** The event types that the process handles. The runtime may leave out all others. */
  readonly eventTypes: readonly string[];
  react(happening: H): readonly C[];
  /**
   * Whether no event of this stream ever concerns the process. It may depend only on what no later event changes, because
   * it is asked with any state after the stream's first event. The stream is then not read (bench `checkout`).
   */
  isForeign?(known: WithoutEvent<H>): boolean;
}

type WithoutEvent<H> = H extends unknown ? Omit<H, 'event'> : never;
