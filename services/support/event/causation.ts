import type { RecordedEvent, Uuid } from '../../../domain/kernel/index.js';

type Find = (eventId: Uuid) => Promise<RecordedEvent | null>;

/** Longer chains than this do not exist; a loop in bad data must still end. */
const LONGEST = 50;

/** What caused an event, the root first. */
export async function causesOf(event: RecordedEvent, find: Find): Promise<readonly RecordedEvent[]> {
  const causes: RecordedEvent[] = [];
  let current: RecordedEvent | null = event;
  while (current?.causationId && causes.length < LONGEST) {
    current = await find(current.causationId);
    if (current) causes.unshift(current);
  }
  return causes;
}

/** What an event caused, directly and further on, among the events of its correlation. */
export function effectsOf(event: RecordedEvent, correlated: readonly RecordedEvent[]): readonly RecordedEvent[] {
  const reached = new Set([event.eventId]);
  return correlated.filter(({ eventId, causationId }) => {
    if (causationId === null || !reached.has(causationId)) return false;
    reached.add(eventId);
    return true;
  });
}
