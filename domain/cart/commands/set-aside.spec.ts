import { expect, test } from 'vitest';

import { fold, specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import { added, alvedon, cheque, closed, cream, frozen, guestCart, ipren, line } from '../spec-events.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));
const keep = (...varuIds: string[]) => ({ type: 'SetAside', customerId: null, varuIds }) as const;
const kept = { type: 'ItemsSetAside', data: { shopper: 'guest:cart-1', lines: [line(cream, 2)] } } as const;

test('goods leave the cart together and are kept, with their quantity', () => {
  given(guestCart, added(cream, 2), added(alvedon, 1)).when(keep(cream.varuId)).then(kept);
  const state = fold(cart.evolve, cart.initial, [guestCart, added(cream, 2), added(alvedon, 1), kept]);
  expect(state.lines).toEqual([line(alvedon, 1)]);
  expect(state.setAside).toEqual([line(cream, 2)]);
});

test('a product that is in the cart again is no longer kept', () => {
  const state = fold(cart.evolve, cart.initial, [guestCart, added(cream, 2), kept, added(cream, 1)]);
  expect([state.lines, state.setAside]).toEqual([[line(cream, 1)], []]);
});

test('what is kept stays with a cart that is paid, and goes with one that is dropped', () => {
  const state = fold(cart.evolve, cart.initial, [guestCart, added(cream, 2), added(ipren, 1), kept, frozen, closed]);
  expect(state.setAside).toEqual([line(cream, 2)]);
  expect(cart.evolve(state, { type: 'CartDropped', data: { reason: 'customer' } }).setAside).toEqual([]);
});

test('a cheque that the other goods no longer cover goes', () => {
  const tube = { ...ipren, unitPrice: 1000 };
  given(guestCart, added(cream, 2), added(tube, 1), cheque)
    .when(keep(cream.varuId))
    .then(kept, {
      type: 'ChequeRemoved',
      data: { chequeId: 'cheque-1', memberId: 'member-1', reason: 'uncovered' },
    });
});

test('only goods of the cart can be kept, and a frozen cart gives up none', () => {
  given(guestCart, added(cream, 2))
    .when(keep(cream.varuId, '000000'))
    .thenRejected({ type: 'ItemNotInCart', field: 'varuId', varuId: '000000' });
  given(guestCart, added(cream, 2)).when(keep()).thenRejected({ type: 'ItemNotInCart', field: 'varuId', varuId: '' });
  given(guestCart, added(cream, 2), frozen)
    .when(keep(cream.varuId))
    .thenRejected({ type: 'CartIsFrozen', orderId: 'order-1' });
});
