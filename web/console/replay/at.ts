import {
  addDays,
  atStockholm,
  endOfDay,
  startOfDay,
  type BusinessDate,
  type Instant,
} from '../../../domain/kernel/index.js';
import type { History, Stop } from '../../../domain/replay-history/index.js';

/**
 * A position in the history, as the person chose it. It is written to the URL unchanged, so a link opens the same view.
 */
export type At =
  | { readonly step: number }
  /** The beginning of a day. Values that time alone changes on that day have changed already. */
  | { readonly day: BusinessDate }
  /** A date and time in Swedish time, as the person typed it. */
  | { readonly local: string };

export interface Here {
  /**
   * A stop is an event, or a day on which time alone changed a value. This is the last stop at or before the position.
   */
  readonly index: number;
  /** True when the position lies after its stop. Time has passed since then, but no shown value has changed. */
  readonly between: boolean;
  /** How many events have happened up to this position. */
  readonly step: number;
  /** The time of the position; null before the first event. */
  readonly instant: Instant | null;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d))?$/;

export function isDate(text: string): boolean {
  const midnight = DATE.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return midnight !== null && !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** Reads a typed time; null when it is invalid. A time without seconds means the end of that minute. */
export function instantOf(local: string): Instant | null {
  const [, date, time, seconds] = LOCAL.exec(local) ?? [];
  if (!date || !time || !isDate(date)) return null;
  const within = seconds === undefined ? 59_999 : Number(seconds) * 1000 + 999;
  return new Date(Date.parse(atStockholm(date, time)) + within).toISOString();
}

/** Writes a position for the URL, for example "12", "2026-05-01" or "2026-07-31T14:05". */
export function atText(at: At): string {
  if ('step' in at) return String(at.step);
  return 'day' in at ? at.day : at.local;
}

export function parseAt(text: string): At | null {
  if (/^\d{1,9}$/.test(text)) return { step: Number(text) };
  if (isDate(text)) return { day: text };
  return instantOf(text) ? { local: text } : null;
}

export function atStop({ step, day }: Stop): At {
  return day ? { day } : { step };
}

/** Finds the stop of a position. No position, or an invalid typed time, gives the end of the history. */
export function find(history: History, stops: readonly Stop[], at: At | null): Here {
  if (at && 'local' in at) {
    const instant = instantOf(at.local);
    return instant ? findInstant(stops, instant, history.stepAt(instant)) : stopAt(stops, stops.length - 1);
  }
  if (at && 'day' in at) return findDay(history, stops, at.day);
  return stopAt(stops, at ? indexOfStep(stops, at.step) : stops.length - 1);
}

/** Finds the beginning of a day, before all events of that day. */
function findDay(history: History, stops: readonly Stop[], day: BusinessDate): Here {
  const index = stops.findIndex((stop) => stop.day === day);
  if (index >= 0) return stopAt(stops, index);
  return findInstant(stops, startOfDay(day), history.stepAt(endOfDay(addDays(day, -1))));
}

function findInstant(stops: readonly Stop[], instant: Instant, step: number): Here {
  const index = stops.findLastIndex((stop) => stop.step <= step && (stop.instant === null || stop.instant <= instant));
  return { index, between: stops[index]?.instant !== instant, step, instant };
}

function stopAt(stops: readonly Stop[], index: number): Here {
  const { step, instant } = stops[index] as Stop;
  return { index, between: false, step, instant };
}

/** Finds the stop of the event with this number. A number outside the history gives the first or last stop. */
function indexOfStep(stops: readonly Stop[], step: number): number {
  const found = stops.findIndex((stop) => stop.step >= step && stop.day === null);
  return found >= 0 ? found : stops.findLastIndex((stop) => stop.day === null);
}
