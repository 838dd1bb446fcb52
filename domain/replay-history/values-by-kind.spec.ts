import { expect, test } from 'vitest';

import { openHistory } from './history.js';
import { snapshot, snapshotAt } from './snapshot.js';
import { purchase } from './spec-history.js';
import { valuesByKind } from './values-by-kind.js';

const history = openHistory(purchase().events);
const paying = snapshotAt(history, '2025-03-01T10:06:00.500Z');
const paths = (kind: string) =>
  valuesByKind(paying)
    .find((one) => one.kind === kind)
    ?.values.map(({ path, value }) => [path, value]);

test('each kind shows the values of its slice, and a payment is shown with its order', () => {
  expect(valuesByKind(paying).map(({ kind }) => kind)).toEqual(['cart', 'member', 'order', 'payment']);
  expect(paths('cart')).toEqual([
    ['carts/cart-1', 'frozen'],
    ['carts/cart-1/lines/100', 2],
    ['carts/cart-1/cheque', null],
    ['carts/cart-1/total', 9_800],
  ]);
  expect(paths('payment')).toEqual([
    ['orders/1/payment', 'authorised'],
    ['orders/1/capture', null],
    ['orders/1/refunded', null],
  ]);
});

test('kinds with their own card can be left out, and before the first event there is nothing', () => {
  expect(valuesByKind(paying, ['cart', 'member', 'order']).map(({ kind }) => kind)).toEqual(['payment']);
  expect(valuesByKind(snapshot(history.at(0)))).toEqual([]);
});
