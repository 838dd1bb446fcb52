import { describe, expect, test } from 'vitest';

import { AB_TESTS, type AbTestName } from './ab-tests.js';
import { chooseVariant, storageKey } from './choose-variant.js';

const TESTS = Object.keys(AB_TESTS) as AbTestName[];

describe('the variant of a test (PRO-16)', () => {
  test('without consent is the one everyone had, and nothing is kept, whatever was', () => {
    expect(chooseVariant('prescriptionTabs', { consents: false, stored: 'A', draw: 0 })).toEqual({
      variant: 'B',
      keep: null,
    });
    expect(chooseVariant('reviewPrompt', { consents: false, stored: null, draw: 0.99 })).toEqual({
      variant: 'A',
      keep: null,
    });
  });

  test.each([
    [0, 'A'],
    [0.4999, 'A'],
    [0.5, 'B'],
    [0.9999, 'B'],
  ] as const)('is drawn the first time and kept: %d is %s', (draw, variant) => {
    expect(chooseVariant('prescriptionTabs', { consents: true, stored: null, draw })).toEqual({
      variant,
      keep: variant,
    });
  });

  test('stays the one that was drawn', () => {
    expect(chooseVariant('prescriptionTabs', { consents: true, stored: 'A', draw: 0.9 })).toEqual({
      variant: 'A',
      keep: null,
    });
  });

  test('is drawn anew where what is kept is none of the test’s', () => {
    expect(chooseVariant('prescriptionTabs', { consents: true, stored: 'C', draw: 0.9 })).toEqual({
      variant: 'B',
      keep: 'B',
    });
  });

  test('has another name in each environment and each test', () => {
    const keys = TESTS.flatMap((name) => [storageKey(name, 'production'), storageKey(name, 'test')]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.each(TESTS)('%s falls back on one of its own', (name) => {
    expect(AB_TESTS[name].variants).toContain(AB_TESTS[name].fallback);
  });
});
