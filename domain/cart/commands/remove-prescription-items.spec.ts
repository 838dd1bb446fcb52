import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import { added, astridsCart, cream, elvanse, frozen } from '../spec-events.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));
const ended = { type: 'RemovePrescriptionItems', customerId: 'astrid', at: '2026-11-26T10:00:00.000Z' } as const;

test('what is from a prescription leaves the cart, and the event says why', () => {
  given(astridsCart, added(cream, 2), added(elvanse, 1))
    .when(ended)
    .then({
      type: 'ItemRemoved',
      data: { shopper: 'customer:astrid', varuId: elvanse.varuId, from: 1, reason: 'identification-ended' },
    });
});

test('a cart without prescription items stays as it is', () => {
  given(astridsCart, added(cream, 2)).when(ended).then();
});

test('what is being paid for stays: the payment began while the person was identified', () => {
  given(astridsCart, added(elvanse, 1), frozen).when(ended).thenRejected({ type: 'CartIsFrozen', orderId: 'order-1' });
});

test('another person’s cart is left alone', () => {
  given(astridsCart, added(elvanse, 1))
    .when({ ...ended, customerId: 'bengt' })
    .thenRejected({ type: 'CartBelongsToAnother', field: 'cartId' });
});
