import type { Position } from '../../domain/kernel/index.js';
import type { EventSource } from './event-source.js';

export interface Lag {
  /**
   * The number of events left to handle, at most `MOST_COUNTED`. It includes events that an open transaction still
   * hides.
   */
  readonly eventsBehind: number;
  /** False when there are more events than were counted. */
  readonly eventsBehindIsExact: boolean;
  /** How many seconds ago the oldest unhandled event was recorded. 0 when every event is handled. */
  readonly secondsBehind: number;
}

const MOST_COUNTED = 1_000;

export async function lagAfter(
  source: Pick<EventSource, 'waiting'>,
  position: Position,
  types: readonly string[],
  now: Date,
): Promise<Lag> {
  const { events, isExact, oldest } = await source.waiting(position, { types, limit: MOST_COUNTED });
  const seconds = oldest === null ? 0 : Math.max(0, (now.getTime() - Date.parse(oldest)) / 1000);
  return { eventsBehind: events, eventsBehindIsExact: isExact, secondsBehind: seconds };
}
