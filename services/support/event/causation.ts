import type { RecordedEvent, Uuid } from '../../../domain/kernel/index.js';

type Find = (eventId: Uuid) => Promise<RecordedEvent | null>;

/** No real chain is longer; a loop in bad data must still end. */
const LONGEST = 50;

/** The events that caused an event, root first. */
export async function causesOf(event: RecordedEvent, find: Find): Promise<readonly RecordedEvent[]> {
  const causes: RecordedEvent[] = [];
  let current: RecordedEvent | null = event;
  while (current?.causationId && causes.length < LONGEST) {
    current = await find(current.causationId);
    if (current) causes.unshift(current);
  }
  return causes;
}

/** The direct and indirect effects of an event, among the events of its correlation. */
export function effectsOf(event: RecordedEvent, correlated: readonly RecordedEvent[]): readonly RecordedEvent[] {
  const reached = new Set([event.eventId]);
  return correlated.filter(({ eventId, causationId }) => {
    if (causationId === null || !reached.has(causationId)) return false;
    reached.add(eventId);
    return true;
  });
}
