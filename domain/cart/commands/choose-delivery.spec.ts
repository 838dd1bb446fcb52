import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import { added, astridsCart, cream, frozen, guestCart, ON } from '../spec-events.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

const delivery = { optionId: 'postal', name: 'Ombud', price: 3900, promise: '1–2 vardagar' };
const choose = { type: 'ChooseDelivery', customerId: null, delivery, on: ON } as const;
const shopper = 'guest:cart-1';
const chosen = { type: 'DeliveryChosen', data: { shopper, delivery, pickupPlace: null } } as const;
const box = {
  placeId: 'locker-101-1',
  name: 'Paketbox',
  street: 'Torggatan 2',
  postalCode: '111 29',
  city: 'Stockholm',
};

test('the shopper chooses how the goods come, once', () => {
  given(guestCart, added(cream, 1)).when(choose).then(chosen);
  given(guestCart, added(cream, 1), chosen).when(choose).then();
});

test('another promise or price is another choice', () => {
  const free = { ...delivery, price: 0 };
  given(guestCart, added(cream, 1), chosen)
    .when({ ...choose, delivery: free })
    .then({ type: 'DeliveryChosen', data: { shopper, delivery: free, pickupPlace: null } });
});

test('a place to collect belongs to the choice, and another place is another choice', () => {
  const there = { type: 'DeliveryChosen', data: { shopper, delivery, pickupPlace: box } } as const;
  const other = { ...box, placeId: 'locker-101-2' };
  given(guestCart, added(cream, 1), chosen)
    .when({ ...choose, pickupPlace: box })
    .then(there);
  given(guestCart, added(cream, 1), there)
    .when({ ...choose, pickupPlace: box })
    .then();
  given(guestCart, added(cream, 1), there)
    .when({ ...choose, pickupPlace: other })
    .then({ type: 'DeliveryChosen', data: { shopper, delivery, pickupPlace: other } });
});

test('not for nothing, for another person, or while it is being paid', () => {
  given().when(choose).thenRejected({ type: 'CartIsEmpty' });
  given(astridsCart).when(choose).thenRejected({ type: 'CartBelongsToAnother', field: 'cartId' });
  given(guestCart, added(cream, 1), frozen).when(choose).thenRejected({ type: 'CartIsFrozen', orderId: 'order-1' });
});
