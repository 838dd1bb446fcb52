import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { vatIn } from '../kernel/index.js';
import { paidOf, type BooksDay, type RateSums, type Trade } from './day.js';
import { verificationsOf, type Verification } from './verifications.js';

const ore = fc.integer({ min: 0, max: 50_000_000 });
const place = fc.constantFrom('adyen', 'finance', 'bank', 'customers', 'owed');

/** The VAT is a sum of rounded lines, so it may differ by some öre from the VAT of the sum. */
const ofRate = (rate: number) =>
  fc
    .record({ goods: ore, discounts: ore, cheques: ore, freight: ore, rounding: fc.integer({ min: -40, max: 40 }) })
    .map(({ rounding, ...sums }): RateSums => {
      const vat = rate === 0 ? 0 : vatIn(paidOf({ ...sums, rate, vat: 0 }), rate) + rounding;
      return { ...sums, rate, vat };
    });
const total = (rows: readonly RateSums[], of: (row: RateSums) => number) => rows.reduce((sum, row) => sum + of(row), 0);
/** Each rate's money may be at another place. */
const trades = fc
  .tuple(fc.tuple(...[25, 12, 6, 0].map(ofRate)), fc.array(place, { minLength: 4, maxLength: 4 }))
  .map(([rates, places]): Trade => ({
    rates,
    money: rates.map((row, at) => ({ at: places[at] ?? 'adyen', amount: paidOf(row) })),
  }));
const settlements = fc.record({
  partner: fc.constantFrom('adyen', 'finance'),
  number: fc.integer({ min: 1, max: 900 }),
  booked: ore,
  reported: ore,
  fees: ore,
});
const days: fc.Arbitrary<BooksDay> = fc.record({
  date: fc.constant('2026-05-04'),
  sold: trades,
  refunded: trades,
  moved: fc.array(fc.record({ to: place, from: place, amount: ore })),
  cheques: fc.record({ issued: ore, used: ore, returned: ore, ended: ore }),
  settlements: fc.array(settlements),
  reconciled: fc.constant(null),
});
const NOTHING: BooksDay = {
  date: '2026-05-04',
  sold: { rates: [], money: [] },
  refunded: { rates: [], money: [] },
  moved: [],
  cheques: { issued: 0, used: 0, returned: 0, ended: 0 },
  settlements: [],
  reconciled: null,
};

const on = (verifications: readonly Verification[], ...numbers: string[]) =>
  verifications
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => numbers.includes(account.number))
    .reduce((sum, { amount }) => sum + amount, 0);
const at = ({ money }: Trade, wanted: string) =>
  money.reduce((sum, part) => (part.at === wanted ? sum + part.amount : sum), 0);

describe('The verifications of a day', () => {
  it('balance to the öre, each of them', () => {
    fc.assert(
      fc.property(days, (day) => {
        for (const { postings } of verificationsOf(day)) {
          expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
        }
      }),
    );
  });

  it('have exactly the VAT, the money and the partners’ debts of the day', () => {
    fc.assert(
      fc.property(days, (day) => {
        const all = verificationsOf(day);
        const vat = total(day.refunded.rates, (row) => row.vat) - total(day.sold.rates, (row) => row.vat);
        expect(on(all, '2611', '2621', '2631') - vat).toBe(0);
        const adyen = day.settlements.filter(({ partner }) => partner === 'adyen');
        const moved = day.moved.reduce(
          (sum, { to, from, amount }) => sum + (to === 'adyen' ? amount : 0) - (from === 'adyen' ? amount : 0),
          0,
        );
        const settled = adyen.reduce((sum, { booked }) => sum + booked, 0);
        expect(on(all, '1580') - (at(day.sold, 'adyen') - at(day.refunded, 'adyen') + moved - settled)).toBe(0);
        expect(on(all, '6570') - day.settlements.reduce((sum, { fees }) => sum + fees, 0)).toBe(0);
        const { issued, returned, used, ended } = day.cheques;
        expect(on(all, '2421') + issued + returned - used - ended).toBe(0);
      }),
    );
  });

  it('are none on a day without money', () => {
    expect(verificationsOf(NOTHING)).toEqual([]);
  });

  it('refuse a rate of VAT that the chart does not know, and VAT at 0 percent', () => {
    const day = (rate: number): BooksDay => ({
      ...NOTHING,
      sold: {
        rates: [{ rate, goods: 100, discounts: 0, cheques: 0, freight: 0, vat: 10 }],
        money: [{ at: 'adyen', amount: 100 }],
      },
    });
    expect(() => verificationsOf(day(11))).toThrow('no account for 11 percent VAT');
    expect(() => verificationsOf(day(0))).toThrow('have VAT of 10 öre');
  });
});
