import fc from 'fast-check';
import { expect, test } from 'vitest';

import { decideBlock, whyPrices, type DecidedPrice } from './index.js';
import { aPrescription } from '../rules/spec-prescriptions.js';

const day = '2026-03-01';
const period = {
  ...{ startsOn: '2026-01-02', endsOn: '2027-01-01', accumulated: 180_000, ownFee: 180_000, freeCardSince: null },
};
const decided: DecidedPrice = {
  ...{ day, exchange: 'prescribed', benefit: 'R', price: 40_000, onLadder: 40_000, fee: 35_000, difference: 0 },
  ...{ amount: 35_000, ruleVersions: ['benefit-class@2024-01-01', 'high-cost-ladder@2025-07-01'] },
  account: { isConnected: true, period },
};

test('a price that crosses a step says what fell on each (RX-05)', () => {
  expect(whyPrices([decided])).toEqual([
    {
      price: decided,
      by: 'ladder',
      ladder: {
        ...{ begins: false, startsOn: '2026-01-02', endsOn: '2027-01-01', sumBefore: 180_000, feeBefore: 180_000 },
        ...{ freeCardSince: null, cap: 380_000, ruleVersion: 'high-cost-ladder@2025-07-01', feeAgain: 35_000 },
        steps: [
          { from: 0, percent: 100, part: 20_000 },
          { from: 200_000, percent: 75, part: 20_000 },
        ],
      },
    },
  ]);
});

test('the second line begins where the first left the ladder, and a line outside of it takes no place', () => {
  const outside: DecidedPrice = { ...decided, benefit: 'U', onLadder: 0, fee: 0, amount: 40_000 };
  const [first, between, last] = whyPrices([decided, outside, { ...decided, fee: 30_000 }]);
  expect([first?.by, between?.by, last?.by]).toEqual(['ladder', 'whole-price', 'ladder']);
  expect(between?.ladder).toBeNull();
  expect(last?.ladder).toMatchObject({ sumBefore: 220_000, feeBefore: 215_000, feeAgain: 30_000 });
});

test.each([
  ['no period', null],
  ['a period that has ended', { ...period, startsOn: '2025-01-01', endsOn: '2025-12-31' }],
])('%s: the purchase begins one', (_what, before) => {
  const [why] = whyPrices([{ ...decided, account: { isConnected: true, period: before } }]);
  expect(why?.ladder).toMatchObject({
    begins: true,
    startsOn: day,
    endsOn: '2027-02-28',
    sumBefore: 0,
    feeAgain: 40_000,
  });
});

test('with a free card no step is taken', () => {
  const free = { ...period, accumulated: 800_000, ownFee: 380_000, freeCardSince: '2026-02-01' };
  const [why] = whyPrices([{ ...decided, fee: 0, amount: 0, account: { isConnected: true, period: free } }]);
  expect(why?.ladder).toMatchObject({ freeCardSince: '2026-02-01', steps: [], feeAgain: 0 });
});

test.each([
  ['free', 0],
  ['fixed', 12_000],
] as const)('a price in the benefit that is not on the ladder is %s', (by, fee) => {
  expect(whyPrices([{ ...decided, onLadder: 0, fee, amount: fee }])).toMatchObject([{ by, ladder: null }]);
});

test('asked again, the rule says what was decided, for every block of lines', () => {
  const wanted = (packages: number) => {
    const prescription = aPrescription({});
    return { prescription, varuId: prescription.article.varuId, packages, refusesExchange: false };
  };
  const given = fc.record({
    packages: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
    price: fc.integer({ min: 1, max: 300_000 }),
    accumulated: fc.option(fc.integer({ min: 0, max: 900_000 }), { nil: null }),
  });
  fc.assert(
    fc.property(given, ({ packages, price, accumulated }) => {
      const of = wanted(1).prescription.article;
      const good = { varuId: of.varuId, price, benefitClass: 'medicine', isAvailable: true } as const;
      const before = accumulated === null ? null : { ...period, accumulated, ownFee: Math.min(accumulated, 200_000) };
      const pricing = {
        prices: new Map([[of.varuId, good]]),
        account: { isConnected: true, period: before },
        age: 40,
        day,
      };
      const prices = decideBlock(packages.map(wanted), pricing).flatMap((each) =>
        each.kind === 'decided' ? [each.price] : [],
      );
      expect(prices).toHaveLength(packages.length);
      for (const { price: of, ladder } of whyPrices(prices)) {
        expect(ladder?.feeAgain).toBe(of.fee);
        const parts = ladder?.steps.reduce((sum, { part }) => sum + part, 0);
        expect(parts).toBe(ladder?.freeCardSince === null ? of.onLadder : 0);
      }
    }),
  );
});
