import { expect, test } from 'vitest';

import { counted } from './counted.js';

test('the goods of a parcel name each product once, and say how often it occurs', () => {
  expect(counted(['Receptvara', 'Hudkräm', 'Receptvara', 'Receptvara'])).toEqual(['Receptvara (3 st)', 'Hudkräm']);
});
