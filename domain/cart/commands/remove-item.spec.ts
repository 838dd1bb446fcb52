import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import { added, astridsCart, cream, frozen, guestCart } from '../spec-events.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

test('an item leaves the cart', () => {
  given(guestCart, added(cream, 2))
    .when({ type: 'RemoveItem', customerId: null, varuId: cream.varuId })
    .then({ type: 'ItemRemoved', data: { shopper: 'guest:cart-1', varuId: cream.varuId, from: 2 } });
});

test('an item that is not there stays away', () => {
  given(guestCart).when({ type: 'RemoveItem', customerId: null, varuId: cream.varuId }).then();
});

test('not from another person’s cart, nor while it is being paid', () => {
  const remove = { type: 'RemoveItem', customerId: 'bo', varuId: cream.varuId } as const;
  given(astridsCart, added(cream, 1)).when(remove).thenRejected({ type: 'CartBelongsToAnother', field: 'cartId' });
  given(guestCart, added(cream, 1), frozen).when(remove).thenRejected({ type: 'CartIsFrozen', orderId: 'order-1' });
});
