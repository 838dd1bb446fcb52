import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import { added, astridsCart, closed, cream, frozen, guestCart } from '../spec-events.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

test('whoever logs in with a guest’s cart has it from then on', () => {
  given(guestCart, added(cream, 1))
    .when({ type: 'Claim', customerId: 'astrid' })
    .then({ type: 'CartClaimed', data: { customerId: 'astrid' } });
});

test('claiming one’s own cart, or one that does not exist, changes nothing', () => {
  given(astridsCart).when({ type: 'Claim', customerId: 'astrid' }).then();
  given().when({ type: 'Claim', customerId: 'astrid' }).then();
});

test('another person’s cart stays theirs', () => {
  given(astridsCart)
    .when({ type: 'Claim', customerId: 'bo' })
    .thenRejected({ type: 'CartBelongsToAnother', field: 'cartId' });
});

test('also one that is being paid, of which nothing else changes; not one that has become an order', () => {
  given(guestCart, added(cream, 1), frozen)
    .when({ type: 'Claim', customerId: 'astrid' })
    .then({ type: 'CartClaimed', data: { customerId: 'astrid' } });
  given(astridsCart, added(cream, 1), frozen)
    .when({ type: 'Claim', customerId: 'bo' })
    .thenRejected({ type: 'CartBelongsToAnother', field: 'cartId' });
  given(guestCart, added(cream, 1), frozen, closed)
    .when({ type: 'Claim', customerId: 'astrid' })
    .thenRejected({ type: 'CartIsClosed', orderId: 'order-1' });
});
