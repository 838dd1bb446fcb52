import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import { added, cheque, astridsCart, cream, guestCart } from '../spec-events.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

test('everything leaves, the cheque first', () => {
  given(astridsCart, added(cream, 1), cheque)
    .when({ type: 'Empty', customerId: 'astrid', reason: 'customer' })
    .then(
      { type: 'ChequeRemoved', data: { chequeId: 'cheque-1', memberId: 'member-1', reason: 'emptied' } },
      { type: 'CartEmptied', data: { reason: 'customer' } },
    );
});

test('an empty cart stays empty', () => {
  given(guestCart).when({ type: 'Empty', customerId: null, reason: 'logged-out' }).then();
});

test('nobody empties another person’s cart', () => {
  given(astridsCart, added(cream, 1))
    .when({ type: 'Empty', customerId: 'bo', reason: 'customer' })
    .thenRejected({ type: 'CartBelongsToAnother', field: 'cartId' });
});
