import { expect, test } from 'vitest';

import { oneOfEach } from './one-of-each.js';

test('of several sizes of a product the first is shown, and the order is kept', () => {
  const products = [
    { varuId: '1', family: 'a' },
    { varuId: '2', family: 'b' },
    { varuId: '3', family: 'a' },
    { varuId: '4', family: 'c' },
  ];
  expect(oneOfEach(products).map(({ varuId }) => varuId)).toEqual(['1', '2', '4']);
});
