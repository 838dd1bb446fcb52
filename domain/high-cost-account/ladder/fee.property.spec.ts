import { expect, test } from 'vitest';
import fc from 'fast-check';

import { buyOnLadder } from './fee.js';
import type { HighCostPeriod } from './period.js';

const DAY = '2026-03-02';
/** What each öre costs in hundredths of an öre, in a period since July 2025. The ladder in another form. */
function hundredthsOf(nthOre: number): number {
  if (nthOre <= 200_000) return 100;
  if (nthOre <= 363_400) return 75;
  if (nthOre <= 514_200) return 25;
  return nthOre <= 711_700 ? 10 : 0;
}

/** What all öre up to a sum cost, counted one by one. */
const upTo: number[] = [0];
for (let nth = 1; nth <= 1_000_000; nth += 1) upTo.push((upTo[nth - 1] ?? 0) + hundredthsOf(nth));
const naiveSum = (sum: number): number => Math.round((upTo[sum] ?? 0) / 100);

const prices = fc
  .array(fc.integer({ min: 1, max: 250_000 }), { maxLength: 12 })
  .filter((all) => sumOf(all) <= 1_000_000);
const sumOf = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0);

test('purchases of a period cost what their öre cost one by one, whatever they are split into', () => {
  fc.assert(
    fc.property(prices, (bought) => {
      let period: HighCostPeriod | null = null;
      let sum = 0;
      for (const price of bought) {
        const { fee, period: after } = buyOnLadder(period, price, DAY);
        expect(fee).toBe(naiveSum(sum + price) - naiveSum(sum));
        sum += price;
        period = after;
      }
      if (period) expect(period).toMatchObject({ accumulated: sum, ownFee: naiveSum(sum) });
    }),
    { numRuns: 300 },
  );
});

test('no fee is below zero or above the price, and no period costs more than the cap', () => {
  const start = fc.record({
    accumulated: fc.integer({ min: 0, max: 900_000 }),
    ownFee: fc.integer({ min: 0, max: 380_000 }),
    freeCardSince: fc.constantFrom(null, '2026-02-01'),
  });
  fc.assert(
    fc.property(start, fc.integer({ min: 1, max: 900_000 }), (known, price) => {
      const { fee, period } = buyOnLadder({ startsOn: '2025-12-01', endsOn: '2026-11-30', ...known }, price, DAY);
      expect(fee).toBeGreaterThanOrEqual(0);
      expect(fee).toBeLessThanOrEqual(price);
      expect(period.ownFee).toBeLessThanOrEqual(380_000);
    }),
  );
});
