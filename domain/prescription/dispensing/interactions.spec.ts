import { expect, test } from 'vitest';

import { interactionRule, interactionsOf } from './interactions.js';

const DAY = '2026-03-01';
const ids = (varuId: string, ...others: readonly string[]) => interactionsOf(varuId, others, DAY).map(({ id }) => id);

test.each([
  ['710008', '710011', 'opioid-ssri', 'D'],
  ['710005', '710003', 'statin-calcium', 'C'],
  ['710007', '710011', 'insulin-ssri', 'C'],
  ['710001', '710012', 'thyroid-oestrogen', 'C'],
] as const)('%s and %s interact by %s, whichever is dispensed', (one, other, id, level) => {
  expect(interactionsOf(one, [other], DAY)).toEqual([expect.objectContaining({ id, level })]);
  expect(ids(other, one)).toEqual([id]);
});

test('a product alone, with itself, or with one of no rule has no interaction', () => {
  expect([ids('710008'), ids('710008', '710008'), ids('710008', '710005'), ids('999999', '710011')]).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

test('all interactions of a product are shown, each once', () => {
  expect(ids('710011', '710007', '710008', '710008')).toEqual(['opioid-ssri', 'insulin-ssri']);
});

test('each rule has an id of its own, a text, and products on both sides that differ', () => {
  const { rules, source, ruleVersion } = interactionRule.on(DAY);
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  for (const {
    text,
    between: [one, other],
  } of rules) {
    expect(text.length).toBeGreaterThan(20);
    expect(one.filter((each) => other.includes(each))).toEqual([]);
  }
  // A pharmacist must know that no licensed source stands behind the rules.
  expect(source).toContain('inte en granskad källa');
  expect(ruleVersion).toBe('interactions@2020-01-01');
});
