import { expect, test } from 'vitest';

import { halfStars } from './rating.js';

test.each([
  [0, 0],
  [12, 2],
  [23, 5],
  [45, 9],
  [47, 9],
  [48, 10],
  [99, 10],
])('a rating of %d tenths is %d half stars', (tenths, halves) => {
  expect(halfStars(tenths)).toBe(halves);
});
