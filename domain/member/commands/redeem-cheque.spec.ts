import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { membership } from '../index.js';
import { ended, issued, redeemed, registered, reserved } from '../spec-events.js';
import type { RedeemCheque } from './redeem-cheque.js';
const given = specify(membership, (actual, expected) => expect(actual).toEqual(expected));

const about = { field: 'chequeId', chequeId: 'c' } as const;
const redeem: RedeemCheque = {
  type: 'RedeemCheque',
  chequeId: 'c',
  orderId: 'order-1',
  cartId: 'cart-1',
  at: '2025-03-01T10:05:00.000Z',
};

test('the order of the cart that holds the cheque spends the cheque', () => {
  given(registered, issued('c'), reserved('c', 'cart-1')).when(redeem).then(redeemed('c', 'order-1'));
});

test('a cheque reserved in time can be spent when the payment ends after its last day', () => {
  const redeemedAt = '2025-04-30T22:03:00.000Z';
  given(registered, issued('c'), reserved('c', 'cart-1'))
    .when({ ...redeem, at: redeemedAt })
    .then({ type: 'ChequeRedeemed', data: { chequeId: 'c', orderId: 'order-1', redeemedAt } });
});

test('the same order spends the cheque once, also when the membership has ended since', () => {
  given(registered, issued('c'), reserved('c', 'cart-1'), redeemed('c', 'order-1')).when(redeem).then();
  given(registered, issued('c'), reserved('c', 'cart-1'), redeemed('c', 'order-1'), ended).when(redeem).then();
});

test('a second order cannot spend the cheque', () => {
  given(registered, issued('c'), reserved('c', 'cart-1'), redeemed('c', 'order-1'))
    .when({ ...redeem, orderId: 'order-2' })
    .thenRejected({ type: 'ChequeAlreadyRedeemed', ...about, orderId: 'order-1' });
});

test('a cheque that no cart or another cart holds cannot be spent', () => {
  given(registered, issued('c'))
    .when(redeem)
    .thenRejected({ type: 'ChequeNotReserved', ...about });
  given(registered, issued('c'), reserved('c', 'cart-2'))
    .when(redeem)
    .thenRejected({ type: 'ChequeHeldByAnotherCart', ...about });
});

test('a cheque lapses when the membership ends before the payment', () => {
  given(registered, issued('c'), reserved('c', 'cart-1'), ended)
    .when(redeem)
    .thenRejected({ type: 'ChequeLapsed', ...about });
});
