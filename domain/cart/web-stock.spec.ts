import { expect, test } from 'vitest';

import { specify } from '../kernel/index.js';
import { cart, quantityInStock } from './index.js';
import { added, alvedon, astridsCart, cream, guestCart, ipren, line, ON } from './spec-events.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

const add = (product: typeof cream, quantity: number, available: number) =>
  ({ type: 'AddItem', cartId: 'cart-1', customerId: null, product, quantity, available, on: ON }) as const;
const set = (quantity: number, available: number) =>
  ({ type: 'SetQuantity', customerId: null, varuId: cream.varuId, quantity, available, on: ON }) as const;
const outOfStock = (currentlyInCartQuantity: number, maxAllowedQuantity: number) =>
  ({
    type: 'OutOfStock',
    field: 'quantity',
    varuId: cream.varuId,
    currentlyInCartQuantity,
    maxAllowedQuantity,
    isRuleViolation: false,
    reason: currentlyInCartQuantity < maxAllowedQuantity ? 'maxQuantityReached' : 'maxQuantityAlreadyReached',
  }) as const;

test('a cart takes what the web shop has, and is told how many pieces that is', () => {
  given()
    .when(add(cream, 3, 3))
    .then(guestCart, added(cream, 3));
  given()
    .when(add(cream, 1, 0))
    .thenRejected(outOfStock(0, 0));
  given()
    .when(add(cream, 4, 3))
    .thenRejected(outOfStock(0, 3));
  given(guestCart, added(cream, 2))
    .when(add(cream, 2, 3))
    .thenRejected(outOfStock(2, 3));
  given(guestCart, added(cream, 3))
    .when(add(cream, 1, 3))
    .thenRejected(outOfStock(3, 3));
});

test('a quantity is set within the web stock, and may always be lowered', () => {
  given(guestCart, added(cream, 1)).when(set(4, 3)).thenRejected(outOfStock(1, 3));
  given(guestCart, added(cream, 5))
    .when(set(4, 3))
    .then({ type: 'ItemQuantitySet', data: { shopper: 'guest:cart-1', varuId: cream.varuId, from: 5, quantity: 4 } });
});

test('where a limit allows fewer than the web shop has, the limit is the reason', () => {
  const decision = cart.decide(add(alvedon, 3, 2), [guestCart].reduce(cart.evolve, cart.initial));
  expect(decision).toMatchObject({ rejected: { type: 'QuantityAboveLimit', maxAllowedQuantity: 2 } });
  const state = [guestCart, added(alvedon, 1)].reduce(cart.evolve, cart.initial);
  const info = (available: number) => quantityInStock(state, alvedon, available, ON).maxAllowedQuantity;
  expect([info(9), info(1), info(0)]).toEqual([2, 1, 0]);
});

test('a merge takes what the web shop has, and tells the rest with its reason', () => {
  const merge = {
    type: 'MergeCart',
    cartId: 'cart-1',
    customerId: 'astrid',
    fromCartId: 'cart-2',
    fromCustomerId: null,
    lines: [line(cream, 2), line(ipren, 1)],
    available: { [cream.varuId]: 2, [ipren.varuId]: 0 },
    coupon: null,
    gifts: [],
    on: ON,
  } as const;
  const notAdded = [cream, ipren].map(({ varuId, name }) => ({
    ...{ varuId, name, quantity: 1 },
    reason: 'OUT_OF_STOCK' as const,
  }));
  given(astridsCart, added(cream, 1))
    .when(merge)
    .then({
      type: 'CartMerged',
      data: { shopper: 'customer:astrid', fromCartId: 'cart-2', lines: [line(cream, 1)], notAdded },
    });
});
