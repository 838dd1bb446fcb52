import type { DomainEvent } from './event.js';
import { addDays, type BusinessDate, type Instant } from './stockholm.js';

/** A displayed value: a quantity, öre, points, a date or a status. Null where there is none. */
export type Fact = string | number | null;

/** The rule behind a displayed value: requirement ids, for example CLB-01, and the rule's version, if any. */
export interface RuleBehind {
  readonly requirements: readonly string[];
  readonly version: string | null;
}

/** One displayed value of a state at an instant. */
export interface Shown<Kind extends string = string> {
  /** The id of the value. It does not change over time, for example "member/cheques/{chequeId}". */
  readonly path: string;
  readonly kind: Kind;
  /** A name for people, for example of the product. Empty when `kind` says enough. */
  readonly name: string;
  readonly value: Fact;
  /** The rule behind the value. Null when the slice names none. */
  readonly rule: RuleBehind | null;
}

/** A displayed value, and a test that finds the events behind it. */
export interface Inspected<E extends DomainEvent, Kind extends string = string> extends Shown<Kind> {
  /** Whether this event contributed to the value. Pass only the stream's own events up to the instant. */
  readonly behind: (event: E) => boolean;
  /** What the event adds, for a value that is a sum. */
  readonly adds?: (event: E) => number;
}

/**
 * The values that the console displays of a stream. The console uses them for snapshots, comparisons and explanations.
 */
export interface Inspection<S, E extends DomainEvent, Kind extends string = string> {
  /**
   * Every displayed value of a state at an instant. An event need not exist at that instant. `key` is the stream's id
   * without its kind, for paths of kinds whose events do not name it.
   */
  readonly inspect: (state: S, instant: Instant, key?: string) => readonly Inspected<E, Kind>[];
  /**
   * The days after `from`, through `to`, on which time alone changed a value, oldest first. Absent when time changes
   * nothing.
   */
  readonly turningDays?: (state: S, from: BusinessDate, to: BusinessDate) => readonly BusinessDate[];
  /** True when a customer has only one such stream at a time. The console then shows only the latest. */
  readonly latestAlone?: true;
  /** Returns a test for the events behind a value that no longer exists. Null for a path of another stream. */
  readonly behindGone?: (state: S, path: string) => ((event: E) => boolean) | null;
}

/** The part of a slice that displays values, if its streams belong to a customer. */
export interface Inspectable<S, E extends DomainEvent, Kind extends string = never> {
  /** Null when the slice displays no values. */
  readonly inspection: Inspection<S, E, Kind> | null;
}

/**
 * The candidates on which time alone changes a displayed value. A superfluous candidate only costs time, but a missing
 * candidate hides a change.
 */
export function turningDaysAmong(
  candidates: Iterable<BusinessDate>,
  from: BusinessDate,
  to: BusinessDate,
  on: (date: BusinessDate) => readonly Shown[],
): readonly BusinessDate[] {
  const days = [...new Set(candidates)].filter((day) => day > from && day <= to).sort();
  return days.filter((day) => differ(on(addDays(day, -1)), on(day)));
}

function differ(before: readonly Shown[], after: readonly Shown[]): boolean {
  const old = new Map(before.map(({ path, value }) => [path, value]));
  return before.length !== after.length || after.some(({ path, value }) => !old.has(path) || old.get(path) !== value);
}
