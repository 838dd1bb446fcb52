import type { StoredEvent } from '../event-store/port.js';

/**
 * Something done because of an event: a command on another stream, a call to a partner, a mail.
 * Delivered at least once and in the order of each stream, so it must be harmless to repeat:
 * whatever it sends carries an id derived from the event.
 */
export interface Reaction {
  readonly name: string;
  readonly eventTypes: readonly string[];
  /** @throws to be tried again, and in the end parked. */
  react(event: StoredEvent): Promise<void>;
}
