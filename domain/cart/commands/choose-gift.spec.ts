import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import type { CartEvent, ChosenGift } from '../events.js';
import { cart, cartTotals } from '../index.js';
import { added, cream, elvanse, guestCart, ON } from '../spec-events.js';
import type { ChooseGift } from './choose-gift.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

const soap = {
  ...cream,
  varuId: '300001',
  name: 'Tvål',
  unitPrice: 0,
  reductions: [{ kind: 'gift', code: 'GAVA', amount: 3900 }],
} as const;
const gift: ChosenGift = { code: 'GAVA', product: soap, minimum: 14_950, validTo: '2026-05-31' };
const choose: ChooseGift = { type: 'ChooseGift', customerId: null, gift, on: ON };
const chosen = (one: ChosenGift = gift): CartEvent => ({
  type: 'GiftChosen',
  data: { shopper: 'guest:cart-1', gift: one },
});
const removed = (reason: 'customer' | 'uncovered' | 'ended'): CartEvent => ({
  type: 'GiftRemoved',
  data: { shopper: 'guest:cart-1', code: 'GAVA', reason },
});

test('a code gives one gift, and another choice takes its place', () => {
  given(guestCart, added(cream, 1)).when(choose).then(chosen());
  given(guestCart, added(cream, 1), chosen()).when(choose).then();
  const cloth = { ...gift, product: { ...soap, varuId: '300002' } };
  given(guestCart, added(cream, 1), chosen())
    .when({ ...choose, gift: cloth })
    .then(chosen(cloth));
  const state = [guestCart, added(cream, 1), chosen(), chosen(cloth)].reduce(cart.evolve, cart.initial);
  expect(state.gifts).toEqual([cloth]);
});

test('it costs nothing and stands beside the same product that is bought', () => {
  const bought = { ...soap, unitPrice: 3900, reductions: [] };
  const state = [guestCart, added(cream, 1), added(bought, 2), chosen()].reduce(cart.evolve, cart.initial);
  expect(cartTotals(state)).toMatchObject({
    regular: 14_950 + 3 * 3900,
    campaignDiscount: 3900,
    total: 14_950 + 2 * 3900,
    itemCount: 4,
  });
});

test('the other goods must reach its sum, without prescription items; otherwise it leaves', () => {
  given(guestCart, added(elvanse, 9))
    .when(choose)
    .thenRejected({ type: 'GiftBelowMinimum', field: 'code', code: 'GAVA', minimum: 14_950, goods: 0 });
  given(guestCart, added(cream, 1), chosen())
    .when({ type: 'RemoveItem', customerId: null, varuId: cream.varuId })
    .then(
      { type: 'ItemRemoved', data: { shopper: 'guest:cart-1', varuId: cream.varuId, from: 1 } },
      removed('uncovered'),
    );
});

test('it is given back by choice, and ends with its campaign', () => {
  const command = { type: 'RemoveGift', customerId: null, code: 'GAVA' } as const;
  given(guestCart, added(cream, 1), chosen())
    .when({ ...command, reason: 'customer' })
    .then(removed('customer'));
  given(guestCart, added(cream, 1))
    .when({ ...command, reason: 'ended' })
    .then();
});

test('a price is no gift, and nor is a prescription item (LAW-01)', () => {
  const with_ = (product: ChosenGift['product']) => ({ ...choose, gift: { ...gift, product } });
  given(guestCart, added(cream, 1))
    .when(with_({ ...soap, unitPrice: 1 }))
    .thenRejected({ type: 'PriceInvalid', field: 'unitPrice', varuId: '300001' });
  given(guestCart, added(cream, 1))
    .when(with_({ ...soap, type: 'Rx' }))
    .thenRejected({ type: 'PrescriptionRequired', field: 'varuId', varuId: '300001' });
});

test('a medicine is no gift, also when its campaign was planned before the rule', () => {
  const medicine = { ...gift, product: { ...soap, type: 'Ex' } } as const;
  given(guestCart, added(cream, 1))
    .when({ ...choose, gift: medicine })
    .thenRejected({ type: 'MedicineAsGift', field: 'varuId', varuId: '300001' });
});
