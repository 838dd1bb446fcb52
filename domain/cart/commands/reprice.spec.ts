import { expect, test } from 'vitest';

import { fold, specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import { added, alvedon, cream, guestCart, line } from '../spec-events.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

test('lines take the prices of today; the rest of the catalogue is passed over', () => {
  given(guestCart, added(cream, 2), added(alvedon, 1))
    .when({
      type: 'Reprice',
      prices: [
        { varuId: cream.varuId, unitPrice: 9900 },
        { varuId: alvedon.varuId, unitPrice: alvedon.unitPrice },
        { varuId: 'unknown', unitPrice: 100 },
      ],
    })
    .then({
      type: 'ItemRepriced',
      data: { shopper: 'guest:cart-1', varuId: cream.varuId, from: 14_950, unitPrice: 9900 },
    });
});

test('the reason that the client gives stands beside each price that it changed', () => {
  given(guestCart, added(cream, 2), added(alvedon, 1))
    .when({
      type: 'Reprice',
      prices: [
        { varuId: cream.varuId, unitPrice: 9900 },
        { varuId: alvedon.varuId, unitPrice: alvedon.unitPrice },
      ],
      reason: 'Member registration',
    })
    .then({
      type: 'ItemRepriced',
      data: {
        shopper: 'guest:cart-1',
        varuId: cream.varuId,
        from: 14_950,
        unitPrice: 9900,
        reason: 'Member registration',
      },
    });
});

test.each([-1, 0.5])('%p öre is no price', (unitPrice) => {
  given(guestCart, added(cream, 2))
    .when({ type: 'Reprice', prices: [{ varuId: cream.varuId, unitPrice }] })
    .thenRejected({ type: 'PriceInvalid', field: 'unitPrice', varuId: cream.varuId });
});

test('what was taken off the ordinary price is told beside the one that is paid, and leaves with it', () => {
  const reductions = [{ kind: 'member-price', code: null, amount: 3000 }] as const;
  const member = { varuId: cream.varuId, unitPrice: 11_950, reductions };
  const repriced = { type: 'ItemRepriced', data: { shopper: 'guest:cart-1', from: 14_950, ...member } } as const;
  const back = {
    type: 'ItemRepriced',
    data: { shopper: 'guest:cart-1', varuId: cream.varuId, from: 11_950, unitPrice: 14_950 },
  } as const;
  given(guestCart, added(cream, 2))
    .when({ type: 'Reprice', prices: [member] })
    .then(repriced);
  expect(fold(cart.evolve, cart.initial, [guestCart, added(cream, 2), repriced]).lines).toEqual([
    line({ ...cream, unitPrice: 11_950, reductions }, 2),
  ]);
  expect(fold(cart.evolve, cart.initial, [guestCart, added(cream, 2), repriced, back]).lines).toEqual([line(cream, 2)]);
});
