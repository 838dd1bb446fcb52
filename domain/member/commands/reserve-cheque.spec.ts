import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { membership } from '../index.js';
import { ended, issued, redeemed, registered, reserved } from '../spec-events.js';
import type { ReserveCheque } from './reserve-cheque.js';
const given = specify(membership, (actual, expected) => expect(actual).toEqual(expected));

const about = { field: 'chequeId', chequeId: 'c' } as const;

function reserve(cartId: string, at: string): ReserveCheque {
  return { type: 'ReserveCheque', chequeId: 'c', cartId, at };
}

test('a cart can reserve a cheque from its first instant to its last', () => {
  for (const reservedAt of ['2025-01-31T23:00:00.000Z', '2025-04-30T21:59:59.999Z']) {
    given(registered, issued('c'))
      .when(reserve('cart-1', reservedAt))
      .then({ type: 'ChequeReserved', data: { chequeId: 'c', cartId: 'cart-1', reservedAt } });
  }
});

test('a cart cannot reserve a cheque an instant before or after', () => {
  given(registered, issued('c'))
    .when(reserve('cart-1', '2025-01-31T22:59:59.999Z'))
    .thenRejected({ type: 'ChequeNotYetValid', ...about, validFrom: '2025-02-01' });
  given(registered, issued('c'))
    .when(reserve('cart-1', '2025-04-30T22:00:00.000Z'))
    .thenRejected({ type: 'ChequeValidityOver', ...about, validTo: '2025-04-30' });
});

test('a cart that asks twice reserves the cheque once', () => {
  given(registered, issued('c'), reserved('c', 'cart-1')).when(reserve('cart-1', '2025-03-01T10:00:00.000Z')).then();
});

test('another cart cannot reserve the cheque', () => {
  given(registered, issued('c'), reserved('c', 'cart-1'))
    .when(reserve('cart-2', '2025-03-01T10:00:00.000Z'))
    .thenRejected({ type: 'ChequeHeldByAnotherCart', ...about });
});

test('a spent cheque cannot be reserved', () => {
  given(registered, issued('c'), reserved('c', 'cart-1'), redeemed('c', 'order-1'))
    .when(reserve('cart-1', '2025-03-02T10:00:00.000Z'))
    .thenRejected({ type: 'ChequeAlreadyRedeemed', ...about, orderId: 'order-1' });
});

test('a cheque of an ended membership has lapsed', () => {
  given(registered, issued('c'), ended)
    .when(reserve('cart-1', '2025-03-02T10:00:00.000Z'))
    .thenRejected({ type: 'ChequeLapsed', ...about });
});

test("someone else's cheque is unknown here", () => {
  given(registered)
    .when(reserve('cart-1', '2025-03-02T10:00:00.000Z'))
    .thenRejected({ type: 'ChequeUnknown', ...about });
});
