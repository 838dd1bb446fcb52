import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import {
  added,
  alvedon,
  astridsCart,
  closed,
  cream,
  elvanse,
  frozen,
  guestCart,
  ibumetin,
  ipren,
  ON,
  panodil,
} from '../spec-events.js';
import type { CartProduct } from '../events.js';
import type { AddItem } from './add-item.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

function add(product: CartProduct, quantity: number, customerId: string | null = null): AddItem {
  return { type: 'AddItem', cartId: 'cart-1', customerId, product, quantity, on: ON };
}

const aboveLimit = {
  type: 'QuantityAboveLimit',
  field: 'quantity',
  isRuleViolation: true,
  ruleVersion: 'cart-limits@2000-01-01',
} as const;

test('the first item starts the cart', () => {
  given().when(add(cream, 2)).then(guestCart, added(cream, 2));
});

test('more of the same adds to its line', () => {
  given(guestCart, added(cream, 2))
    .when(add(cream, 3))
    .then(added(cream, 5, 2));
});

test('the catalogue has a new price: the line takes it', () => {
  const dearer = { ...cream, unitPrice: 15_950 };
  given(guestCart, added(cream, 2))
    .when(add(dearer, 1))
    .then(added(dearer, 3, 2));
});

test('two packs of paracetamol, whatever they are called', () => {
  given(guestCart, added(alvedon, 1)).when(add(panodil, 1)).then(added(panodil, 1));
  given(guestCart, added(alvedon, 1), added(panodil, 1))
    .when(add(alvedon, 1))
    .thenRejected({
      ...aboveLimit,
      varuId: alvedon.varuId,
      name: alvedon.name,
      ...{ currentlyInCartQuantity: 1, max: 2, others: 1 },
      maxAllowedQuantity: 1,
      reason: 'maxQuantityAlreadyReached',
      limit: 'PARACETAMOL_LIMIT',
    });
});

test('five packs of a medicine, and five of its substance', () => {
  given(guestCart, added(ipren, 3))
    .when(add(ipren, 2))
    .then(added(ipren, 5, 3));
  given(guestCart, added(ipren, 3))
    .when(add(ibumetin, 3))
    .thenRejected({
      ...aboveLimit,
      varuId: ibumetin.varuId,
      name: ibumetin.name,
      ...{ currentlyInCartQuantity: 0, max: 5, others: 3 },
      maxAllowedQuantity: 2,
      reason: 'maxQuantityReached',
      limit: 'MAXQUANTITY_GROUP',
    });
});

test.each([100, 1e9])('not %p of one article', (quantity) => {
  given(guestCart)
    .when(add(cream, quantity))
    .thenRejected({
      ...aboveLimit,
      varuId: cream.varuId,
      name: cream.name,
      ...{ currentlyInCartQuantity: 0, max: 99, others: 0 },
      maxAllowedQuantity: 99,
      reason: 'maxQuantityReached',
      limit: 'MAXQUANTITY_HA',
    });
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('a quantity of %p is no quantity', (quantity) => {
  given(guestCart).when(add(cream, quantity)).thenRejected({ type: 'QuantityInvalid', field: 'quantity' });
});

test('prescription items are not bought by the card', () => {
  given(guestCart)
    .when(add(elvanse, 1))
    .thenRejected({ type: 'PrescriptionRequired', field: 'varuId', varuId: elvanse.varuId });
});

test('nobody puts anything into the cart of another person', () => {
  given(astridsCart)
    .when(add(cream, 1, 'bo'))
    .thenRejected({ type: 'CartBelongsToAnother', field: 'cartId' });
  given(astridsCart)
    .when(add(cream, 1, null))
    .thenRejected({ type: 'CartBelongsToAnother', field: 'cartId' });
});

test('a cart being paid, bought or merged away takes nothing more', () => {
  const held = [guestCart, added(cream, 1), frozen] as const;
  given(...held)
    .when(add(cream, 1))
    .thenRejected({ type: 'CartIsFrozen', orderId: 'order-1' });
  given(...held, closed)
    .when(add(cream, 1))
    .thenRejected({ type: 'CartIsClosed', orderId: 'order-1' });
  given(guestCart, { type: 'CartAbsorbed', data: { intoCartId: 'cart-2' } })
    .when(add(cream, 1))
    .thenRejected({ type: 'CartIsAbsorbed', intoCartId: 'cart-2' });
});

test('goods that the shop does not sell online stay out of the cart', () => {
  given(guestCart)
    .when({ ...add(cream, 1), unsent: 'OrderVolume' })
    .thenRejected({ type: 'ItemUnsent', field: 'varuId', varuId: cream.varuId, name: cream.name, flag: 'OrderVolume' });
});
