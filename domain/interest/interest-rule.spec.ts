import { describe, expect, test } from 'vitest';

import { INTEREST_KINDS, interestOf, interestRule, weightOf } from './index.js';

const rule = interestRule.on('2026-11-25');
const { halfLifeDays, keptDays, ofAddress } = rule;

describe('a search event', () => {
  test('counts more the nearer it is to a purchase', () => {
    const [click, addition, purchase] = INTEREST_KINDS.map((kind) => weightOf(rule, kind, 0));
    expect([click, addition, purchase]).toEqual([1, 3, 8]);
  });

  test.each(INTEREST_KINDS)('loses half of its weight after each half-life: %s', (kind) => {
    const today = weightOf(rule, kind, 0);
    expect(weightOf(rule, kind, halfLifeDays)).toBe(today / 2);
    expect(weightOf(rule, kind, 2 * halfLifeDays)).toBe(today / 4);
  });

  test('counts until its last kept day, and never before its own day', () => {
    expect(weightOf(rule, 'purchase', keptDays - 1)).toBeGreaterThan(0);
    expect([keptDays, -1].map((age) => weightOf(rule, 'purchase', age))).toEqual([0, 0]);
  });
});

describe('the interest in a product', () => {
  test('is zero without events, half at the weight of the rule, and always below one', () => {
    expect([0, rule.half, 1e12].map((weight) => interestOf(rule, weight))).toEqual([0, 0.5, 0.999]);
  });

  test('never falls when the weight grows', () => {
    const weights = Array.from({ length: 200 }, (_, nth) => nth * nth);
    const interests = weights.map((weight) => interestOf(rule, weight));
    expect(interests).toEqual([...interests].sort((a, b) => a - b));
  });

  test('stays small for the events of one address, every day and in every way', () => {
    const days = Array.from({ length: keptDays }, (_, age) => age);
    const most = days.flatMap((age) => INTEREST_KINDS.map((kind) => ofAddress.product * weightOf(rule, kind, age)));
    const weight = most.reduce((sum, one) => sum + one);
    expect(interestOf(rule, weight)).toBeLessThan(0.5);
    expect(interestOf(rule, ofAddress.product * weightOf(rule, 'click', 0))).toBeLessThan(0.01);
  });
});
