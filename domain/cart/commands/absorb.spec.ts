import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import { added, cheque, astridsCart, cream, frozen, guestCart, line } from '../spec-events.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

const absorbed = { type: 'CartAbsorbed', data: { intoCartId: 'cart-2' } } as const;

test('a cart that was merged into another is done, once', () => {
  given(guestCart, added(cream, 1)).when({ type: 'Absorb', intoCartId: 'cart-2' }).then(absorbed);
  given(guestCart, absorbed).when({ type: 'Absorb', intoCartId: 'cart-2' }).then();
});

test('it lets go of its cheque', () => {
  given(astridsCart, added(cream, 1), cheque)
    .when({ type: 'Absorb', intoCartId: 'cart-2' })
    .then(
      { type: 'ChequeRemoved', data: { chequeId: 'cheque-1', memberId: 'member-1', reason: 'absorbed' } },
      absorbed,
    );
});

test('not while it is being paid, nor into a second cart', () => {
  given(guestCart, added(cream, 1), frozen)
    .when({ type: 'Absorb', intoCartId: 'cart-2' })
    .thenRejected({ type: 'CartIsFrozen', orderId: 'order-1' });
  given(guestCart, absorbed)
    .when({ type: 'Absorb', intoCartId: 'cart-3' })
    .thenRejected({ type: 'CartIsAbsorbed', intoCartId: 'cart-2' });
});

test('nor into the one whose lines it took over itself: a cart that leads to its own beginning leads nowhere', () => {
  given(astridsCart, {
    type: 'CartMerged',
    data: { shopper: 'customer:astrid', fromCartId: 'cart-2', lines: [line(cream, 1)] },
  })
    .when({ type: 'Absorb', intoCartId: 'cart-2' })
    .then();
});
