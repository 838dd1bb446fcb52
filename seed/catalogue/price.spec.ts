import { expect, test } from 'vitest';

import { permutation } from './permutation.js';
import { shelfPrice, sizeFactor } from './price.js';

test('prices are set as Swedish shops set them', () => {
  expect([12.3, 24.4, 47, 128, 1183].map(shelfPrice)).toEqual([1250, 2450, 4490, 12900, 119500]);
});

test('a larger pack costs more, and less per piece', () => {
  expect(sizeFactor('1 l', '500 ml')).toBeCloseTo(Math.pow(2, 0.72));
  expect(sizeFactor('3 x 60 ml', '60 ml')).toBeLessThan(3);
});

test('a permutation visits every place once', () => {
  const order = permutation(1000, 5);
  expect(new Set(Array.from({ length: 1000 }, (_, index) => order(index))).size).toBe(1000);
});
