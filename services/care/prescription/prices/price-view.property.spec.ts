import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays } from '../../../../domain/kernel/index.js';
import { decideBlock } from '../../../../domain/prescription/price/index.js';
import { collectableOn, type Prescription } from '../../../../domain/prescription/rules/index.js';
import { aPrescription, article, TODAY } from '../../../../domain/prescription/rules/spec-prescriptions.js';
import type { Pricing } from './pricing.js';
import { priceViewOf, unsoldBecause } from './price-view.js';

const CHEAP = { ...article, varuId: '100002', name: 'Tyroxin' };
const day = (from: number, to: number) => fc.integer({ min: from, max: to }).map((days) => addDays(TODAY, days));

const prescriptions: fc.Arbitrary<Prescription> = fc
  .record({
    lastOn: fc.option(day(-200, 0)),
    daysSupplied: fc.option(fc.integer({ min: 1, max: 300 })),
    packages: fc.integer({ min: 1, max: 6 }),
    interval: fc.option(fc.record({ count: fc.integer({ min: 1, max: 90 }), unit: fc.constant('day' as const) })),
    inBenefit: fc.boolean(),
    mayBeSubstituted: fc.boolean(),
    kind: fc.constantFrom('human' as const, 'animal' as const),
  })
  .map(({ lastOn, daysSupplied, packages, ...given }) =>
    aPrescription({ ...given, withdrawals: { lastOn, daysSupplied, packages }, substitutes: [CHEAP] }),
  );

const good = fc.record({
  price: fc.integer({ min: 1, max: 90_000 }),
  benefitClass: fc.constantFrom('medicine' as const, 'contraceptive' as const, 'insulin' as const, 'none' as const),
  isAvailable: fc.boolean(),
});
const pricings: fc.Arbitrary<Pricing> = fc
  .record({
    ...{ one: good, other: good, age: fc.integer({ min: 0, max: 90 }), today: day(0, 60) },
    ...{ isConnected: fc.boolean(), accumulated: fc.integer({ min: 0, max: 700_000 }) },
  })
  .map(({ one, other, age, today, isConnected, accumulated }) => ({
    prices: new Map([
      ['100001', { varuId: '100001', ...one }],
      ['100002', { varuId: '100002', ...other }],
    ]),
    account: {
      isConnected,
      period: { startsOn: '2026-01-02', endsOn: '2027-01-01', accumulated, ownFee: 0, freeCardSince: null },
      transactions: [],
    },
    ...{ age, day: today },
  }));

test('the price on the card is the price of the row in the cart, on every day of every prescription (RX-05)', () => {
  const seen = { collectable: 0, withoutBenefit: 0, kept: 0, fewer: 0, gone: 0, mustExchange: 0 };
  fc.assert(
    fc.property(prescriptions, pricings, (prescription, pricing) => {
      const view = priceViewOf(prescription, pricing);
      if (!collectableOn(prescription, pricing.day).collectable) return;
      const decide = (varuId: string, refusesExchange: boolean) =>
        decideBlock([{ prescription, varuId, packages: view?.packages ?? 1, refusesExchange }], pricing)[0];
      if (unsoldBecause(prescription, pricing)) {
        expect(view).toBeNull();
        expect(decide('100001', false)).toEqual({ kind: 'not-sold', refusal: 'not-available' });
        seen.gone += 1;
        return;
      }
      const row = (varuId: string, refusesExchange: boolean) => {
        const decided = decide(varuId, refusesExchange);
        if (decided?.kind !== 'decided') throw new Error(`${varuId} cannot be put into the cart`);
        expect(view?.packages).toBeLessThanOrEqual(decided.mostPackages);
        return decided.price.amount;
      };
      expect(view?.withBenefit ?? view?.withoutBenefit).toBe(row(view?.exchangedFor ? '100002' : '100001', false));
      if (view?.mustExchange) seen.mustExchange += 1;
      else if (view?.exchangedFor) expect(view.kept).toBe(row('100001', true));
      seen.collectable += 1;
      if (view?.withBenefit === null && prescription.inBenefit) seen.withoutBenefit += 1;
      if (view?.kept !== null) seen.kept += 1;
      if ((view?.packages ?? 0) < prescription.withdrawals.packages) seen.fewer += 1;
    }),
    { numRuns: 4_000, seed: 20_260_504 },
  );
  // Each case occurs, so that the test can fail.
  expect(Object.entries(seen).filter(([, count]) => count <= 20)).toEqual([]);
});
