import type { Position } from '../../../domain/kernel/index.js';
import type { EventStore } from '../../foundation/event-store/port.js';

/** Returns the last position that a follower can have. EventStoreDB's own events may come after our newest one. */
export async function endOfLog(store: Pick<EventStore, 'head' | 'readAll'>): Promise<Position> {
  for (let after = await store.head(); ;) {
    const { next, end } = await store.readAll(after);
    if (end) return next;
    after = next;
  }
}
