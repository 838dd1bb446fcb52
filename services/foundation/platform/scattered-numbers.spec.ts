import { describe, expect, test } from 'vitest';
import fc from 'fast-check';

import { ScatteredNumbers } from './scattered-numbers.js';

const key = Buffer.alloc(32, 7);

describe('scattered numbers', () => {
  test('are different in every place, whatever the key and the range', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.integer({ min: 1, max: 400 }), (bytes, count) => {
        const numbers = new ScatteredNumbers(Buffer.from(bytes), { least: 1_000, count });
        const given = Array.from({ length: count }, (_, place) => Number(numbers.at(place)));
        expect(given.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, nth) => 1_000 + nth));
      }),
      { numRuns: 30, seed: 1 },
    );
  });

  test('are far apart for neighbours in the series', () => {
    const numbers = new ScatteredNumbers(key, { least: 200_000_000, count: 600_000_000 });
    const given = Array.from({ length: 200 }, (_, place) => Number(numbers.at(place)));
    const steps = given.slice(1).map((number, nth) => Math.abs(number - (given[nth] ?? 0)));
    expect(Math.min(...steps)).toBeGreaterThan(1_000);
    expect(new Set(given.map((number) => Math.floor(number / 100_000_000))).size).toBe(6);
    expect(given).toEqual(given.map((_, place) => Number(numbers.at(place))));
  });

  test('have another order with another key', () => {
    const range = { least: 0, count: 1_000_000 };
    expect(new ScatteredNumbers(Buffer.alloc(32, 8), range).at(0)).not.toBe(new ScatteredNumbers(key, range).at(0));
  });

  test.each([-1, 10, 0.5, Number.NaN])('do not exist for place %p of ten', (place) => {
    expect(() => new ScatteredNumbers(key, { least: 0, count: 10 }).at(place)).toThrow(RangeError);
  });
});
