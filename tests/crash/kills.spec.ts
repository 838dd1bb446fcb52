import { expect, test } from 'vitest';

import { countOf, NONE, sharesOf, shuffled } from './kills.js';

test('five hundred kills are 170 of the shop, 170 of the server, 140 of backends and 20 of leaders', () => {
  expect(sharesOf(500)).toEqual({ shop: 170, database: 170, backend: 140, leader: 20 });
  expect(shuffled({ shop: 2, backend: 1 }, () => 0).toSorted()).toEqual(['backend', 'shop', 'shop']);
});

test('a few kills have one of each requested kind, and none of the others', () => {
  expect(sharesOf(4)).toEqual({ shop: 1, database: 1, backend: 1, leader: 1 });
  expect(sharesOf(5, ['leader'])).toEqual({ ...NONE, leader: 5 });
  expect(countOf(sharesOf(480, ['shop', 'database', 'backend']))).toBe(480);
});
