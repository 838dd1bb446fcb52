import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import { added, astridsCart, cream, frozen, guestCart, ON } from '../spec-events.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

const delivery = { optionId: 'postal', name: 'Ombud', price: 3900, promise: '1–2 vardagar' };
const choose = { type: 'ChooseDelivery', customerId: null, delivery, on: ON } as const;
const chosen = { type: 'DeliveryChosen', data: { delivery } } as const;

test('the shopper chooses how the goods come, once', () => {
  given(guestCart, added(cream, 1)).when(choose).then(chosen);
  given(guestCart, added(cream, 1), chosen).when(choose).then();
});

test('another promise or price is another choice', () => {
  const free = { ...delivery, price: 0 };
  given(guestCart, added(cream, 1), chosen)
    .when({ ...choose, delivery: free })
    .then({ type: 'DeliveryChosen', data: { delivery: free } });
});

test('not for nothing, for another person, or while it is being paid', () => {
  given().when(choose).thenRejected({ type: 'CartIsEmpty' });
  given(astridsCart).when(choose).thenRejected({ type: 'CartBelongsToAnother', field: 'cartId' });
  given(guestCart, added(cream, 1), frozen).when(choose).thenRejected({ type: 'CartIsFrozen', orderId: 'order-1' });
});
