import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import { astridsCart, guestCart, ON } from '../spec-events.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));
const give = { type: 'GiveLocation', cartId: 'cart-1', customerId: null, postalCode: '98130', on: ON } as const;
const told = { type: 'LocationGiven', data: { cartId: 'cart-1', customerId: null, postalCode: '98130' } } as const;

test('the shopper says for which postcode the delivery options are wanted', () => {
  given(guestCart).when(give).then(told);
});

test('the same postcode again changes nothing', () => {
  given(guestCart, told).when(give).then();
});

test('a cart does not begin with it', () => {
  given().when(give).thenRejected({ type: 'CartIsEmpty' });
});

test('not in another person’s cart', () => {
  given(astridsCart).when(give).thenRejected({ type: 'CartBelongsToAnother', field: 'cartId' });
});
