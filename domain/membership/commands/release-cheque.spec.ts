import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { membership } from '../index.js';
import { issued, redeemed, registered, reserved } from '../spec-events.js';
const given = specify(membership, (actual, expected) => expect(actual).toEqual(expected));

const release = { type: 'ReleaseCheque', chequeId: 'c', cartId: 'cart-1', reason: 'payment refused' } as const;

test('the cart that holds the cheque lets go of it', () => {
  given(registered, issued('c'), reserved('c', 'cart-1'))
    .when(release)
    .then({ type: 'ChequeReleased', data: { chequeId: 'c', cartId: 'cart-1', reason: 'payment refused' } });
});

test('a late or repeated release changes nothing', () => {
  given(registered, issued('c')).when(release).then();
  given(registered, issued('c'), reserved('c', 'cart-2')).when(release).then();
  given(registered, issued('c'), reserved('c', 'cart-1'), redeemed('c', 'order-1')).when(release).then();
});

test('an unknown cheque cannot be released', () => {
  given(registered).when(release).thenRejected({ type: 'ChequeUnknown', field: 'chequeId', chequeId: 'c' });
});
