import type { DomainEvent } from './event.js';
import { addDays, type BusinessDate, type Instant } from './stockholm.js';

/** A displayed value: a quantity, öre, points, a date or a status; null where there is nothing. */
export type Fact = string | number | null;

/** The rule of a value: its requirements, and the version of the dated configuration, if any. */
export interface RuleBehind {
  readonly requirements: readonly string[];
  readonly version: string | null;
}

/** One displayed value of a state at an instant. */
export interface Shown<Kind extends string = string> {
  /** Stable between instants: "member/cheques/{chequeId}". */
  readonly path: string;
  readonly kind: Kind;
  /** A name for people: the product, the order number. Empty where the kind is enough. */
  readonly name: string;
  readonly value: Fact;
  /** Null where the slice names no rule. */
  readonly rule: RuleBehind | null;
}

/** A value together with its link to the events behind it. */
export interface Inspected<E extends DomainEvent, Kind extends string = string> extends Shown<Kind> {
  /** Whether this event contributed to the value; for the stream's own events up to the instant. */
  readonly behind: (event: E) => boolean;
  /** The event's addend, for a value that is a sum. */
  readonly adds?: (event: E) => number;
}

/** How a slice is inspected: the source of the console's snapshots, comparisons, reasons and cards. */
export interface Inspection<S, E extends DomainEvent, Kind extends string = string> {
  /** Every value of a state at an instant, whether or not an event has that instant. */
  readonly inspect: (state: S, instant: Instant) => readonly Inspected<E, Kind>[];
  /** The days after `from`, through `to`, on which time alone changed a value; oldest first. Absent: there are none. */
  readonly turningDays?: (state: S, from: BusinessDate, to: BusinessDate) => readonly BusinessDate[];
  /** A customer has one at a time: of several streams only the latest is shown. */
  readonly latestAlone?: true;
  /** Selects the events behind a path that has no value any more; null for a path of another state. */
  readonly behindGone?: (state: S, path: string) => ((event: E) => boolean) | null;
}

/** For a slice whose streams belong to a customer. */
export interface Inspectable<S, E extends DomainEvent, Kind extends string = never> {
  /** Null: nothing of it is shown. */
  readonly inspection: Inspection<S, E, Kind> | null;
}

/**
 * Finds the turning days among candidates: those whose values differ from the day before. A superfluous candidate costs
 * a comparison; a missing one hides a day.
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
