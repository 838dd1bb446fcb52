import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { cart, initialCart, type CartEvent } from '../index.js';
import { added, closed, cream, frozen, guestCart } from '../spec-events.js';
import { evolve } from '../state.js';

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

test('the cart remembers the order that came to nothing until anything changes, as when somebody logs in', () => {
  const after = (...events: readonly CartEvent[]) => events.reduce(evolve, initialCart).abandonedOrderId;
  const given = [guestCart, added(cream, 1), frozen, abandoned];
  const anew = { ...frozen, data: { ...frozen.data, orderId: 'order-2' } };
  expect(after(...given)).toBe('order-1');
  expect(after(...given, added(cream, 2, 1))).toBeNull();
  expect(after(...given, anew)).toBeNull();
  expect(after(...given, { type: 'CartClaimed', data: { customerId: 'astrid' } })).toBeNull();
});
