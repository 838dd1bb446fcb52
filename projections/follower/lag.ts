import type { Position } from '../../domain/kernel/index.js';
import type { EventSource } from './event-source.js';

/** How far behind a follower is. */
export interface Lag {
  /** Events it has still to handle, counted to `MOST_COUNTED`; those it cannot read yet among them. */
  readonly eventsBehind: number;
  /** False when there are more than were counted. */
  readonly eventsBehindIsExact: boolean;
  /** Age of the oldest of them, by the time it was recorded; 0 when there is none. */
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
