import { expect, test } from 'vitest';

import { specify } from '../kernel/index.js';
import type { CartEvent, CartProduct, ContactDetails } from './events.js';
import { cart } from './index.js';
import { isUsedUp } from './length.js';
import { added, astridsCart, cream, guestCart, ON } from './spec-events.js';
import { initialCart, type CartState } from './state.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));
const add = (product: CartProduct) =>
  ({ type: 'AddItem', cartId: 'cart-1', customerId: null, product, quantity: 1, on: ON }) as const;
const numbered = (number: number): CartProduct => ({ ...cream, varuId: String(100_000 + number) });
const customerId = 'astrid';
const details: ContactDetails = {
  firstName: 'Astrid',
  lastName: 'Ek',
  email: 'astrid@example.se',
  phoneNumber: '0701234567',
  street: 'Storgatan 1',
  postalCode: '11122',
  city: 'Stockholm',
  careOf: null,
};
const delivery = { optionId: 'postal', name: 'Ombud', price: 3900, promise: '1–2 vardagar' };
const cheque = { memberId: 'member-1', chequeId: 'cheque-1', amount: 2_000, validTo: '2099-01-01' };
const seen = [astridsCart, added(cream, 3)].reduce(cart.evolve, cart.initial);
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

test.each([
  [
    'firstName',
    {
      type: 'GiveCustomerDetails',
      cartId: 'cart-1',
      customerId,
      details,
      weakSession: null,
      ageDeclared: false,
      on: ON,
    },
  ],
  ['optionId', { type: 'ChooseDelivery', customerId, delivery, on: ON }],
  ['chequeId', { type: 'ApplyCheque', customerId, ...cheque, on: ON }],
  [
    'paymentMethod',
    { type: 'StartCheckout', customerId, orderId: 'order-2', shelfKey: 's', seen, at: `${ON}T11:00:00.000Z`, on: ON },
  ],
] as const)('after 2,500 events nothing more is heard: %s', (field, command) => {
  const heard = (events: number): CartState => ({
    ...seen,
    changes: events,
  });
  expect(cart.decide(command, heard(2_499))).toHaveProperty('accepted');
  expect(cart.decide(command, heard(2_500))).toEqual({
    rejected: { type: 'CartIsWornOut', field, maxEvents: 2_500, ...rule },
  });
  expect(cart.decide({ type: 'RemoveItem', customerId, varuId: cream.varuId }, heard(2_500))).toHaveProperty(
    'accepted',
  );
});

test('one that is empty then is followed by another', () => {
  const state = { ...initialCart, phase: 'open', changes: 2_000 } as const;
  expect([isUsedUp(state, ON), isUsedUp({ ...state, changes: 1_999 }, ON)]).toEqual([true, false]);
  expect(isUsedUp({ ...state, lines: [{ ...cream, quantity: 1 }] }, ON)).toBe(false);
});
