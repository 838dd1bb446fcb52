import type { StoredEvent } from '../event-store/port.js';

/**
 * An action caused by an event: a command on another stream, a call to a partner, a mail. Every event arrives at least
 * once, in the order of its stream. So an action must be idempotent: what it sends carries an id derived from the
 * event.
 */
export interface Reaction {
  readonly name: string;
  readonly eventTypes: readonly string[];
  /**
   * True for a reaction that also handles the events of a generated history. All other reactions begin after that
   * history.
   */
  readonly alsoInMadeUpPast?: true;
  /** Handles the event. @throws when it failed. The event is then retried, and in the end parked. */
  react(event: StoredEvent): Promise<void>;
  /**
   * Forgets which events this process has handled. The runner calls it when it first reads in a life of the database
   * server: events that this process wrote may be gone.
   */
  forget?(): void;
}
