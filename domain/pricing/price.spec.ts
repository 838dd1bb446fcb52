import { describe, expect, test } from 'vitest';
import fc from 'fast-check';

import { DISCOUNT_KINDS, discountFacts, regularTotal, salesTotal } from './discount.js';
import type { GoodsSet } from './goods-set.js';
import type { MultiBuy } from './multi-buy.js';
import { price, sums } from './price.js';
import type { Goods, Off, Purchase, SpentCheque } from './purchase.js';

const on = '2026-05-04';
const cream: Goods = { varuId: '772201', type: 'Ha', unitPrice: 10_001, vatClass: 'goods', quantity: 3 };
const vitamins: Goods = { varuId: '330011', type: 'Ha', unitPrice: 7900, vatClass: 'food', quantity: 1 };
const elvanse: Goods = { varuId: '555001', type: 'Rx', unitPrice: 24_500, vatClass: 'prescription', quantity: 1 };
const chequeOf = (amount: number): SpentCheque | null => (amount > 0 ? { chequeId: 'q', amount } : null);
const priced = (lines: readonly Goods[], cheque = 0, shipping = 0) =>
  price({ lines, cheque: chequeOf(cheque), shipping, on });
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('a cheque is shared over the goods by their value, to the öre', () => {
  const { lines, totals } = priced([cream, vitamins, elvanse], 2000, 4900);
  expect(lines.map(({ discounts }) => discounts)).toEqual([
    [{ kind: 'cheque', code: 'q', name: null, amount: 1583, quantity: 3 }],
    [{ kind: 'cheque', code: 'q', name: null, amount: 417, quantity: 1 }],
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
    { kind: 'campaign', code: 'var-2026', name: 'Vår', amount: 1000 },
    { kind: 'member-price', code: 'var-2026', amount: 500 },
  ] as const;
  const { lines, totals } = priced([{ ...cream, unitPrice: 8500, reductions }], 2500);
  expect(lines).toMatchObject([
    {
      regularPrice: 10_000,
      unitPrice: 8500,
      discounts: [
        { kind: 'campaign', code: 'var-2026', name: 'Vår', amount: 3000, quantity: 3 },
        { kind: 'member-price', code: 'var-2026', name: null, amount: 1500, quantity: 3 },
        { kind: 'cheque', code: 'q', name: null, amount: 2500, quantity: 3 },
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

describe('a coupon', () => {
  const coupon = { code: 'SOMMAR', name: 'Sommar', off: { percent: 10 }, goods: null };
  const totals = (lines: readonly Goods[], with_: Partial<typeof coupon | { goods: GoodsSet; off: Off }> = {}) =>
    price({ lines, coupon: { ...coupon, ...with_ }, cheque: chequeOf(2000), shipping: 0, on }).totals;

  test('takes its part of what earlier discounts left, before the cheque, and nothing of prescription items', () => {
    const reductions = [{ kind: 'campaign', code: null, amount: 1000 }] as const;
    const line = { ...vitamins, unitPrice: 9000, reductions };
    expect(totals([line, elvanse])).toMatchObject({
      regular: 34_500,
      campaignDiscount: 1000,
      goods: 33_500,
      couponDiscount: 900,
      chequeDiscount: 2000,
      total: 30_600,
    });
  });

  test('is for its products and categories alone', () => {
    const face = { ...cream, categoryPath: 'hudvard/ansikte' };
    const goods = { varuIds: [], categories: ['hudvard'] };
    expect(totals([face, vitamins], { goods })).toMatchObject({ couponDiscount: 3000 });
    expect(totals([{ ...face, categoryPath: 'hudvardande' }], { goods })).toMatchObject({ couponDiscount: 0 });
    expect(totals([face, vitamins], { goods: { varuIds: ['330011'], categories: [] } })).toMatchObject({
      couponDiscount: 790,
    });
  });

  test('of a sum takes no more than there is', () => {
    expect(totals([vitamins], { off: { amount: 10_000 } })).toMatchObject({
      couponDiscount: 7900,
      chequeDiscount: 0,
      total: 0,
    });
  });
});

test('a member price and a multi-buy together: each piece costs the lower of the two', () => {
  const multiBuy = { code: 'tva', name: '2 för 99', deal: { take: 2, sum: 9900 } };
  const member = (off: number) => [{ kind: 'member-price' as const, code: null, amount: off }];
  const two = (off: number): Goods => ({
    ...vitamins,
    quantity: 2,
    unitPrice: 6000 - off,
    multiBuy,
    reductions: member(off),
  });
  expect(price({ lines: [two(500)], cheque: null, shipping: 0, on }).totals.total).toBe(9900);
  expect(price({ lines: [two(2000)], cheque: null, shipping: 0, on }).totals.total).toBe(8000);
});

test('a gift costs nothing, and no other discount is used up by it', () => {
  const reductions = [{ kind: 'gift', code: 'GAVA', amount: 5000 }] as const;
  const gift = { ...vitamins, unitPrice: 0, reductions };
  const coupon = { code: 'TIO', name: 'Tio', off: { amount: 1000 }, goods: null };
  const { lines, totals } = price({ lines: [vitamins, gift], coupon, cheque: null, shipping: 0, on });
  expect(lines[1]).toMatchObject({ regularPrice: 5000, discounts: [{ kind: 'gift', amount: 5000 }], total: 0 });
  expect(totals).toMatchObject({ campaignDiscount: 5000, couponDiscount: 1000, total: 6900 });
});

test('a discount has the fields of the seed: member discount, coupon code, cheque and personal offer', () => {
  const facts = DISCOUNT_KINDS.map((kind) =>
    discountFacts({ kind, code: 'KOD', name: 'Namn', amount: 100, quantity: 1 }),
  );
  expect(facts.map((fact) => fact.isMemberDiscount)).toEqual([0, 0, 1, 1, 0, 0, 0, 0].map(Boolean));
  expect(facts.flatMap(({ couponCode }) => couponCode ?? [])).toEqual(['KOD']);
  expect(facts.filter(({ isBonusCheck }) => isBonusCheck)).toHaveLength(1);
  expect(facts.map(({ personalizedOfferId }) => personalizedOfferId).indexOf('KOD')).toBe(4);
});

const code = fc.constantFrom('var-2026', null);
const reductions = fc
  .record({ campaign: fc.nat(50_000), member: fc.nat(50_000), code })
  .map(({ campaign, member, code: of }) => [
    { kind: 'campaign' as const, code: of, amount: campaign },
    { kind: 'member-price' as const, code: of, amount: member },
  ]);
const deal = fc.constantFrom({ take: 3, payFor: 2 }, { take: 2, sum: 9900 }, { take: 4, payFor: 1 });
const multiBuy = fc.record({ code: fc.constant('tva'), name: fc.constant(null), deal });
const item = (of: MultiBuy): fc.Arbitrary<Goods> =>
  fc.record(
    {
      varuId: fc.constantFrom('100001', '100002', '100003'),
      type: fc.constantFrom('Ha' as const, 'Ex' as const, 'Rx' as const),
      unitPrice: fc.integer({ min: 0, max: 500_000 }),
      reductions,
      multiBuy: fc.constant(of),
      vatClass: fc.constantFrom('goods' as const, 'food' as const, 'medicine-otc' as const, 'prescription' as const),
      quantity: fc.integer({ min: 1, max: 99 }),
      categoryPath: fc.constantFrom('hudvard/ansikte', 'har', null),
    },
    { requiredKeys: ['varuId', 'type', 'unitPrice', 'vatClass', 'quantity'] },
  );
const off = fc.oneof(fc.record({ percent: fc.integer({ min: 1, max: 100 }) }), fc.record({ amount: fc.nat(500_000) }));
const goods = fc.constantFrom(null, { varuIds: ['100001'], categories: ['hudvard'] });
const offer = fc.record({ code: fc.constant('ERBJ'), name: fc.constant('Namn'), off, goods });
const kind = fc.constantFrom('member-offer' as const, 'personal-offer' as const);
const purchase: fc.Arbitrary<Purchase<Goods>> = multiBuy.chain((of) =>
  fc.record({
    lines: fc.array(item(of), { minLength: 1, maxLength: 12 }),
    offers: fc.array(
      fc.tuple(offer, kind).map(([one, as]) => ({ ...one, kind: as })),
      { maxLength: 3 },
    ),
    coupon: fc.option(offer),
    cheque: fc.nat(50_000).map(chequeOf),
    shipping: fc.nat(20_000),
    on: fc.constant(on),
  }),
);

describe('for any purchase with any discounts', () => {
  const RUNS = { numRuns: 2_000 };

  test('lines, discounts, freight, VAT and both parts sum to what is paid, to the öre', () => {
    fc.assert(
      fc.property(purchase, (bought) => {
        const { lines, totals } = price(bought);
        const { regular, campaignDiscount, couponDiscount, chequeDiscount, shipping, total } = totals;
        expect(regular - campaignDiscount - couponDiscount - chequeDiscount + shipping).toBe(total);
        expect(sum(lines.map((line) => line.total)) + shipping).toBe(total);
        expect(sum(totals.vat.map(({ taxable, vat }) => taxable + vat))).toBe(total);
        expect(totals.prescriptionTotal + totals.withoutPrescriptionTotal).toBe(total);
        for (const line of lines)
          expect(regularTotal(line) - sum(line.discounts.map(({ amount }) => amount))).toBe(line.total);
        expect(sum(lines.map(salesTotal))).toBe(totals.goods);
        expect(totals).toMatchObject(sums(bought));
      }),
      RUNS,
    );
  });

  test('nothing goes below zero, and each discount stands in its place with whole öre', () => {
    fc.assert(
      fc.property(purchase, (bought) => {
        const { lines, totals } = price(bought);
        for (const { discounts, total, quantity } of lines) {
          expect(total).toBeGreaterThanOrEqual(0);
          expect(discounts.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)).toBe(true);
          expect(discounts.every((each) => each.quantity >= 1 && each.quantity <= quantity)).toBe(true);
          const places = discounts.map((each) => DISCOUNT_KINDS.indexOf(each.kind));
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }
        expect(totals.chequeDiscount).toBeLessThanOrEqual(bought.cheque?.amount ?? 0);
      }),
      RUNS,
    );
  });

  test('prescription items have no discount and earn nothing (LAW-01, CLB-02)', () => {
    fc.assert(
      fc.property(purchase, (bought) => {
        const { lines, totals } = price(bought);
        for (const line of lines.filter(({ type }) => type === 'Rx')) {
          expect(line.discounts).toEqual([]);
          expect(line.total).toBe(line.unitPrice * line.quantity);
        }
        expect(totals.pointsBasis).toBe(sum(lines.filter(({ type }) => type !== 'Rx').map((line) => line.total)));
      }),
      RUNS,
    );
  });

  test('a member pays no more than another buyer', () => {
    fc.assert(
      fc.property(purchase, (bought) => {
        const everyone = bought.lines.map((line) => {
          const [campaign, member] = line.reductions ?? [];
          return campaign && member
            ? { ...line, unitPrice: line.unitPrice + member.amount, reductions: [campaign] }
            : line;
        });
        fc.pre(bought.lines.every(({ type }) => type !== 'Rx'));
        const alone = { offers: [], coupon: null, cheque: null };
        expect(price({ ...bought, ...alone }).totals.total).toBeLessThanOrEqual(
          price({ ...bought, ...alone, lines: everyone }).totals.total,
        );
      }),
      RUNS,
    );
  });
});
