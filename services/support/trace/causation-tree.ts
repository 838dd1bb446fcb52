import type { RecordedEvent } from '../../../domain/kernel/index.js';

export interface CausationNode {
  readonly event: RecordedEvent;
  readonly effects: readonly CausationNode[];
}

/** Puts each event below its cause. Events whose cause is missing are roots. */
export function causationTree(events: readonly RecordedEvent[]): readonly CausationNode[] {
  const known = new Set(events.map(({ eventId }) => eventId));
  const effects = new Map<string | null, RecordedEvent[]>();
  for (const event of events) {
    const cause = event.causationId !== null && known.has(event.causationId) ? event.causationId : null;
    effects.set(cause, [...(effects.get(cause) ?? []), event]);
  }
  const nodes = (cause: string | null): readonly CausationNode[] =>
    (effects.get(cause) ?? []).map((event) => ({
      event,
      effects: event.eventId === cause ? [] : nodes(event.eventId),
    }));
  return nodes(null);
}
