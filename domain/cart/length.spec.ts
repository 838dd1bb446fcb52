import { expect, test } from '@jest/globals';

import { specify } from '../kernel/index.js';
import type { CartEvent, CartProduct } from './events.js';
import { cart } from './index.js';
import { isUsedUp } from './length.js';
import { added, cream, guestCart, ON } from './spec-events.js';
import { initialCart } from './state.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));
const add = (product: CartProduct) =>
  ({ type: 'AddItem', cartId: 'cart-1', customerId: null, product, quantity: 1, on: ON }) as const;
const numbered = (number: number): CartProduct => ({ ...cream, varuId: String(100_000 + number) });
const rule = { ruleVersion: 'cart-length@2000-01-01' };

test('a cart holds 200 different products; of what is in it there may be more', () => {
  const full: readonly CartEvent[] = [
    guestCart,
    ...Array.from({ length: 200 }, (_, number) => added(numbered(number), 1)),
  ];
  given(...full)
    .when(add(cream))
    .thenRejected({ type: 'CartIsFull', field: 'varuId', maxLines: 200, ...rule });
  given(...full)
    .when(add(numbered(7)))
    .then(added(numbered(7), 2, 1));
});

test('after 2,000 changes nothing more is put in, and what is in it can still be taken out', () => {
  const worn: readonly CartEvent[] = [guestCart, ...Array.from({ length: 1_999 }, () => added(cream, 2))];
  const refused = { type: 'CartChangedTooOften', field: 'varuId', maxChanges: 2_000, ...rule } as const;
  given(...worn)
    .when(add(cream))
    .thenRejected(refused);
  given(...worn)
    .when({ type: 'SetQuantity', customerId: null, varuId: cream.varuId, quantity: 1, on: ON })
    .thenRejected(refused);
  given(...worn)
    .when({ type: 'RemoveItem', customerId: null, varuId: cream.varuId })
    .then({ type: 'ItemRemoved', data: { shopper: 'guest:cart-1', varuId: cream.varuId, from: 2 } });
});

test('one that is empty then is followed by another', () => {
  const state = { ...initialCart, phase: 'open', changes: 2_000 } as const;
  expect([isUsedUp(state, ON), isUsedUp({ ...state, changes: 1_999 }, ON)]).toEqual([true, false]);
  expect(isUsedUp({ ...state, lines: [{ ...cream, quantity: 1 }] }, ON)).toBe(false);
});
