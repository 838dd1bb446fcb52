import type { StoredEvent } from '../event-store/port.js';

/**
 * An action caused by an event: a command on another stream, a call to a partner, a mail. Delivery is at least once, in
 * the order of each stream. So an action must be idempotent: what it sends carries an id derived from the event.
 */
export interface Reaction {
  readonly name: string;
  readonly eventTypes: readonly string[];
  /** True for a reaction that also handles the events of a generated past. The others begin after it. */
  readonly alsoInMadeUpPast?: true;
  /** @throws when it failed; it is retried, and in the end parked */
  react(event: StoredEvent): Promise<void>;
}
