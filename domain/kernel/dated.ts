import type { BusinessDate } from './stockholm.js';

/** A business rule that changes over time. Each entry applies from its date until the next entry's date. */
export interface Dated<T> {
  /** The value that applies on a date. @throws RangeError when the date is before the first entry */
  on(date: BusinessDate): T & { readonly ruleVersion: string };
  /** All values with their first dates, oldest first. */
  readonly versions: readonly (T & { readonly ruleVersion: string; readonly from: BusinessDate })[];
}

export interface DatedEntry<T> {
  readonly from: BusinessDate;
  readonly value: T;
}

/**
 * Defines a rule with its history, oldest first. `ruleVersion` is "name@from". Events store this version, so that an
 * old decision can be explained after the rule has changed.
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
