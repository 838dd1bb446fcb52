import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import { added, closed, cream, frozen, guestCart } from '../spec-events.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

test('a paid cart is closed, once', () => {
  given(guestCart, added(cream, 1), frozen).when({ type: 'Close', orderId: 'order-1' }).then(closed);
  given(guestCart, added(cream, 1), frozen, closed).when({ type: 'Close', orderId: 'order-1' }).then();
});

test('only by the order it was frozen for', () => {
  given(guestCart, added(cream, 1), frozen)
    .when({ type: 'Close', orderId: 'order-2' })
    .thenRejected({ type: 'CheckoutNotStarted', field: 'orderId' });
});
