import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import { added, closed, cream, frozen, guestCart } from '../spec-events.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

const abandon = { type: 'AbandonCheckout', orderId: 'order-1', reason: 'refused' } as const;
const abandoned = { type: 'CheckoutAbandoned', data: { orderId: 'order-1', reason: 'refused' } } as const;

test('the payment came to nothing: the cart can be changed and ordered again', () => {
  given(guestCart, added(cream, 1), frozen).when(abandon).then(abandoned);
  given(guestCart, added(cream, 1), frozen, abandoned)
    .when({ type: 'RemoveItem', customerId: null, varuId: cream.varuId })
    .then({ type: 'ItemRemoved', data: { shopper: 'guest:cart-1', varuId: cream.varuId, from: 1 } });
});

test('late or repeated, or about another order, it changes nothing', () => {
  given(guestCart, added(cream, 1), frozen, abandoned).when(abandon).then();
  given(guestCart, added(cream, 1), frozen, closed).when(abandon).then();
  given(guestCart, added(cream, 1), frozen)
    .when({ ...abandon, orderId: 'order-0' })
    .then();
});
