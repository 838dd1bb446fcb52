import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { feeOfSum, ladderOn, type HighCostPeriod } from '../../high-cost-account/ladder/index.js';
import { aPrescription, TODAY } from '../rules/spec-prescriptions.js';
import { decideBlock, type BlockPricing, type WantedWithdrawal } from './block.js';

const PERIOD: HighCostPeriod = {
  ...{ startsOn: '2025-09-01', endsOn: '2026-08-31', accumulated: 0, ownFee: 0, freeCardSince: null },
};
const numbers = ['100001', '100002', '100003', '100004'];
const pricing = (prices: readonly number[], period: HighCostPeriod | null = PERIOD): BlockPricing => ({
  prices: new Map(
    numbers.map((varuId, at) => [
      varuId,
      { varuId, price: prices[at] ?? 10_000, benefitClass: 'medicine', isAvailable: true },
    ]),
  ),
  account: { isConnected: true, period },
  ...{ age: 40, day: TODAY },
});
const wanted = (varuId: string, packages = 1): WantedWithdrawal => ({
  prescription: aPrescription({
    ...{ ordinationId: varuId, mayBeSubstituted: false, substitutes: [] },
    article: { ...aPrescription().article, varuId },
    withdrawals: { lastOn: null, daysSupplied: null, packages: 9 },
  }),
  ...{ varuId, packages, refusesExchange: false },
});

describe('the withdrawals of one person (RX-05)', () => {
  test('cost together what the ladder takes of their sum, in whatever order and however they are split', () => {
    const price = fc.integer({ min: 1, max: 120_000 });
    const packages = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(
        fc.tuple(price, price, price, price),
        fc.array(fc.tuple(fc.constantFrom(...numbers), packages), { minLength: 1, maxLength: 6 }),
        (prices, chosen) => {
          const decided = decideBlock(
            chosen.map(([varuId, count]) => wanted(varuId, count)),
            pricing(prices),
          );
          const sum = decided.reduce((all, each) => all + (each.kind === 'decided' ? each.price.onLadder : 0), 0);
          const fees = decided.reduce((all, each) => all + (each.kind === 'decided' ? each.price.fee : 0), 0);
          expect(decided.every(({ kind }) => kind === 'decided')).toBe(true);
          expect(fees).toBe(feeOfSum(sum, ladderOn(PERIOD.startsOn, TODAY)));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('that cannot be collected take no place on the ladder', () => {
    const dose = { ...wanted('100002'), prescription: aPrescription({ isDose: true }) };
    const [first, refused, last] = decideBlock([wanted('100001'), dose, wanted('100003')], pricing([]));
    const both = decideBlock([wanted('100001'), wanted('100003')], pricing([]));
    expect(refused).toEqual({ kind: 'not-collectable', refusal: { reason: 'dose' } });
    expect([first, last]).toEqual(both);
  });

  test('have no benefit for a person outside the database, and keep the account as it was', () => {
    const apart = { ...pricing([]), account: { isConnected: false, period: null } };
    const [one] = decideBlock([wanted('100001')], apart);
    expect(one).toMatchObject({ price: { benefit: 'U', amount: 10_000, fee: 0, account: apart.account } });
  });

  test('are free for a child, of whom no account is asked', () => {
    const [one] = decideBlock([wanted('100001')], { ...pricing([]), account: null, age: 9 });
    expect(one).toMatchObject({ price: { benefit: 'R', amount: 0, onLadder: 0, account: null } });
  });
});
