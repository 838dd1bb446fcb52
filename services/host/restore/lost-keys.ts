import type { Position } from '../../../domain/kernel/index.js';
import type { EventStore } from '../../foundation/event-store/port.js';

/**
 * PostgreSQL, which keeps the keys of persons, is from before the events. Nothing can read these events again, and a shop
 * that opened all the same would seal new ones under new keys.
 */
export class LostKeys extends Error {
  constructor(events: number, persons: number, first: string) {
    super(
      `${events} events of ${persons} persons have no key in this database, the first ${first}: PostgreSQL is from before ` +
        'EventStoreDB. Read back a newer PostgreSQL or an older EventStoreDB (docs/operations.md, Backup and restore)',
    );
  }
}

/** Every key is stored before the first event that it seals: one that is missing has gone. @throws LostKeys */
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
