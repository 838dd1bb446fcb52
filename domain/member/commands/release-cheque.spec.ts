import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { membership } from '../index.js';
import { earned, issued, lapsed, owedTaken, redeemed, registered, reserved, reversed } from '../spec-events.js';
const given = specify(membership, (actual, expected) => expect(actual).toEqual(expected));

const release = {
  type: 'ReleaseCheque',
  chequeId: 'c',
  cartId: 'cart-1',
  reason: 'payment refused',
  on: '2025-03-20',
} as const;

test('the cart that holds the cheque releases it', () => {
  given(registered, issued('c'), reserved('c', 'cart-1'))
    .when(release)
    .then({ type: 'ChequeReleased', data: { chequeId: 'c', cartId: 'cart-1', reason: 'payment refused' } });
});

test('a late or repeated release changes nothing', () => {
  given(registered, issued('c')).when(release).then();
  given(registered, issued('c'), reserved('c', 'cart-2')).when(release).then();
  given(registered, issued('c'), reserved('c', 'cart-1'), redeemed('c', 'order-1')).when(release).then();
});

test('a released cheque that was recalled lapses, pays what is owed, and gives the rest back as points', () => {
  const lots = [
    { lotId: 'lot-a', points: 600 },
    { lotId: 'lot-b', points: 400 },
  ];
  const recalled = reversed('a', 600, { fromBalance: 0, owed: 600, recalled: ['c'] });
  const history = [registered, earned('a', 600, '2025-01-10'), earned('b', 400, '2025-01-20'), issued('c', { lots })];
  given(...history, reserved('c', 'cart-1'), recalled)
    .when(release)
    .then(
      { type: 'ChequeReleased', data: { chequeId: 'c', cartId: 'cart-1', reason: 'payment refused' } },
      lapsed('c', lots, '2025-03-20'),
      owedTaken([{ lotId: 'lot-a', points: 600 }], 0, '2025-03-20'),
    );
});

test('an unknown cheque cannot be released', () => {
  given(registered).when(release).thenRejected({ type: 'ChequeUnknown', field: 'chequeId', chequeId: 'c' });
});
