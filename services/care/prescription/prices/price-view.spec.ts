import { describe, expect, test } from 'vitest';

import type { Prescription } from '../../../../domain/prescription/rules/index.js';
import { aPrescription, article } from '../../../../domain/prescription/rules/spec-prescriptions.js';
import type { Pricing } from './pricing.js';
import { priceViewOf, unsoldBecause } from './price-view.js';

const CHEAP = { ...article, varuId: '100002', name: 'Tyroxin' };
const good = (varuId: string, price: number) =>
  ({ varuId, price, benefitClass: 'medicine', isAvailable: true }) as const;
const pricing = (given: Partial<Pricing> = {}): Pricing => ({
  prices: new Map([
    ['100001', good('100001', 30_000)],
    ['100002', good('100002', 20_000)],
  ]),
  account: {
    isConnected: true,
    period: {
      ...{ startsOn: '2026-01-02', endsOn: '2027-01-01', accumulated: 200_000, ownFee: 200_000, freeCardSince: null },
    },
    transactions: [],
  },
  ...{ age: 40, day: '2026-03-01', ...given },
});
const exchangeable: Prescription = aPrescription({ substitutes: [CHEAP] });

describe('the price on a card (RX-05)', () => {
  test('is that of the cheapest product, and says what the prescribed one would cost', () => {
    expect(priceViewOf(exchangeable, pricing())).toEqual({
      ...{ packages: 1, exchangedFor: 'Tyroxin', withBenefit: 15_000, withoutBenefit: 20_000, kept: 25_000 },
      ...{ mustExchange: false, benefitLater: null },
    });
  });

  test('is that of the prescribed product when no exchange is allowed', () => {
    expect(priceViewOf({ ...exchangeable, mayBeSubstituted: false }, pricing())).toEqual({
      ...{ packages: 1, exchangedFor: null, withBenefit: 22_500, withoutBenefit: 30_000, kept: null },
      ...{ mustExchange: false, benefitLater: null },
    });
  });

  test('counts all packages of a withdrawal, inside the benefit those of 90 days', () => {
    const three = aPrescription({ withdrawals: { packages: 3 } });
    expect(priceViewOf(three, pricing())).toMatchObject({ packages: 3, withBenefit: 67_500, withoutBenefit: 90_000 });
    const long = { lastOn: null, packages: 3, daysSupplied: 135 };
    expect(priceViewOf(aPrescription({ withdrawals: long }), pricing())).toMatchObject({
      ...{ packages: 2, withBenefit: 45_000, withoutBenefit: 60_000 },
    });
    expect(priceViewOf(aPrescription({ withdrawals: long, inBenefit: false }), pricing())).toMatchObject({
      ...{ packages: 3, withBenefit: null, withoutBenefit: 90_000 },
    });
  });

  test('is the whole price until the day of the benefit, and says what it costs from then on', () => {
    const early: Prescription = { ...exchangeable, withdrawals: { ...exchangeable.withdrawals, lastOn: '2026-02-01' } };
    expect(priceViewOf(early, pricing())).toEqual({
      ...{ packages: 1, exchangedFor: 'Tyroxin', withBenefit: null, withoutBenefit: 20_000, kept: 30_000 },
      ...{ mustExchange: false, benefitLater: { from: '2026-04-02', amount: 15_000 } },
    });
  });

  test('is that of the first day on which it can be collected', () => {
    const of = { ...exchangeable, interval: { count: 2, unit: 'month' as const } };
    const later = (daysSupplied: number) => ({
      ...of,
      withdrawals: { ...of.withdrawals, lastOn: '2026-02-01', daysSupplied },
    });
    expect(priceViewOf(later(30), pricing())).toMatchObject({ withBenefit: 15_000, benefitLater: null });
    expect(priceViewOf(later(120), pricing())).toMatchObject({
      ...{ withBenefit: null, benefitLater: { from: '2026-04-22', amount: 15_000 } },
    });
    expect(priceViewOf(aPrescription({ isDose: true }), pricing())).toBeNull();
  });

  test('has no benefit for a person who is not in the database, nor outside the benefit', () => {
    const apart = pricing({ account: { isConnected: false, period: null, transactions: [] } });
    expect(priceViewOf(exchangeable, apart)).toMatchObject({ withBenefit: null, withoutBenefit: 20_000, kept: 30_000 });
    expect(priceViewOf(aPrescription({ inBenefit: false }), pricing())).toMatchObject({ withBenefit: null });
  });

  test('is nothing for a child, and unknown without a price of the month', () => {
    expect(priceViewOf(exchangeable, pricing({ age: 12 }))).toMatchObject({ withBenefit: 0, kept: 10_000 });
    const unpriced = pricing({ prices: new Map() });
    expect(priceViewOf(exchangeable, unpriced)).toBeNull();
    expect(unsoldBecause(exchangeable, unpriced)).toBe('no-price');
    expect(unsoldBecause(exchangeable, pricing())).toBeNull();
  });

  test('is that of the exchange where the prescribed product cannot be had, which is then no choice', () => {
    const gone = { ...good('100001', 15_000), isAvailable: false };
    const prices = new Map([
      ['100001', gone],
      ['100002', good('100002', 20_000)],
    ]);
    expect(priceViewOf(exchangeable, pricing({ prices }))).toEqual({
      ...{ packages: 1, exchangedFor: 'Tyroxin', withBenefit: 15_000, withoutBenefit: 20_000, kept: null },
      ...{ mustExchange: true, benefitLater: null },
    });
    expect(unsoldBecause(exchangeable, pricing({ prices }))).toBeNull();
    const alone = { ...exchangeable, mayBeSubstituted: false };
    expect(priceViewOf(alone, pricing({ prices }))).toBeNull();
    expect(unsoldBecause(alone, pricing({ prices }))).toBe('not-available');
  });
});
