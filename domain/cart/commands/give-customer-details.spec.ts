import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import { astridsCart, guestCart, ON } from '../spec-events.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

const details = {
  firstName: 'Astrid',
  lastName: 'Ek',
  email: 'astrid@example.se',
  phoneNumber: '0701234567',
  street: 'Storgatan 1',
  postalCode: '11122',
  city: 'Stockholm',
  careOf: null,
};
const give = {
  type: 'GiveCustomerDetails',
  cartId: 'cart-1',
  customerId: null,
  details,
  weakSession: null,
  ageDeclared: false,
  on: ON,
} as const;
const told = {
  type: 'CustomerDetailsGiven',
  data: { cartId: 'cart-1', customerId: null, details, weakSession: null, ageDeclared: false },
} as const;

test('the shopper says where the goods go', () => {
  given(guestCart).when(give).then(told);
});

test('a cart does not begin with them: its first event comes with its first line', () => {
  given().when(give).thenRejected({ type: 'CartIsEmpty' });
});

test('the same again changes nothing, another street does', () => {
  const moved = { ...details, street: 'Lillgatan 2' };
  given(guestCart, told).when(give).then();
  given(guestCart, told)
    .when({ ...give, details: moved })
    .then({ type: 'CustomerDetailsGiven', data: { ...told.data, details: moved } });
});

test('a declaration of age is kept with them, and is not lost when they are given again', () => {
  given(guestCart, told)
    .when({ ...give, ageDeclared: true })
    .then({ type: 'CustomerDetailsGiven', data: { ...told.data, ageDeclared: true } });
});

test('not in another person’s cart', () => {
  given(astridsCart).when(give).thenRejected({ type: 'CartBelongsToAnother', field: 'cartId' });
});
