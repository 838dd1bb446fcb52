import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import { added, astridsCart, cheque, cream, frozen, guestCart } from '../spec-events.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

test('the whole cart is dropped, the cheque first', () => {
  given(astridsCart, added(cream, 1), cheque)
    .when({ type: 'Drop', customerId: 'astrid' })
    .then(
      { type: 'ChequeRemoved', data: { chequeId: 'cheque-1', memberId: 'member-1', reason: 'emptied' } },
      { type: 'CartDropped', data: { reason: 'customer' } },
    );
});

test('a cart that never began needs no dropping', () => {
  given().when({ type: 'Drop', customerId: null }).then();
});

test('a dropped cart takes nothing more', () => {
  given(guestCart, { type: 'CartDropped', data: { reason: 'customer' } })
    .when({ type: 'AddItem', cartId: 'cart-1', customerId: null, product: cream, quantity: 1, on: '2026-05-04' })
    .thenRejected({ type: 'CartHasLapsed' });
});

test('a cart that is being paid stays', () => {
  given(guestCart, added(cream, 1), frozen)
    .when({ type: 'Drop', customerId: null })
    .thenRejected({ type: 'CartIsFrozen', orderId: 'order-1' });
});

test('nobody drops another person’s cart', () => {
  given(astridsCart)
    .when({ type: 'Drop', customerId: 'bo' })
    .thenRejected({ type: 'CartBelongsToAnother', field: 'cartId' });
});
