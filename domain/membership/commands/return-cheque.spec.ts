import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { membership } from '../index.js';
import { issued, redeemed, registered, reserved } from '../spec-events.js';
const given = specify(membership, (actual, expected) => expect(actual).toEqual(expected));

const spent = [registered, issued('c'), reserved('c', 'cart-1'), redeemed('c', 'order-1')];
const giveBack = { type: 'ReturnCheque', chequeId: 'c', orderId: 'order-1', on: '2025-03-20' } as const;
const returned = { type: 'ChequeReturned', data: { chequeId: 'c', orderId: 'order-1' } } as const;

test('a whole order that comes back gives its cheque back', () => {
  given(...spent)
    .when(giveBack)
    .then(returned);
});

test('once', () => {
  given(...spent, returned)
    .when(giveBack)
    .then();
});

test('another order gives back nothing', () => {
  given(...spent)
    .when({ ...giveBack, orderId: 'order-2' })
    .then();
});

test('it can be used again within its old validity', () => {
  given(...spent, returned)
    .when({ type: 'ReserveCheque', chequeId: 'c', cartId: 'cart-2', at: '2025-03-21T10:00:00.000Z' })
    .then({
      type: 'ChequeReserved',
      data: { chequeId: 'c', cartId: 'cart-2', reservedAt: '2025-03-21T10:00:00.000Z' },
    });
});
