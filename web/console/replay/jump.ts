import { atStop, type At, type Here } from './at.js';
import type { Replayed } from './open-replay.js';

/**
 * Finds the next stop of this event type in the given direction; null when there is none. An empty type matches all.
 */
export function stopOfType(
  replayed: Replayed,
  { index, between }: Pick<Here, 'index' | 'between'>,
  type: string,
  direction: 1 | -1,
): At | null {
  // A position between two stops shows the state of the earlier one. So one step back leads to that stop.
  const first = direction === -1 && between ? index : index + direction;
  for (let next = first; next >= 1 && next < replayed.stops.length; next += direction) {
    const stop = replayed.stops[next];
    if (stop && (!type || replayed.type(next) === type)) return atStop(stop);
  }
  return null;
}

/** Reads the jump that a form without scripts has submitted; null when there is none. */
export function jumpOf(replayed: Replayed, search: URLSearchParams, here: Here): At | null {
  const direction = search.get('hoppa');
  if (direction !== 'nasta' && direction !== 'foregaende') return null;
  return stopOfType(replayed, here, search.get('hopptyp') ?? '', direction === 'nasta' ? 1 : -1);
}
