import {
  addDays,
  atStockholm,
  endOfDay,
  startOfDay,
  type BusinessDate,
  type Instant,
} from '../../../domain/kernel/index.js';
import type { History, Stop } from '../../../domain/replay-history/index.js';

/** The requested position of the playhead. The address keeps it as requested, so that a link shows the same again. */
export type At =
  | { readonly step: number }
  /** The beginning of a day, with the changes made by time alone. */
  | { readonly day: BusinessDate }
  /** A Stockholm wall-clock time, as typed. */
  | { readonly local: string };

export interface Here {
  /** The stop at the position, or the last one before it. */
  readonly index: number;
  /** True between two stops: time has passed, but nothing shown has changed. */
  readonly between: boolean;
  /** Number of events so far. */
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

/** Events shown as 14:05 count as before 14:05: the whole minute is included. Null for an invalid time. */
export function instantOf(local: string): Instant | null {
  const [, date, time, seconds] = LOCAL.exec(local) ?? [];
  if (!date || !time || !isDate(date)) return null;
  const within = seconds === undefined ? 59_999 : Number(seconds) * 1000 + 999;
  return new Date(Date.parse(atStockholm(date, time)) + within).toISOString();
}

/** "12", "2026-05-01", "2026-07-31T14:05": one word for the address. */
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

/** Null means the end, also for an invalid time; the page says which. */
export function find(history: History, stops: readonly Stop[], at: At | null): Here {
  if (at && 'local' in at) {
    const instant = instantOf(at.local);
    return instant ? findInstant(stops, instant, history.stepAt(instant)) : stopAt(stops, stops.length - 1);
  }
  if (at && 'day' in at) return findDay(history, stops, at.day);
  return stopAt(stops, at ? indexOfStep(stops, at.step) : stops.length - 1);
}

/** A day precedes everything recorded from its first instant on. */
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

/** The event's own stop; the first or last for a step outside the history. */
function indexOfStep(stops: readonly Stop[], step: number): number {
  const found = stops.findIndex((stop) => stop.step >= step && stop.day === null);
  return found >= 0 ? found : stops.findLastIndex((stop) => stop.day === null);
}
