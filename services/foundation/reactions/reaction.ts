import type { StoredEvent } from '../event-store/port.js';

/**
 * A consequence of an event: a command on another stream, a call to a partner, a mail. Delivery is at least once, in
 * the order of each stream. So a repetition must be harmless: whatever it sends carries an id derived from the event.
 */
export interface Reaction {
  readonly name: string;
  readonly eventTypes: readonly string[];
  /** It reacts to a generated history as well. The others begin after it. */
  readonly alsoInMadeUpPast?: true;
  /** @throws to be retried, and in the end parked */
  react(event: StoredEvent): Promise<void>;
}
