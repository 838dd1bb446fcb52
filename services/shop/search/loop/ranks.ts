import type { AttributeValue } from './attributes.js';

const swedish = new Intl.Collator('sv', { numeric: true });
const DIGITS = /^\d{1,15}$/;

/**
 * Gives each value its rank in the Swedish order, so that sorting compares numbers. One Swedish comparison of texts
 * takes a microsecond. Sorting the whole shop by five attributes needs a million comparisons.
 */
export function ranksOf(values: Iterable<AttributeValue>): ReadonlyMap<AttributeValue, number> {
  const distinct = [...new Set(values)];
  const sorted = distinct.every(isNumber) ? byNumber(distinct) : bySwedish(distinct);
  return new Map(sorted.map((value, index) => [value, index]));
}

function isNumber(value: AttributeValue): boolean {
  return typeof value === 'number' || DIGITS.test(String(value));
}

function byNumber(values: readonly AttributeValue[]): readonly AttributeValue[] {
  const keyed = values.map((value) => ({ value, key: Number(value) }));
  return keyed.sort((one, other) => one.key - other.key).map(({ value }) => value);
}

function bySwedish(values: readonly AttributeValue[]): readonly AttributeValue[] {
  const keyed = values.map((value) => ({ value, key: String(value) }));
  return keyed.sort((one, other) => swedish.compare(one.key, other.key)).map(({ value }) => value);
}
