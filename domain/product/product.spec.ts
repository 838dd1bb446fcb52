import { describe, expect, test } from 'vitest';

import { specify } from '../kernel/index.js';
import { priceAt, product, rowFaults, type ImportProduct, type Price, type StockCounted } from './index.js';
import { added, cream, priceSet } from './spec-events.js';

const given = specify(product, (actual, expected) => expect(actual).toEqual(expected));

const [march, april, may] = [
  '2026-02-28T23:00:00.000Z',
  '2026-03-31T22:00:00.000Z',
  '2026-04-30T22:00:00.000Z',
] as const;
const ordinary: Price = { price: 10_000, discountPrice: null, memberPrice: null, campaignId: null };
const counted: StockCounted = { type: 'StockCounted', data: { web: 5, pharmacies: { '7350099801044': 2 } } };
const row: ImportProduct = {
  type: 'ImportProduct',
  description: cream,
  price: ordinary,
  stock: counted.data,
  sold: null,
  at: march,
};
const recalled = {
  type: 'ProductWithdrawn',
  data: { reason: 'recall', on: '2026-03-05', notice: 'Gäller batch 12.' },
} as const;
const there = [added, priceSet(march, 10_000), counted] as const;
const setPrice = (from: string, price: Partial<Price>) =>
  ({ type: 'SetPrice', from, price: { ...ordinary, ...price } }) as const;

describe('a row of the catalogue', () => {
  test('adds a product with its price and stock', () => {
    given()
      .when(row)
      .then(...there);
  });

  test('without a change records nothing', () => {
    given(...there)
      .when({ ...row, at: may })
      .then();
    given(...there)
      .when({ ...row, stock: { web: 5, pharmacies: { '7350099801044': 2, '7350099801068': 0 } } })
      .then();
  });

  test('records events only for what changed', () => {
    given(...there)
      .when({ ...row, at: april, price: { ...ordinary, price: 9_000 } })
      .then(priceSet(april, 9_000, { replaces: march }));
    given(...there)
      .when({ ...row, stock: { web: 4, pharmacies: {} } })
      .then({ type: 'StockCounted', data: { web: 4, pharmacies: {} } });
    const description = { ...cream, name: 'Kräm 2' };
    given(...there)
      .when({ ...row, description })
      .then({ type: 'ProductDescribed', data: { description, changed: ['name'] } });
  });

  test('brings a withdrawn product back only where the row says so', () => {
    given(...there, recalled)
      .when({ ...row, at: april })
      .then();
    given(...there, recalled)
      .when({ ...row, at: april, sold: 'yes' })
      .then({ type: 'ProductReturned', data: { on: '2026-04-01' } });
    given(...there)
      .when({ ...row, sold: 'yes' })
      .then();
  });

  test('takes a product out of the range, once, and again where it is recalled as well', () => {
    const gone = { reason: 'discontinued', notice: null } as const;
    const withdrawn = { type: 'ProductWithdrawn', data: { ...gone, on: '2026-04-01' } } as const;
    given(...there)
      .when({ ...row, at: april, sold: gone })
      .then(withdrawn);
    given(...there, withdrawn)
      .when({ ...row, at: may, sold: gone })
      .then();
    const { reason, notice } = recalled.data;
    given(...there, withdrawn)
      .when({ ...row, at: may, sold: { reason, notice } })
      .then({ type: 'ProductWithdrawn', data: { reason, notice, on: '2026-05-01' } });
  });

  test('cannot be a narcotic without a prescription, or new before the product existed', () => {
    given()
      .when({ ...row, description: { ...cream, narcoticsClass: 'V' } })
      .thenRejected({ type: 'NarcoticWithoutPrescription', field: 'narcoticsClass' });
    given()
      .when({ ...row, description: { ...cream, newUntil: '2025-12-31' } })
      .thenRejected({ type: 'NewBeforeAdded', field: 'newUntil' });
  });

  test('is refused for an impossible amount', () => {
    given()
      .when({ ...row, price: { ...ordinary, price: -1 } })
      .thenRejected({ type: 'PriceNotPositive', field: 'price' });
    given()
      .when({ ...row, price: { ...ordinary, price: 0 } })
      .thenRejected({ type: 'PriceNotPositive', field: 'price' });
    for (const price of [10_000, 10_001])
      given()
        .when({ ...row, price: { ...ordinary, discountPrice: price } })
        .thenRejected({ type: 'ReductionNotLower', field: 'discountPrice' });
    given()
      .when({ ...row, price: { ...ordinary, memberPrice: 0 } })
      .thenRejected({ type: 'PriceNotPositive', field: 'memberPrice' });
    given()
      .when({ ...row, stock: { web: -1, pharmacies: {} } })
      .thenRejected({ type: 'StockNegative', field: 'webStock' });
  });

  test('has the VAT of its product type (LAW-08)', () => {
    for (const [type, vatClass] of [
      ['Rx', 'goods'],
      ['Ex', 'prescription'],
      ['Ha', 'medicine-otc'],
    ] as const)
      given()
        .when({ ...row, description: { ...cream, type, vatClass } })
        .thenRejected({ type: 'VatClassOfAnotherType', field: 'vatClass' });
  });

  test('is refused with all its errors at once', () => {
    const description = { ...cream, type: 'Rx' } as const;
    const price = { price: -1, discountPrice: 0, memberPrice: 9_000, campaignId: 'host' };
    expect(rowFaults({ description, price, stock: { web: -1, pharmacies: {} } })).toEqual([
      { type: 'VatClassOfAnotherType', field: 'vatClass' },
      { type: 'PriceNotPositive', field: 'price' },
      { type: 'PriceNotPositive', field: 'discountPrice' },
      { type: 'PrescriptionNotReducible', field: 'memberPrice' },
      { type: 'PrescriptionNotReducible', field: 'campaignId' },
      { type: 'StockNegative', field: 'webStock' },
    ]);
  });

  test('never reduces a prescription item, nor puts it in a campaign (LAW-01)', () => {
    const description = { ...cream, type: 'Rx', vatClass: 'prescription' } as const;
    given()
      .when({ ...row, description, price: { ...ordinary, discountPrice: 9_000 } })
      .thenRejected({ type: 'PrescriptionNotReducible', field: 'discountPrice' });
    given()
      .when({ ...row, description, price: { ...ordinary, memberPrice: 9_000 } })
      .thenRejected({ type: 'PrescriptionNotReducible', field: 'memberPrice' });
    given()
      .when({ ...row, description, price: { ...ordinary, campaignId: 'host' } })
      .thenRejected({ type: 'PrescriptionNotReducible', field: 'campaignId' });
  });
});

describe('a reduction is measured against the lowest price of the 30 days before it (LAW-03)', () => {
  const lowered = priceSet('2026-04-10T00:00:00.000Z', 8_000, { replaces: march });
  const raised = priceSet('2026-04-12T00:00:00.000Z', 10_000, { replaces: '2026-04-10T00:00:00.000Z' });

  test('a low price counts even if it was short', () => {
    given(...there, lowered, raised)
      .when(setPrice(may, { discountPrice: 9_000 }))
      .then(priceSet(may, 10_000, { discountPrice: 9_000, lowestPrice30Days: 8_000, replaces: raised.data.from }));
  });

  test('a low price of longer ago does not count', () => {
    const later = '2026-05-20T22:00:00.000Z';
    given(...there, lowered, raised)
      .when(setPrice(later, { discountPrice: 9_000 }))
      .then(priceSet(later, 10_000, { discountPrice: 9_000, lowestPrice30Days: 10_000, replaces: raised.data.from }));
  });

  test('a deeper reduction keeps its first price, and a smaller one does not', () => {
    const first = priceSet(april, 10_000, { discountPrice: 9_000, lowestPrice30Days: 10_000, replaces: march });
    given(...there, first)
      .when(setPrice(may, { discountPrice: 8_000 }))
      .then(priceSet(may, 10_000, { discountPrice: 8_000, lowestPrice30Days: 10_000, replaces: april }));
    given(...there, first)
      .when(setPrice(may, { discountPrice: 9_500 }))
      .then(priceSet(may, 10_000, { discountPrice: 9_500, lowestPrice30Days: 9_000, replaces: april }));
  });

  test('a member price is measured against earlier member prices', () => {
    given(
      ...there,
      priceSet(april, 10_000, { memberPrice: 7_000, memberLowestPrice30Days: 10_000, replaces: march }),
      priceSet('2026-04-12T00:00:00.000Z', 10_000, { replaces: april }),
    )
      .when(setPrice(may, { memberPrice: 8_000 }))
      .then(
        priceSet(may, 10_000, {
          memberPrice: 8_000,
          memberLowestPrice30Days: 7_000,
          replaces: '2026-04-12T00:00:00.000Z',
        }),
      );
  });
});

test('any past price can be found', () => {
  const steps = [priceSet(march, 10_000), priceSet(april, 9_000), priceSet(may, 11_000)].map(({ data }) => data);
  expect(
    ['2026-02-01T00:00:00.000Z', march, '2026-04-15T00:00:00.000Z', '2027-01-01T00:00:00.000Z'].map(
      (at) => priceAt(steps, at)?.price ?? null,
    ),
  ).toEqual([null, 10_000, 9_000, 11_000]);
});

test('a price cannot be set before the price that it replaces', () => {
  given(...there)
    .when(setPrice('2026-01-01T00:00:00.000Z', { price: 1 }))
    .thenRejected({ type: 'PriceBeforeLast', field: 'from' });
  given().when(setPrice(march, {})).thenRejected({ type: 'ProductUnknown' });
});

test('a cancelled order puts its goods back once, and only what it took', () => {
  const taken = { type: 'StockTaken', data: { movementId: 'm1', quantity: 2, web: 3 } } as const;
  const back = { type: 'StockPutBack', data: { movementId: 'm1', quantity: 2, web: 5 } } as const;
  given(...there, taken)
    .when({ type: 'PutBackStock', movementId: 'm1', quantity: 2 })
    .then(back);
  given(...there, taken, back)
    .when({ type: 'PutBackStock', movementId: 'm1', quantity: 2 })
    .then();
  given(...there)
    .when({ type: 'PutBackStock', movementId: 'm1', quantity: 2 })
    .then();
});

test('a stock count and a withdrawal of a product are recorded once', () => {
  given(...there)
    .when({ type: 'CountStock', web: 9, pharmacies: {} })
    .then({ type: 'StockCounted', data: { web: 9, pharmacies: {} } });
  given(...there)
    .when({ type: 'CountStock', ...counted.data })
    .then();
  const gone = { type: 'ProductWithdrawn', data: { reason: 'discontinued', on: '2026-05-01', notice: null } } as const;
  given(...there)
    .when({ type: 'Withdraw', reason: 'discontinued', on: '2026-05-01', notice: null })
    .then(gone);
  given(...there, gone)
    .when({ type: 'Withdraw', reason: 'discontinued', on: '2026-05-02', notice: null })
    .then();
});

describe('a campaign that is over', () => {
  const reduced = priceSet(april, 10_000, {
    discountPrice: 8_000,
    campaignId: 'vinterhud',
    lowestPrice30Days: 10_000,
    replaces: march,
  });
  const end = { type: 'EndCampaignPrice', campaignId: 'vinterhud', from: may } as const;

  test('ends its reduction too (CAT-07)', () => {
    given(...there, reduced)
      .when(end)
      .then(priceSet(may, 10_000, { replaces: april }));
  });

  test('does not change a price that was set since by another campaign or by none', () => {
    given(...there, reduced)
      .when({ ...end, campaignId: 'sommar' })
      .then();
    given(...there)
      .when(end)
      .then();
    given().when(end).thenRejected({ type: 'ProductUnknown' });
  });
});
