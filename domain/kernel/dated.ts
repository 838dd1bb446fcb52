import type { BusinessDate } from './stockholm.js';

/** A business rule that changes over time: each entry holds from its date until the next one's. */
export interface Dated<T> {
  /** The value that applies on a date; a RangeError when the date lies before the first entry. */
  on(date: BusinessDate): T & { readonly ruleVersion: string };
  /** All values, oldest first: what holds now and what a day of the past or the future may ask for. */
  readonly versions: readonly (T & { readonly ruleVersion: string; readonly from: BusinessDate })[];
}

export interface DatedEntry<T> {
  readonly from: BusinessDate;
  readonly value: T;
}

/**
 * Declares a rule with its history, oldest first. `ruleVersion` is "name@from" and is stored in the
 * events the rule decided, so that *why* can be shown long after the rule has changed.
 */
export function dated<T extends object>(name: string, entries: readonly DatedEntry<T>[]): Dated<T> {
  const values = entries.map(({ from, value }) => ({ from, value: { ...value, ruleVersion: `${name}@${from}` } }));
  return {
    on(date) {
      const found = values.findLast(({ from }) => from <= date);
      if (!found) throw new RangeError(`${name} has no value on ${date}`);
      return found.value;
    },
    versions: values.map(({ from, value }) => ({ ...value, from })),
  };
}
