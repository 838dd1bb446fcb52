import type { Instant, RecordedEvent } from '../../../domain/kernel/index.js';
import { describeEvent } from '../events/describe-event.js';

/** An event behind an answer, in words. Its data does not leave the server. */
export interface Step {
  readonly eventId: string;
  readonly at: Instant;
  readonly label: string;
  readonly line: string;
}

export function stepOf(event: RecordedEvent): Step {
  const { label, line } = describeEvent(event);
  return { eventId: event.eventId, at: event.effectiveAt, label, line };
}

/** The events of these types, typed. The type decides the data. */
export function eventsOf<E extends { readonly type: string; readonly data: unknown }>(
  events: readonly RecordedEvent[],
  ...types: readonly E['type'][]
): readonly (RecordedEvent & E)[] {
  const wanted: ReadonlySet<string> = new Set(types);
  return events.filter(({ type }) => wanted.has(type)) as unknown as readonly (RecordedEvent & E)[];
}
