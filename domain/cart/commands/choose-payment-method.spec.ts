import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import { astridsCart, guestCart, ON } from '../spec-events.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));
const choose = { type: 'ChoosePaymentMethod', customerId: null, paymentMethod: 'swish', on: ON } as const;
const chosen = { type: 'PaymentMethodChosen', data: { paymentMethod: 'swish' } } as const;

test('the shopper prefers a method', () => {
  given(guestCart).when(choose).then(chosen);
});

test('the same method again changes nothing, another one does', () => {
  given(guestCart, chosen).when(choose).then();
  given(guestCart, chosen)
    .when({ ...choose, paymentMethod: 'scheme' })
    .then({ type: 'PaymentMethodChosen', data: { paymentMethod: 'scheme' } });
});

test('a cart does not begin with it', () => {
  given().when(choose).thenRejected({ type: 'CartIsEmpty' });
});

test('not in another person’s cart', () => {
  given(astridsCart).when(choose).thenRejected({ type: 'CartBelongsToAnother', field: 'cartId' });
});
