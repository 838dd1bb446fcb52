import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import { added, astridsCart, cream, guestCart } from '../spec-events.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

test('whoever logs in with a guest’s cart has it from then on', () => {
  given(guestCart, added(cream, 1)).when({ type: 'Claim', customerId: 'astrid' }).then({ type: 'CartClaimed', data: { customerId: 'astrid' } });
});

test('claiming one’s own cart, or one that does not exist, changes nothing', () => {
  given(astridsCart).when({ type: 'Claim', customerId: 'astrid' }).then();
  given().when({ type: 'Claim', customerId: 'astrid' }).then();
});

test('another person’s cart stays theirs', () => {
  given(astridsCart).when({ type: 'Claim', customerId: 'bo' }).thenRejected({ type: 'CartBelongsToAnother', field: 'cartId' });
});
