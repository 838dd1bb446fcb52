import { describe, expect, test } from 'vitest';
import fc from 'fast-check';

import { allocate, decimalKronor, formatKronor, formatKronorAndOre, oreOfDecimal, share, vatIn } from './money.js';

describe('allocate', () => {
  const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 });
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

  test('gives the odd öre to the largest fraction, and to the first of equal ones', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(2000, [30_003, 7900])).toEqual([1583, 417]);
  });

  test('the parts add up to the whole, and no part exceeds its weight when the whole does not', () => {
    fc.assert(
      fc.property(weights, fc.nat(1_000_000), (parts, wanted) => {
        const amount = Math.min(wanted, sum(parts));
        const allocated = allocate(amount, parts);
        expect(sum(allocated)).toBe(amount);
        allocated.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(parts[index] ?? 0);
        });
      }),
    );
  });

  test('nothing is allocated when there are no weights or all are zero', () => {
    expect(allocate(100, [0, 0])).toEqual([0, 0]);
    expect(allocate(100, [])).toEqual([]);
  });
});

test('a share is rounded half up, and a share of a zero whole is zero', () => {
  expect(share(101, 1, 2)).toBe(51);
  expect(share(28_420, 1, 3)).toBe(9473);
  expect(share(100, 1, 0)).toBe(0);
});

test.each([
  [12_500, 25, 2500],
  [11_200, 12, 1200],
  [10_600, 6, 600],
  [24_500, 0, 0],
])('%p öre with %p %% VAT contain %p', (gross, rate, vat) => {
  expect(vatIn(gross, rate)).toBe(vat);
});

test('kronor are written the Swedish way, and whole kronor without decimals', () => {
  expect(formatKronor(123_450).replace(/\s/g, ' ')).toBe('1 234,50 kr');
  expect(formatKronor(20_000).replace(/\s/g, ' ')).toBe('200 kr');
  expect(formatKronor(0).replace(/\s/g, ' ')).toBe('0 kr');
});

describe('amounts for machines and staff', () => {
  test.each([
    ['-12.5', -1250],
    ['0.07', 7],
    ['-0.07', -7],
    ['1234', 123_400],
    ['999999999999.99', 99_999_999_999_999],
  ])('%s kronor are %i öre, exactly', (written, ore) => {
    expect(oreOfDecimal(written)).toBe(ore);
  });

  test('öre are written with two decimals, and reading them gives the same öre', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_00 }), (ore) => oreOfDecimal(decimalKronor(ore)) === ore),
    );
    expect(decimalKronor(12_340)).toBe('123.40');
  });

  test('staff always see the öre', () => {
    expect(formatKronorAndOre(124_900)).toBe('1\u00a0249,00 kr');
  });
});
