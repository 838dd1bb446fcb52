import { expect, test } from 'vitest';
import fc from 'fast-check';

import { multiBuyShares, type MultiBuyDeal, type Pieces } from './multi-buy.js';

const threeForTwo: MultiBuyDeal = { take: 3, payFor: 2 };
const twoFor99: MultiBuyDeal = { take: 2, sum: 9900 };
const pieces = (unitPrice: number, quantity = 1): Pieces => ({ unitPrice, quantity });
const amounts = (lines: readonly Pieces[], deal: MultiBuyDeal) =>
  multiBuyShares(lines, deal).map(({ amount }) => amount);
const off = (lines: readonly Pieces[], deal: MultiBuyDeal) =>
  amounts(lines, deal).reduce((sum, amount) => sum + amount, 0);

test('"ta 3 betala för 2": the cheapest of three costs nothing, also when they are different products', () => {
  expect(amounts([pieces(5000, 3)], threeForTwo)).toEqual([5000]);
  expect(amounts([pieces(2000), pieces(8000), pieces(5000)], threeForTwo)).toEqual([2000, 0, 0]);
  expect(amounts([pieces(2000), pieces(8000)], threeForTwo)).toEqual([0, 0]);
});

test('groups begin with the dearest pieces, so one purchase costs no more than two', () => {
  expect(amounts([pieces(8000, 3), pieces(2000, 3)], threeForTwo)).toEqual([8000, 2000]);
  expect(amounts([pieces(8000, 4), pieces(2000, 2)], threeForTwo)).toEqual([8000, 2000]);
});

test('"2 för 99": two pieces cost the sum, and a pair that costs less is left alone', () => {
  expect(amounts([pieces(6000, 2)], twoFor99)).toEqual([2100]);
  expect(amounts([pieces(6000, 5)], twoFor99)).toEqual([4200]);
  expect(amounts([pieces(4000, 2)], twoFor99)).toEqual([0]);
  expect(multiBuyShares([pieces(8000), pieces(3000), pieces(1000)], twoFor99)).toEqual([
    { amount: 800, pieces: 1 },
    { amount: 300, pieces: 1 },
    { amount: 0, pieces: 0 },
  ]);
});

const line = fc.record({ unitPrice: fc.nat(100_000), quantity: fc.integer({ min: 1, max: 30 }) });
const lines = fc.array(line, { maxLength: 6 });
const deals = fc.oneof(
  fc
    .integer({ min: 2, max: 6 })
    .chain((take) => fc.record({ take: fc.constant(take), payFor: fc.integer({ min: 1, max: take - 1 }) })),
  fc.record({ take: fc.integer({ min: 2, max: 6 }), sum: fc.integer({ min: 1, max: 200_000 }) }),
);

test('no two purchases together cost less than one, and nothing costs less than nothing', () => {
  fc.assert(
    fc.property(lines, lines, deals, (one, two, deal) => {
      expect(off([...one, ...two], deal)).toBeGreaterThanOrEqual(off(one, deal) + off(two, deal));
      for (const [index, { amount, pieces: taken }] of multiBuyShares(one, deal).entries()) {
        const { unitPrice = 0, quantity = 0 } = one[index] ?? {};
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(unitPrice * taken);
        expect(taken).toBeLessThanOrEqual(quantity);
      }
    }),
  );
});

test('each whole group gives its reduction, whatever lines its pieces stand on', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 2, max: 6 }), (bought, take) => {
      const all = bought.flatMap(({ unitPrice, quantity }) => new Array<number>(quantity).fill(unitPrice));
      const sorted = all.sort((a, b) => b - a);
      const free = sorted.filter((_, index) => index % take === take - 1);
      expect(off(bought, { take, payFor: take - 1 })).toBe(free.reduce((sum, price) => sum + price, 0));
    }),
  );
});
