import type { DomainEvent } from './event.js';
import { addDays, type BusinessDate, type Instant } from './stockholm.js';

/** What a person is shown of a state: a quantity, öre, points, a date or a status; null where there is nothing. */
export type Fact = string | number | null;

/** What makes a value: the requirements, and the version of the dated configuration where one has a say. */
export interface RuleBehind {
  readonly requirements: readonly string[];
  readonly version: string | null;
}

/** One value of a state at an instant, as a person is shown it. */
export interface Shown<Kind extends string = string> {
  /** Where, stable between moments: "member/cheques/{chequeId}". */
  readonly path: string;
  readonly kind: Kind;
  /** What a person calls it: the product, the order number; empty where the kind says it all. */
  readonly name: string;
  readonly value: Fact;
  /** Null where the slice names none. */
  readonly rule: RuleBehind | null;
}

/** A value that can also be asked for the events behind it. */
export interface Inspected<E extends DomainEvent, Kind extends string = string> extends Shown<Kind> {
  /** Did this event help to make the value? Asked of the stream's own events up to the instant. */
  readonly behind: (event: E) => boolean;
  /** What an event added to a value that is a sum of them. */
  readonly adds?: (event: E) => number;
}

/** How a slice is inspected. Snapshot, comparison, *why* and the cards of the console are made of this. */
export interface Inspection<S, E extends DomainEvent, Kind extends string = string> {
  /** Every value of a state as it is at an instant, whether or not an event marks that instant. */
  readonly inspect: (state: S, instant: Instant) => readonly Inspected<E, Kind>[];
  /** The days after `from`, through `to`, on which time alone changed a value; oldest first. Absent: it changes none. */
  readonly turningDays?: (state: S, from: BusinessDate, to: BusinessDate) => readonly BusinessDate[];
  /** A customer has one at a time: of several streams the latest alone is shown. */
  readonly latestAlone?: true;
  /** Behind a path that has no value any more; null where the path is none of this state's. */
  readonly behindGone?: (state: S, path: string) => ((event: E) => boolean) | null;
}

/** Part of a slice whose streams are a customer's. */
export interface Inspectable<S, E extends DomainEvent, Kind extends string = never> {
  /** Null: nothing of it is shown. */
  readonly inspection: Inspection<S, E, Kind> | null;
}

/**
 * Finds the turning days among the days on which a value may turn: those that differ from the day before.
 * A candidate too many costs a comparison; one too few hides a day.
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
