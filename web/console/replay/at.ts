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
 * The position of the playhead as the person asked for it. The address contains it unchanged, so that a link shows the
 * same again.
 */
export type At =
  | { readonly step: number }
  /** The beginning of a day, including changes that time alone made. */
  | { readonly day: BusinessDate }
  /** A time as typed, in Swedish time. */
  | { readonly local: string };

export interface Here {
  /** Index of the stop at this position, or of the last stop before it. */
  readonly index: number;
  /** True between two stops: time has passed, but no shown value has changed. */
  readonly between: boolean;
  /** The number of events up to here. */
  readonly step: number;
  /** Null before the first event. */
  readonly instant: Instant | null;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d))?$/;

export function isDate(text: string): boolean {
  const midnight = DATE.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return midnight !== null && !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** Includes the whole minute, because an event shown as 14:05 belongs to 14:05. Null for an invalid time. */
export function instantOf(local: string): Instant | null {
  const [, date, time, seconds] = LOCAL.exec(local) ?? [];
  if (!date || !time || !isDate(date)) return null;
  const within = seconds === undefined ? 59_999 : Number(seconds) * 1000 + 999;
  return new Date(Date.parse(atStockholm(date, time)) + within).toISOString();
}

/** The position as text for the address, for example "12", "2026-05-01" or "2026-07-31T14:05". */
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

/** Null, and an invalid time, mean the end of the history. The page says when a time is invalid. */
export function find(history: History, stops: readonly Stop[], at: At | null): Here {
  if (at && 'local' in at) {
    const instant = instantOf(at.local);
    return instant ? findInstant(stops, instant, history.stepAt(instant)) : stopAt(stops, stops.length - 1);
  }
  if (at && 'day' in at) return findDay(history, stops, at.day);
  return stopAt(stops, at ? indexOfStep(stops, at.step) : stops.length - 1);
}

/** The beginning of a day comes before all events of that day. */
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

/** The stop of an event. A number outside the history gives the first or last stop. */
function indexOfStep(stops: readonly Stop[], step: number): number {
  const found = stops.findIndex((stop) => stop.step >= step && stop.day === null);
  return found >= 0 ? found : stops.findLastIndex((stop) => stop.day === null);
}
