import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { cart, type CartEvent } from '../index.js';
import { added, alvedon, astridsCart, cream, elvanse, ipren, line, ON, panodil } from '../spec-events.js';
import type { CartLine } from '../events.js';
import type { MergeCart } from './merge-cart.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

function merge(lines: readonly CartLine[], fromCustomerId: string | null = null): MergeCart {
  return {
    type: 'MergeCart',
    cartId: 'cart-1',
    customerId: 'astrid',
    fromCartId: 'cart-2',
    fromCustomerId,
    lines,
    on: ON,
  };
}

test('what the guest had chosen is added to the customer’s cart', () => {
  given(astridsCart, added(cream, 1))
    .when(merge([line(cream, 2), line(ipren, 1)]))
    .then({
      type: 'CartMerged',
      data: { shopper: 'customer:astrid', fromCartId: 'cart-2', lines: [line(cream, 2), line(ipren, 1)] },
    });
});

test('limits hold for the two carts together, and what found no room is told until the next change', () => {
  const notAdded = [panodil, alvedon].map(({ varuId, name }) => ({ varuId, name, quantity: 1 }));
  const lines = [line(panodil, 1), line(cream, 1)];
  const merged: CartEvent = {
    type: 'CartMerged',
    data: { shopper: 'customer:astrid', fromCartId: 'cart-2', lines, notAdded },
  };
  given(astridsCart, added(alvedon, 1))
    .when(merge([line(panodil, 2), line(alvedon, 1), line(cream, 1)]))
    .then(merged);
  const after = [astridsCart, added(alvedon, 1), merged].reduce(cart.evolve, cart.initial);
  expect(after.notAdded).toEqual(notAdded);
  const repriced = { shopper: 'customer:astrid', varuId: cream.varuId, from: 14_950, unitPrice: 9900 } as const;
  expect(cart.evolve(after, { type: 'ItemRepriced', data: repriced }).notAdded).toEqual(notAdded);
  expect(cart.evolve(after, added(cream, 2, 1)).notAdded).toEqual([]);
});

test('prescription items are not taken over from a guest', () => {
  given(astridsCart)
    .when(merge([line(elvanse, 1)]))
    .then({ type: 'CartMerged', data: { shopper: 'customer:astrid', fromCartId: 'cart-2', lines: [] } });
});

test('they are from another cart of the same person, once', () => {
  given(astridsCart)
    .when(merge([line(elvanse, 1)], 'astrid'))
    .then({
      type: 'CartMerged',
      data: { shopper: 'customer:astrid', fromCartId: 'cart-2', lines: [line(elvanse, 1)] },
    });
  given(astridsCart, added(elvanse, 1))
    .when(merge([line(elvanse, 1)], 'astrid'))
    .then({ type: 'CartMerged', data: { shopper: 'customer:astrid', fromCartId: 'cart-2', lines: [] } });
});

test('a customer without a cart gets one', () => {
  given()
    .when(merge([line(cream, 1)]))
    .then(astridsCart, {
      type: 'CartMerged',
      data: { shopper: 'customer:astrid', fromCartId: 'cart-2', lines: [line(cream, 1)] },
    });
});

test('the same cart is merged once', () => {
  given(astridsCart, {
    type: 'CartMerged',
    data: { shopper: 'customer:astrid', fromCartId: 'cart-2', lines: [line(cream, 1)] },
  })
    .when(merge([line(cream, 1)]))
    .then();
});

test('two persons’ carts never merge', () => {
  given(astridsCart)
    .when(merge([line(cream, 1)], 'bo'))
    .thenRejected({ type: 'CartsOfDifferentPersons', field: 'fromCartId' });
});

test('a cart from before a limit does not bring its goods in without it', () => {
  const older = line({ ...alvedon, flags: [] }, 3);
  given(astridsCart, added(alvedon, 1))
    .when(merge([older]))
    .then({
      type: 'CartMerged',
      data: {
        shopper: 'customer:astrid',
        fromCartId: 'cart-2',
        lines: [line(alvedon, 1)],
        notAdded: [{ varuId: alvedon.varuId, name: alvedon.name, quantity: 2 }],
      },
    });
});
