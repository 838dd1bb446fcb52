import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import { added, alvedon, cheque, astridsCart, cream, guestCart, ON, panodil } from '../spec-events.js';
import type { SetQuantity } from './set-quantity.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

function set(varuId: string, quantity: number, customerId: string | null = null): SetQuantity {
  return { type: 'SetQuantity', customerId, varuId, quantity, on: ON };
}

test('the line gets the quantity asked for', () => {
  given(guestCart, added(cream, 2))
    .when(set(cream.varuId, 7))
    .then({ type: 'ItemQuantitySet', data: { shopper: 'guest:cart-1', varuId: cream.varuId, from: 2, quantity: 7 } });
});

test('the quantity it already has changes nothing', () => {
  given(guestCart, added(cream, 2)).when(set(cream.varuId, 2)).then();
});

test('0 takes it out, also when it is out already', () => {
  given(guestCart, added(cream, 2))
    .when(set(cream.varuId, 0))
    .then({ type: 'ItemRemoved', data: { shopper: 'guest:cart-1', varuId: cream.varuId, from: 2 } });
  given(guestCart).when(set(cream.varuId, 0)).then();
});

test('what is not in the cart has no quantity to set', () => {
  given(guestCart)
    .when(set(cream.varuId, 1))
    .thenRejected({ type: 'ItemNotInCart', field: 'varuId', varuId: cream.varuId });
});

test('of what is no longer sold there may be less in the cart, not more', () => {
  const withdrawn = (quantity: number): SetQuantity => ({ ...set(cream.varuId, quantity), isWithdrawn: true });
  given(guestCart, added(cream, 2))
    .when(withdrawn(3))
    .thenRejected({ type: 'ItemNotForSale', field: 'varuId', varuId: cream.varuId });
  given(guestCart, added(cream, 2)).when(withdrawn(2)).then();
  given(guestCart, added(cream, 2))
    .when(withdrawn(1))
    .then({ type: 'ItemQuantitySet', data: { shopper: 'guest:cart-1', varuId: cream.varuId, from: 2, quantity: 1 } });
});

test.each([-1, 0.5, Number.NaN])('%p is no quantity', (quantity) => {
  given(guestCart, added(cream, 2))
    .when(set(cream.varuId, quantity))
    .thenRejected({ type: 'QuantityInvalid', field: 'quantity' });
});

test('limits hold across the products that share them', () => {
  given(guestCart, added(alvedon, 1), added(panodil, 1))
    .when(set(alvedon.varuId, 2))
    .thenRejected({
      type: 'QuantityAboveLimit',
      field: 'quantity',
      varuId: alvedon.varuId,
      name: alvedon.name,
      ...{ currentlyInCartQuantity: 1, max: 2, others: 1 },
      maxAllowedQuantity: 1,
      isRuleViolation: true,
      reason: 'maxQuantityAlreadyReached',
      limit: 'PARACETAMOL_LIMIT',
      ruleVersion: 'cart-limits@2000-01-01',
    });
});

test('a line above a limit that was lowered since can still be made smaller', () => {
  given(guestCart, added(alvedon, 5))
    .when(set(alvedon.varuId, 4))
    .then({ type: 'ItemQuantitySet', data: { shopper: 'guest:cart-1', varuId: alvedon.varuId, from: 5, quantity: 4 } });
});

test('a cheque that the goods no longer cover leaves the cart, and the event says why', () => {
  given(astridsCart, added({ ...cream, unitPrice: 1500 }, 2), cheque)
    .when(set(cream.varuId, 1, 'astrid'))
    .then(
      { type: 'ItemQuantitySet', data: { shopper: 'customer:astrid', varuId: cream.varuId, from: 2, quantity: 1 } },
      { type: 'ChequeRemoved', data: { chequeId: 'cheque-1', memberId: 'member-1', reason: 'uncovered' } },
    );
});

const memberPrice = { kind: 'member-price', code: 'var-2026', amount: 3000 } as const;

test('the line takes the price of today that comes with it, also when the quantity stays', () => {
  const price = { unitPrice: 11_950, reductions: [memberPrice] };
  const repriced = {
    type: 'ItemRepriced',
    data: { shopper: 'guest:cart-1', varuId: cream.varuId, from: 14_950, ...price },
  } as const;
  given(guestCart, added(cream, 2))
    .when({ ...set(cream.varuId, 3), price })
    .then(repriced, {
      type: 'ItemQuantitySet',
      data: { shopper: 'guest:cart-1', varuId: cream.varuId, from: 2, quantity: 3 },
    });
  given(guestCart, added(cream, 2))
    .when({ ...set(cream.varuId, 2), price })
    .then(repriced);
  given(guestCart, added(cream, 2))
    .when({ ...set(cream.varuId, 2), price: { unitPrice: 14_950 } })
    .then();
  given(guestCart, added(cream, 2))
    .when({ ...set(cream.varuId, 3), price: { unitPrice: 0.5 } })
    .thenRejected({ type: 'PriceInvalid', field: 'unitPrice', varuId: cream.varuId });
});

test('a limit holds that the product got after it entered the cart, and the line may become smaller', () => {
  const facts = { flags: ['Paracetamol'], limitGroup: null } as const;
  const older = { ...alvedon, flags: [] };
  const command = { ...set(alvedon.varuId, 5), facts };
  given(guestCart, added(older, 4))
    .when(command)
    .thenRejected({
      ...{ type: 'QuantityAboveLimit', field: 'quantity', varuId: alvedon.varuId, name: alvedon.name },
      ...{ currentlyInCartQuantity: 4, max: 2, others: 0, maxAllowedQuantity: 2, isRuleViolation: true },
      ...{ reason: 'maxQuantityAlreadyReached', limit: 'PARACETAMOL_LIMIT', ruleVersion: 'cart-limits@2000-01-01' },
    });
  given(guestCart, added(older, 4))
    .when({ ...command, quantity: 3 })
    .then({
      type: 'ItemQuantitySet',
      data: { shopper: 'guest:cart-1', varuId: alvedon.varuId, from: 4, quantity: 3 },
    });
});
