import { describe, expect, test } from 'vitest';

import type { HighCostPeriod } from '../../high-cost-account/ladder/index.js';
import { aPrescription, article, TODAY } from '../rules/spec-prescriptions.js';
import { benefitOfExchange, exchangedCharge, type Charge } from './exchanged-charge.js';

const good = (price: number) => ({ varuId: '100002', price, benefitClass: 'medicine', isAvailable: true }) as const;
const period = (accumulated: number, ownFee = accumulated): HighCostPeriod => ({
  ...{ startsOn: '2026-01-02', endsOn: '2027-01-01', accumulated, ownFee, freeCardSince: null },
});
const ordered: Charge = { onLadder: 18_600, fee: 18_600, amount: 18_600 };
const charge = (price: number, rest: { packages?: number; benefit?: 'R' | 'U'; age?: number } = {}) => {
  const { packages = 1, benefit = 'R', age = 40 } = rest;
  return exchangedCharge(ordered, { good: good(price), packages, benefit }, { age, day: TODAY }, [period(0)]);
};

describe('what a pharmacist dispenses instead of the ordered product (RX-05, RX-06)', () => {
  test('costs its own price, by the ladder or outside of it', () => {
    expect(charge(6_400)).toEqual({ onLadder: 6_400, fee: 6_400, amount: 6_400 });
    expect(charge(6_400, { packages: 2 })).toEqual({ onLadder: 12_800, fee: 12_800, amount: 12_800 });
    expect(charge(6_400, { benefit: 'U' })).toEqual({ onLadder: 0, fee: 0, amount: 6_400 });
    expect(charge(6_400, { age: 9 })).toEqual({ onLadder: 0, fee: 0, amount: 0 });
  });

  test('never costs more than what was ordered, and then counts as that', () => {
    expect(charge(18_601)).toEqual(ordered);
    expect(charge(18_600, { packages: 2 })).toEqual(ordered);
  });

  test('costs what it costs on the account that makes it cheaper', () => {
    const both = (one: number, other: number) =>
      exchangedCharge(ordered, { good: good(6_400), packages: 1, benefit: 'R' }, { age: 40, day: TODAY }, [
        period(one),
        period(other),
      ]).amount;
    expect([both(0, 200_000), both(200_000, 0)]).toEqual([4_800, 4_800]);
  });

  test('is reported at its own price where both are free', () => {
    const free = exchangedCharge(
      { onLadder: 18_600, fee: 0, amount: 0 },
      { good: good(6_400), packages: 1, benefit: 'R' },
      { age: 40, day: TODAY },
      [period(2_000_000, 380_000)],
    );
    expect(free).toEqual({ onLadder: 6_400, fee: 0, amount: 0 });
  });

  test('has the benefit that a product without benefit did not have, where the prescription and the person have it', () => {
    const substitutable = aPrescription({ substitutes: [{ ...article, varuId: '100002' }] });
    const other = { benefit: 'U', exchange: 'other', day: TODAY } as const;
    const account = { isConnected: true, period: null };
    expect(benefitOfExchange(other, substitutable, account)).toBe('R');
    expect(benefitOfExchange(other, substitutable, { ...account, isConnected: false })).toBe('U');
    expect(benefitOfExchange(other, aPrescription({ inBenefit: false }), account)).toBe('U');
    expect(benefitOfExchange({ ...other, exchange: 'exchange-refused' }, substitutable, account)).toBe('U');
  });
});
