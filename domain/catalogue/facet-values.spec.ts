import { expect, test } from 'vitest';

import { ratingRange, stockOf } from './facet-values.js';

test.each([
  [50, '4.5-5'],
  [43, '4.5-5'],
  [42, '3.5-4'],
  [33, '3.5-4'],
  [25, '2.5-3'],
  [22, '0-2'],
  [0, '0-2'],
])('a rating of %i tenths belongs to the range of the stars on its card: %s', (ratingTenths, range) => {
  expect(ratingRange({ ratingTenths, ratingCount: 3 })).toBe(range);
});

test('a product without ratings is in no range', () => {
  expect(ratingRange({ ratingTenths: null, ratingCount: 0 })).toBeNull();
  expect(ratingRange({ ratingTenths: 45, ratingCount: 0 })).toBeNull();
});

test('a product in the web stock counts there, also when pharmacies have it too', () => {
  expect(stockOf({ webStock: 3, inStores: true })).toBe('web');
  expect(stockOf({ webStock: 0, inStores: true })).toBe('pharmacy');
  expect(stockOf({ webStock: 0, inStores: false })).toBe('none');
});
