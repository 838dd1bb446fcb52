import type { Position } from '../../../domain/kernel/index.js';
import type { EventStore } from '../../foundation/event-store/port.js';

/**
 * Thrown when PostgreSQL, which stores the personal keys, is older than the events. These events can never be
 * decrypted, and a running shop would create new keys.
 */
export class LostKeys extends Error {
  constructor(events: number, persons: number, first: string) {
    super(
      `${events} events of ${persons} persons have no key in this database, the first ${first}: PostgreSQL is from before ` +
        'EventStoreDB. Read back a newer PostgreSQL or an older EventStoreDB (docs/operations.md, Backup and restore)',
    );
  }
}

/**
 * Checks that no key is missing. Every key is stored before its first event, so a missing key is lost.
 * @throws LostKeys
 */
export async function refuseLostKeys(store: Pick<EventStore, 'readAll'>, after: Position): Promise<void> {
  const persons = new Set<string>();
  let events = 0;
  let first = '';
  for (let [next, end] = [after, false]; !end;) {
    const batch = await store.readAll(next);
    for (const { keyMissing, type, recordedAt } of batch.events) {
      if (!keyMissing) continue;
      first ||= `${type} of ${recordedAt}`;
      persons.add(keyMissing.person);
      events += 1;
    }
    [next, end] = [batch.next, batch.end];
  }
  if (events > 0) throw new LostKeys(events, persons.size, first);
}
