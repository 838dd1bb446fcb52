import { expect, test } from 'vitest';

import { goodsText } from './goods-text.js';

const lines = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({
    varuId: `${nth}`,
    name: `Vara ${nth + 1}`,
    quantity: nth === 1 ? 2 : 1,
  }));

test('up to three goods are named', () => {
  expect(goodsText(lines(1))).toBe('Vara 1');
  expect(goodsText(lines(3))).toBe('Vara 1, 2 × Vara 2, Vara 3');
});

test('of fourteen goods three are named and eleven counted', () => {
  expect(goodsText(lines(14))).toBe('Vara 1, 2 × Vara 2, Vara 3 och 11 till');
});
