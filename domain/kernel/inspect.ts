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
  /** The same at every instant, for example "member/cheques/{chequeId}". */
  readonly path: string;
  readonly kind: Kind;
  /** A name for people: the product, the order number. Empty where the kind is enough. */
  readonly name: string;
  readonly value: Fact;
  /** Null where the slice names no rule. */
  readonly rule: RuleBehind | null;
}

/** A value with the events behind it. */
export interface Inspected<E extends DomainEvent, Kind extends string = string> extends Shown<Kind> {
  /** Whether this event contributed to the value. Pass only the stream's own events up to the instant. */
  readonly behind: (event: E) => boolean;
  /** What the event adds, for a value that is a sum. */
  readonly adds?: (event: E) => number;
}

/** How a slice is inspected. The console's snapshots, comparisons, explanations and cards use it. */
export interface Inspection<S, E extends DomainEvent, Kind extends string = string> {
  /** Every value of a state at an instant, whether or not an event has that instant. */
  readonly inspect: (state: S, instant: Instant) => readonly Inspected<E, Kind>[];
  /**
   * The days from `from` (exclusive) through `to` on which time alone changed a value, oldest first. Absent when there
   * are none.
   */
  readonly turningDays?: (state: S, from: BusinessDate, to: BusinessDate) => readonly BusinessDate[];
  /** True when a customer has one such stream at a time. Only the latest stream is then shown. */
  readonly latestAlone?: true;
  /** Selects the events behind a value that no longer exists. Null for a path of another state. */
  readonly behindGone?: (state: S, path: string) => ((event: E) => boolean) | null;
}

/** For a slice whose streams belong to a customer. */
export interface Inspectable<S, E extends DomainEvent, Kind extends string = never> {
  /** Null when none of its values is displayed. */
  readonly inspection: Inspection<S, E, Kind> | null;
}

/**
 * The turning days (days on which time alone changes a value) among candidates. A superfluous candidate only costs a
 * comparison; a missing one hides a day.
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
