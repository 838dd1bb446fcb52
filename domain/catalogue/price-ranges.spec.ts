import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { PRICE_STEPS, priceRangeOf, priceRanges, priceRangeText, priceStep } from './price-ranges.js';

const rangesOf = (...kronor: number[]): readonly string[] => {
  const counts = new Array<number>(PRICE_STEPS).fill(0);
  for (const price of kronor) counts[priceStep(price * 100)] = (counts[priceStep(price * 100)] ?? 0) + 1;
  return priceRanges(counts).map(priceRangeText);
};

describe('the price ranges of a list', () => {
  test('match its prices', () => {
    expect(rangesOf(19, 29, 39, 45, 49.9, 59, 65, 79, 89, 120)).toEqual(['0-50', '50-75', '75-100', '100-']);
    expect(rangesOf(290, 590, 890, 1290, 1900, 2500)).toEqual(['0-750', '750-1500', '1500-']);
  });

  test('are empty without goods, and one range when all cost about the same', () => {
    expect(rangesOf()).toEqual([]);
    expect(rangesOf(59, 59, 59)).toEqual(['0-']);
  });

  test('are at most six, follow each other, and contain every price', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: PRICE_STEPS, maxLength: PRICE_STEPS }), (counts) => {
        const ranges = priceRanges(counts);
        const filled = counts.some((count) => count > 0);
        expect(ranges.length).toBeLessThanOrEqual(6);
        expect(ranges.map(({ from }) => from)).toEqual(filled ? [0, ...ranges.slice(0, -1).map(({ to }) => to)] : []);
        expect(ranges.at(-1)?.to).toBe(filled ? PRICE_STEPS : undefined);
      }),
    );
  });
});

describe('a price range in an address', () => {
  test.each(['0-50', '50-100', '500-', '5000-'])('%s is the same after a round trip', (text) => {
    const range = priceRangeOf(text);
    expect(range && priceRangeText(range)).toBe(text);
  });

  test.each(['', '-', '50', '100-50', '50-50', '7-100', '0-9999999', '50-100kr', '-50'])(
    '%j is not a range',
    (text) => {
      expect(priceRangeOf(text)).toBeNull();
    },
  );
});
