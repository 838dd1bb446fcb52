import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { membership } from '../index.js';
import { earned, issued, lapsed, owedTaken, redeemed, registered, reserved, reversed } from '../spec-events.js';
const given = specify(membership, (actual, expected) => expect(actual).toEqual(expected));

const spent = [registered, issued('c'), reserved('c', 'cart-1'), redeemed('c', 'order-1')];
const giveBack = { type: 'ReturnCheque', chequeId: 'c', orderId: 'order-1', on: '2025-03-20' } as const;
const returned = { type: 'ChequeReturned', data: { chequeId: 'c', orderId: 'order-1' } } as const;

test('a return of the whole order gives the cheque back', () => {
  given(...spent)
    .when(giveBack)
    .then(returned);
});

test('the cheque is given back once', () => {
  given(...spent, returned)
    .when(giveBack)
    .then();
});

test('a cheque that a return has recalled lapses instead, and pays what is owed', () => {
  const lots = [{ lotId: 'lot-a', points: 1000 }];
  const history = [registered, earned('a', 1000, '2025-01-10'), issued('c', { lots })];
  const recalled = reversed('a', 400, { fromBalance: 0, owed: 400, recalled: ['c'] });
  given(...history, reserved('c', 'cart-1'), redeemed('c', 'order-1'), recalled)
    .when(giveBack)
    .then(returned, lapsed('c', lots, '2025-03-20'), owedTaken([{ lotId: 'lot-a', points: 400 }], 0, '2025-03-20'));
});

test('the return of another order gives no cheque back', () => {
  given(...spent)
    .when({ ...giveBack, orderId: 'order-2' })
    .then();
});

test('the cheque can be used again within its old validity', () => {
  given(...spent, returned)
    .when({ type: 'ReserveCheque', chequeId: 'c', cartId: 'cart-2', at: '2025-03-21T10:00:00.000Z' })
    .then({
      type: 'ChequeReserved',
      data: { chequeId: 'c', cartId: 'cart-2', reservedAt: '2025-03-21T10:00:00.000Z' },
    });
});
