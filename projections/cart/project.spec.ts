import { describe, expect, test } from 'vitest';

import { History, specifyProjection } from '../runner/testing.js';
import { line, product } from '../made-events/events-testing.js';
import { cartProjection } from './project.js';

const given = specifyProjection(cartProjection, (actual, expected) => expect(actual).toEqual(expected));

describe('the cart view', () => {
  test('shows its progress, and no contents', () => {
    const cart = new History();
    given(
      cart.on('cart-k1', { type: 'CartStarted', data: { cartId: 'k1', customerId: null } }),
      cart.on('cart-k1', { type: 'ItemAdded', data: { shopper: 'guest:k1', product, added: 2, quantity: 2 } }),
      cart.on(
        'cart-k1',
        { type: 'ItemQuantitySet', data: { shopper: 'guest:k1', varuId: '100001', from: 2, quantity: 3 } },
        '2026-03-02T08:00:00.000Z',
      ),
    ).then({
      cart_id: 'k1',
      customer_id: null,
      phase: 'open',
      cheque: null,
      delivery: null,
      order_id: null,
      absorbed_into: null,
      merged_from: [],
      revision: 2,
      updated_at: '2026-03-02T08:00:00.000Z',
    });
  });

  test('shows a merged guest cart as part of the customer’s cart', () => {
    const carts = new History();
    given(
      carts.on('cart-guest', { type: 'CartStarted', data: { cartId: 'guest', customerId: null } }),
      carts.on('cart-mine', { type: 'CartStarted', data: { cartId: 'mine', customerId: 'c1' } }),
      carts.on('cart-mine', {
        type: 'CartMerged',
        data: { shopper: 'customer:c1', fromCartId: 'guest', lines: [line(1)] },
      }),
      carts.on('cart-guest', { type: 'CartAbsorbed', data: { intoCartId: 'mine' } }),
    ).thenMatching((rows) =>
      expect(rows).toMatchObject([
        { cart_id: 'guest', phase: 'absorbed', absorbed_into: 'mine' },
        { cart_id: 'mine', customer_id: 'c1', merged_from: ['guest'] },
      ]),
    );
  });

  test('holds no data of the recipient', () => {
    expect(cartProjection.types).not.toContain('CustomerDetailsGiven');
  });
});
