import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import type { CartEvent } from '../events.js';
import { added, alvedon, cheque, astridsCart, closed, cream, frozen, ON } from '../spec-events.js';
import type { SeenCart, StartCheckout } from './start-checkout.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

const seen = (...events: readonly CartEvent[]): SeenCart => [astridsCart, ...events].reduce(cart.evolve, cart.initial);
const start: StartCheckout = {
  type: 'StartCheckout',
  shelfKey: 'shelf-1',
  customerId: 'astrid',
  orderId: 'order-1',
  seen: seen(added(cream, 1)),
  at: frozen.data.at,
  on: ON,
};

test('the cart freezes for its order, once', () => {
  given(astridsCart, added(cream, 1)).when(start).then(frozen);
  given(astridsCart, added(cream, 1), frozen).when(start).then();
  given(astridsCart, added(cream, 1), frozen, closed).when(start).then();
});

test('not for a second order at the same time', () => {
  given(astridsCart, added(cream, 1), frozen)
    .when({ ...start, orderId: 'order-2' })
    .thenRejected({ type: 'CartIsFrozen', orderId: 'order-1' });
});

test('an empty cart orders nothing', () => {
  given(astridsCart).when(start).thenRejected({ type: 'CartIsEmpty' });
  given().when(start).thenRejected({ type: 'CartIsEmpty' });
});

test('a cheque that ran out while the cart waited is not spent', () => {
  given(astridsCart, added(cream, 1), cheque)
    .when({ ...start, on: '2026-08-01' })
    .thenRejected({ type: 'ChequeHasExpired', field: 'chequeId', validTo: '2026-07-31' });
});

test('a line above a limit lowered since is not sold', () => {
  given(astridsCart, added(alvedon, 3))
    .when(start)
    .thenRejected({
      type: 'QuantityAboveLimit',
      field: 'quantity',
      varuId: alvedon.varuId,
      name: alvedon.name,
      ...{ currentlyInCartQuantity: 3, max: 2, others: 0 },
      maxAllowedQuantity: 2,
      isRuleViolation: true,
      reason: 'maxQuantityAlreadyReached',
      limit: 'PARACETAMOL_LIMIT',
      ruleVersion: 'cart-limits@2000-01-01',
    });
});

test.each([
  ['a thing more', [added(cream, 1), added(alvedon, 1)]],
  ['a piece more', [added(cream, 2)]],
  ['a cheque', [added(cream, 1), cheque]],
  ['nothing of it', [added(alvedon, 1)]],
] as const)('what another tab made of it meanwhile is neither ordered nor dropped: %s', (_, events) => {
  given(astridsCart, ...events)
    .when(start)
    .thenRejected({ type: 'CartHasChanged', field: 'cartId' });
  given(astridsCart, ...events)
    .when({ ...start, seen: seen(...events) })
    .then(frozen);
});
