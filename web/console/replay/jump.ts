import { atStockholm } from '../../../domain/kernel/index.js';
import type { Replayed } from './open-replay.js';

const LOCAL_MINUTE = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;

/** The nearest step of a type before or after one (any type when empty); the same step when there is none. */
export function stepOfType(replayed: Replayed, step: number, type: string, direction: 1 | -1): number {
  for (let next = step + direction; next >= 1 && next <= replayed.total; next += direction) {
    if (!type || replayed.event(next)?.type === type) return next;
  }
  return step;
}

/** How far the history had come at a Stockholm wall-clock time "2026-03-12T14:05"; null for another text. */
export function stepAtLocalTime(replayed: Replayed, text: string): number | null {
  const [, date, time] = LOCAL_MINUTE.exec(text) ?? [];
  if (!date || !time || Number.isNaN(Date.parse(`${date}T${time}Z`))) return null;
  // The whole minute counts: what is shown as 14:05 had happened at 14:05.
  return replayed.history.stepAt(new Date(Date.parse(atStockholm(date, time)) + 59_999).toISOString());
}

/** What the forms of a page without scripts ask for; null when they ask for no jump. */
export function jumpOf(replayed: Replayed, search: URLSearchParams, step: number): number | null {
  const at = search.get('tidpunkt');
  if (at !== null) return stepAtLocalTime(replayed, at) ?? step;
  const direction = search.get('hoppa');
  if (direction !== 'nasta' && direction !== 'foregaende') return null;
  return stepOfType(replayed, step, search.get('hopptyp') ?? '', direction === 'nasta' ? 1 : -1);
}
