import type { Position } from '../../../domain/kernel/index.js';
import type { EventStore } from '../../foundation/event-store/port.js';

/** How far a follower can have come: EventStoreDB's own events may stand above the newest of ours. */
export async function endOfLog(store: Pick<EventStore, 'head' | 'readAll'>): Promise<Position> {
  for (let after = await store.head(); ;) {
    const { next, end } = await store.readAll(after);
    if (end) return next;
    after = next;
  }
}
