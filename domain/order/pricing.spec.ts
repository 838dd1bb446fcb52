import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { priceOrder, type PricedItem } from './pricing.js';
import { cream, elvanse, vitamins } from './spec-events.js';

const date = '2026-05-04';
const price = (lines: readonly PricedItem[], cheque = 0, shipping = 0) =>
  priceOrder({
    lines,
    cheque: cheque > 0 ? { chequeId: 'q', amount: cheque } : null,
    delivery: { price: shipping },
    date,
  });

test('a cheque is shared over the goods by their value, to the öre', () => {
  const { lines, totals } = price([cream, vitamins, elvanse], 2000, 4900);
  expect(lines.map(({ discount }) => discount)).toEqual([1583, 417, 0]);
  expect(totals).toEqual({
    goods: 62_403,
    chequeDiscount: 2000,
    shipping: 4900,
    total: 65_303,
    vat: [
      { rate: 25, taxable: 24_580, vat: 6145 },
      { rate: 6, taxable: 7632, vat: 458 },
      { rate: 0, taxable: 26_488, vat: 0 },
    ],
    pointsBasis: 35_903,
  });
});

describe('VAT', () => {
  test('is what the price contains, at the rate of each line', () => {
    expect(
      price([{ ...cream, unitPrice: 12_500, quantity: 1 }, { ...vitamins, unitPrice: 10_600 }, elvanse]).totals.vat,
    ).toEqual([
      { rate: 25, taxable: 10_000, vat: 2500 },
      { rate: 6, taxable: 10_000, vat: 600 },
      { rate: 0, taxable: 24_500, vat: 0 },
    ]);
  });

  test('of the freight follows the goods', () => {
    const half = { ...cream, unitPrice: 10_000, quantity: 1 };
    expect(price([half, { ...vitamins, unitPrice: 10_000 }], 0, 5000).totals.vat).toEqual([
      { rate: 25, taxable: 10_000, vat: 2500 },
      { rate: 6, taxable: 12_500 - 708, vat: 708 },
    ]);
  });

  test('of the freight is the full rate when the goods cost nothing', () => {
    expect(price([{ ...vitamins, unitPrice: 2000 }], 2000, 5000).totals.vat).toEqual([
      { rate: 25, taxable: 4000, vat: 1000 },
      { rate: 6, taxable: 0, vat: 0 },
    ]);
  });
});

const item: fc.Arbitrary<PricedItem> = fc.record({
  varuId: fc.uuid(),
  name: fc.constant('Vara'),
  type: fc.constantFrom('Ha' as const, 'Ex' as const, 'Rx' as const),
  unitPrice: fc.integer({ min: 0, max: 500_000 }),
  vatRate: fc.constantFrom(25, 12, 6, 0),
  flags: fc.constant([]),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const order = fc.tuple(fc.array(item, { minLength: 1, maxLength: 12 }), fc.nat(50_000), fc.nat(20_000));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('for any order', () => {
  test('lines, discount, shipping and VAT sum to what is paid, to the öre', () => {
    fc.assert(
      fc.property(order, ([items, cheque, shipping]) => {
        const { lines, totals } = price(items, cheque, shipping);
        expect(sum(lines.map(({ total }) => total)) + shipping).toBe(totals.total);
        expect(totals.goods - totals.chequeDiscount + totals.shipping).toBe(totals.total);
        expect(sum(totals.vat.map(({ taxable, vat }) => taxable + vat))).toBe(totals.total);
        expect(sum(lines.map(({ discount }) => discount))).toBe(totals.chequeDiscount);
      }),
    );
  });

  test('no line goes below zero, and prescription items carry no discount and earn nothing', () => {
    fc.assert(
      fc.property(order, ([items, cheque, shipping]) => {
        const { lines, totals } = price(items, cheque, shipping);
        for (const { type, discount, total } of lines) {
          expect(total).toBeGreaterThanOrEqual(0);
          expect(type === 'Rx' ? discount : 0).toBe(0);
        }
        expect(totals.chequeDiscount).toBeLessThanOrEqual(cheque);
        expect(totals.pointsBasis).toBe(sum(lines.filter(({ type }) => type !== 'Rx').map(({ total }) => total)));
      }),
    );
  });
});
