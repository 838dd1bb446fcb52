import { describe, expect, test } from 'vitest';

import { AB_TESTS, type AbTestName } from './ab-tests.js';
import { chooseVariant, storageKey } from './choose-variant.js';

const TESTS = Object.keys(AB_TESTS) as AbTestName[];

describe('the variant of a test (PRO-16)', () => {
  test('without consent is the standard one, and nothing is stored, whatever was stored before', () => {
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
  ] as const)('is drawn and stored the first time: %d is %s', (draw, variant) => {
    expect(chooseVariant('prescriptionTabs', { consents: true, stored: null, draw })).toEqual({
      variant,
      keep: variant,
    });
  });

  test('stays the same after the draw', () => {
    expect(chooseVariant('prescriptionTabs', { consents: true, stored: 'A', draw: 0.9 })).toEqual({
      variant: 'A',
      keep: null,
    });
  });

  test('is drawn again when the stored one is not a variant of the test', () => {
    expect(chooseVariant('prescriptionTabs', { consents: true, stored: 'C', draw: 0.9 })).toEqual({
      variant: 'B',
      keep: 'B',
    });
  });

  test('has another name in each environment and each test', () => {
    const keys = TESTS.flatMap((name) => [storageKey(name, 'production'), storageKey(name, 'test')]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.each(TESTS)('%s has a fallback among its own variants', (name) => {
    expect(AB_TESTS[name].variants).toContain(AB_TESTS[name].fallback);
  });
});
