import { describe, expect, test } from 'vitest';
import fc from 'fast-check';

import { price, type Goods, type SpentCheque } from './price.js';

const on = '2026-05-04';
const cream: Goods = { type: 'Ha', unitPrice: 10_001, vatClass: 'goods', quantity: 3 };
const vitamins: Goods = { type: 'Ha', unitPrice: 7900, vatClass: 'food', quantity: 1 };
const elvanse: Goods = { type: 'Rx', unitPrice: 24_500, vatClass: 'prescription', quantity: 1 };
const chequeOf = (amount: number): SpentCheque | null => (amount > 0 ? { chequeId: 'q', amount } : null);
const priced = (lines: readonly Goods[], cheque = 0, shipping = 0) =>
  price({ lines, cheque: chequeOf(cheque), shipping, on });
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('a cheque is shared over the goods by their value, to the öre', () => {
  const { lines, totals } = priced([cream, vitamins, elvanse], 2000, 4900);
  expect(lines.map(({ discounts }) => discounts)).toEqual([
    [{ kind: 'cheque', code: 'q', amount: 1583 }],
    [{ kind: 'cheque', code: 'q', amount: 417 }],
    [],
  ]);
  expect(totals).toEqual({
    regular: 62_403,
    campaignDiscount: 0,
    goods: 62_403,
    couponDiscount: 0,
    chequeDiscount: 2000,
    shipping: 4900,
    total: 65_303,
    prescriptionTotal: 24_500,
    withoutPrescriptionTotal: 40_803,
    vat: [
      { rate: 25, taxable: 24_580, vat: 6145 },
      { rate: 6, taxable: 7632, vat: 458 },
      { rate: 0, taxable: 26_488, vat: 0 },
    ],
    pointsBasis: 35_903,
  });
});

test('each discount stands on its line with its kind, its code and its share of the whole line', () => {
  const reductions = [
    { kind: 'campaign', code: 'var-2026', amount: 1000 },
    { kind: 'member-price', code: 'var-2026', amount: 500 },
  ] as const;
  const { lines, totals } = priced([{ ...cream, unitPrice: 8500, reductions }], 2500);
  expect(lines).toMatchObject([
    {
      regularPrice: 10_000,
      unitPrice: 8500,
      discounts: [
        { kind: 'campaign', code: 'var-2026', amount: 3000 },
        { kind: 'member-price', code: 'var-2026', amount: 1500 },
        { kind: 'cheque', code: 'q', amount: 2500 },
      ],
      total: 23_000,
    },
  ]);
  expect(totals).toMatchObject({ regular: 30_000, campaignDiscount: 4500, goods: 25_500, chequeDiscount: 2500 });
});

describe('VAT', () => {
  test('is what the price contains, at the rate of each line', () => {
    const lines = [{ ...cream, unitPrice: 12_500, quantity: 1 }, { ...vitamins, unitPrice: 10_600 }, elvanse];
    expect(priced(lines).totals.vat).toEqual([
      { rate: 25, taxable: 10_000, vat: 2500 },
      { rate: 6, taxable: 10_000, vat: 600 },
      { rate: 0, taxable: 24_500, vat: 0 },
    ]);
  });

  test.each([
    ['2026-03-31', 12],
    ['2026-04-01', 6],
    ['2027-12-31', 6],
    ['2028-01-01', 12],
  ])('is that of the day of the order: food on %s pays %i %%', (day, rate) => {
    const { lines, totals } = price({ lines: [vitamins], cheque: null, shipping: 0, on: day });
    expect([lines[0]?.vatRate, totals.vat.map((row) => row.rate)]).toEqual([rate, [rate]]);
  });

  test('of the freight follows the goods', () => {
    const half = { ...cream, unitPrice: 10_000, quantity: 1 };
    expect(priced([half, { ...vitamins, unitPrice: 10_000 }], 0, 5000).totals.vat).toEqual([
      { rate: 25, taxable: 10_000, vat: 2500 },
      { rate: 6, taxable: 12_500 - 708, vat: 708 },
    ]);
  });

  test('of the freight is the full rate when the goods cost nothing', () => {
    expect(priced([{ ...vitamins, unitPrice: 2000 }], 2000, 5000).totals.vat).toEqual([
      { rate: 25, taxable: 4000, vat: 1000 },
      { rate: 6, taxable: 0, vat: 0 },
    ]);
  });
});

const item: fc.Arbitrary<Goods> = fc.record({
  type: fc.constantFrom('Ha' as const, 'Ex' as const, 'Rx' as const),
  unitPrice: fc.integer({ min: 0, max: 500_000 }),
  reductions: fc.array(
    fc.record({
      kind: fc.constantFrom('campaign' as const, 'member-price' as const),
      code: fc.constantFrom('var-2026', null),
      amount: fc.nat(50_000),
    }),
    { maxLength: 2 },
  ),
  vatClass: fc.constantFrom('goods' as const, 'food' as const, 'medicine-otc' as const, 'prescription' as const),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const purchase = fc.tuple(fc.array(item, { minLength: 1, maxLength: 12 }), fc.nat(50_000), fc.nat(20_000));

describe('for any purchase', () => {
  test('lines, discounts, freight, VAT and both parts sum to what is paid, to the öre', () => {
    fc.assert(
      fc.property(purchase, ([items, cheque, shipping]) => {
        const { lines, totals } = priced(items, cheque, shipping);
        const { regular, campaignDiscount, couponDiscount, chequeDiscount, total } = totals;
        expect(regular - campaignDiscount - couponDiscount - chequeDiscount + shipping).toBe(total);
        expect(sum(lines.map((line) => line.total)) + shipping).toBe(total);
        expect(sum(totals.vat.map(({ taxable, vat }) => taxable + vat))).toBe(total);
        expect(totals.prescriptionTotal + totals.withoutPrescriptionTotal).toBe(total);
        for (const { regularPrice, quantity, discounts, total: paid } of lines)
          expect(regularPrice * quantity - sum(discounts.map(({ amount }) => amount))).toBe(paid);
      }),
    );
  });

  test('no line goes below zero, and a cheque leaves prescription items alone, which earn nothing', () => {
    fc.assert(
      fc.property(purchase, ([items, cheque, shipping]) => {
        const { lines, totals } = priced(items, cheque, shipping);
        for (const { type, discounts, total } of lines) {
          expect(total).toBeGreaterThanOrEqual(0);
          if (type === 'Rx') expect(discounts.map(({ kind }) => kind)).not.toContain('cheque');
        }
        expect(totals.chequeDiscount).toBeLessThanOrEqual(cheque);
        expect(totals.pointsBasis).toBe(sum(lines.filter(({ type }) => type !== 'Rx').map((line) => line.total)));
      }),
    );
  });
});
