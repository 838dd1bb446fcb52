import { expect, test } from 'vitest';

import {
  buyable,
  checkDigit,
  comparisonPrice,
  eanOf,
  isEan13,
  monitorable,
  priceFor,
  restricted,
  salesPrice,
  slugOf,
  sortRank,
  UNSENT_FLAGS,
  unsentFlag,
  vatRate,
} from './index.js';

test('food is taxed at 12 percent, at 6 from April 2026 to December 2027, then at 12 again', () => {
  expect(['2026-03-31', '2026-04-01', '2027-12-31', '2028-01-01'].map((date) => vatRate('food', date))).toEqual([
    12, 6, 6, 12,
  ]);
});

test('medicines are taxed at 25 percent over the counter and not at all on prescription', () => {
  expect([
    vatRate('medicine-otc', '2026-11-01'),
    vatRate('prescription', '2026-11-01'),
    vatRate('goods', '2026-11-01'),
  ]).toEqual([25, 0, 25]);
});

test('an EAN contains the article number and the right check digit', () => {
  expect(checkDigit('735005385001')).toBe(9);
  expect(isEan13(eanOf('123456'))).toBe(true);
  expect(isEan13('7350128398164')).toBe(false);
});

test('the comparison price is for a litre, a kilo or a piece', () => {
  expect(comparisonPrice(9900, '200 ml')).toEqual({ price: 49500, unit: 'l' });
  expect(comparisonPrice(29900, '3 x 60 ml')).toEqual({ price: 166111, unit: 'l' });
  expect(comparisonPrice(4990, '20 st')).toEqual({ price: 250, unit: 'st' });
  expect(comparisonPrice(4990, '1 st')).toBeNull();
  expect(comparisonPrice(4990, 'en väska')).toBeNull();
});

test('addresses have only plain letters', () => {
  expect(slugOf('Tårar & gel 5 % – Älgört')).toBe('tarar-och-gel-5-procent-algort');
});

test('the reduced price is the price to pay', () => {
  expect(salesPrice({ price: 9900, discountPrice: 7900 })).toBe(7900);
  expect(salesPrice({ price: 9900, discountPrice: null })).toBe(9900);
});

test.each([
  ['a member offer', { discountPrice: null, memberPrice: 7900 }, 9900, 7900],
  ['a member offer above everyone’s price', { discountPrice: 6900, memberPrice: 7900 }, 6900, 6900],
  ['a reduction for everyone', { discountPrice: 7900, memberPrice: null }, 7900, 7900],
  ['no offer', { discountPrice: null, memberPrice: null }, 9900, 9900],
])(
  'with %s a member never pays more than others, and others get no member price',
  (_offer, reduced, others, members) => {
    expect([
      priceFor({ price: 9900, ...reduced }, { member: false }),
      priceFor({ price: 9900, ...reduced }, { member: true }),
    ]).toEqual([others, members]);
  },
);

test('prescription items and age-limited goods cannot be bought from a card', () => {
  expect(buyable({ type: 'Rx', flags: [] })).toBe(false);
  expect(buyable({ type: 'Ha', flags: ['AgeLimited'] })).toBe(false);
  expect(buyable({ type: 'Ex', flags: ['Paracetamol'] })).toBe(true);
  expect(restricted({ flags: ['Nicotine'] })).toBe(true);
});

test.each(UNSENT_FLAGS)('goods with the flag %s are restricted, not buyable, last in lists and not watched', (flag) => {
  const goods = { type: 'Ha', flags: [flag], webStock: 5, isMonitorable: true } as const;
  expect(unsentFlag(goods)).toBe(flag);
  expect({ restricted: restricted(goods), buyable: buyable(goods) }).toEqual({ restricted: true, buyable: false });
  expect(sortRank(goods)).toBe(2);
  expect(monitorable(goods)).toBe(false);
});

test('goods are watched unless the catalogue says that they are not', () => {
  expect(monitorable({ flags: [], isMonitorable: true })).toBe(true);
  expect(monitorable({ flags: [], isMonitorable: false })).toBe(false);
  expect(unsentFlag({ flags: ['StoredCold', 'AgeLimited'] })).toBeNull();
});
