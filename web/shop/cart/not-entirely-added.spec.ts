import { expect, test } from 'vitest';

import { basketMarking, basketWith, notEntirelyAdded } from './not-entirely-added.js';

const read = (query: string) => notEntirelyAdded(new URLSearchParams(query));

test('the address of the basket marks a refused product, and is read back', () => {
  expect(basketWith(undefined)).toBe('/shop/basket');
  expect(basketWith('014512')).toBe('/shop/basket?notEntirelyAdded=014512');
  expect(basketMarking([])).toBe('/shop/basket');
  expect(basketMarking(['014512', '023411'])).toBe('/shop/basket?notEntirelyAdded=014512&notEntirelyAdded=023411');
  expect(read('notEntirelyAdded=014512&x=1&notEntirelyAdded=023411&notEntirelyAdded=014512')).toEqual([
    '014512',
    '023411',
  ]);
});

test.each(['', '12345', '1234567', 'abcdef', '<b>12345', '１２３４５６', ' 12345'])('%j marks nothing', (value) => {
  expect(read(`notEntirelyAdded=${encodeURIComponent(value)}`)).toEqual([]);
});

test('an address marks at most as many products as a cart has lines', () => {
  const many = Array.from({ length: 201 }, (_, index) => `notEntirelyAdded=${100_000 + index}`).join('&');
  expect(read(many)).toHaveLength(200);
});
