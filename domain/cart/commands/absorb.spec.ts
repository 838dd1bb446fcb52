import { expect, test } from 'vitest';

import { fold, isRejected, specify } from '../../kernel/index.js';
import { asGift } from '../gift.js';
import { cart } from '../index.js';
import { added, cheque, astridsCart, cream, frozen, guestCart, ipren, line } from '../spec-events.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

const absorbed = { type: 'CartAbsorbed', data: { intoCartId: 'cart-2' } } as const;

test('a cart that was merged into another is done, once', () => {
  given(guestCart, added(cream, 1)).when({ type: 'Absorb', intoCartId: 'cart-2', ownerSeen: null }).then(absorbed);
  given(guestCart, absorbed).when({ type: 'Absorb', intoCartId: 'cart-2', ownerSeen: null }).then();
});

test('it lets go of its cheque', () => {
  given(astridsCart, added(cream, 1), cheque)
    .when({ type: 'Absorb', intoCartId: 'cart-2', ownerSeen: 'astrid' })
    .then(absorbed, {
      type: 'ChequeRemoved',
      data: { chequeId: 'cheque-1', memberId: 'member-1', reason: 'absorbed' },
    });
});

test('what it held waits for the other cart: its goods, also the kept ones, its coupon and its gifts', () => {
  const coupon = {
    ...{ code: 'SOMMAR', name: 'Sommarrabatt', off: { percent: 10 }, goods: null },
    ...{ minimum: 0, validTo: '2026-08-31', holdKey: 'hold-1' },
  };
  const gift = { code: 'GAVA', minimum: 0, validTo: '2026-08-31', product: asGift(cream, 'GAVA', 'Sommargåva') };
  const shopper = 'customer:astrid';
  const before = fold(cart.evolve, cart.initial, [
    ...[astridsCart, added(cream, 1), added(ipren, 2)],
    { type: 'ItemsSetAside', data: { shopper, lines: [line(ipren, 2)] } },
    { type: 'CouponApplied', data: { shopper, coupon } },
    { type: 'GiftChosen', data: { shopper, gift } },
  ]);
  const decided = cart.decide({ type: 'Absorb', intoCartId: 'cart-2', ownerSeen: 'astrid' }, before);
  const after = fold(cart.evolve, before, isRejected(decided) ? [] : decided.accepted);
  expect(after.handedOver).toEqual({ lines: [line(cream, 1), line(ipren, 2)], coupon, gifts: [gift] });
  expect(after).toMatchObject({ lines: [], setAside: [], coupon: null, gifts: [] });
});

test('not when another log-in has claimed it since the order of the carts was decided', () => {
  given(guestCart, added(cream, 1), { type: 'CartClaimed', data: { customerId: 'astrid' } })
    .when({ type: 'Absorb', intoCartId: 'cart-2', ownerSeen: null })
    .thenRejected({ type: 'CartHasChanged', field: 'cartId' });
});

test('not while it is being paid, nor into a second cart', () => {
  given(guestCart, added(cream, 1), frozen)
    .when({ type: 'Absorb', intoCartId: 'cart-2', ownerSeen: null })
    .thenRejected({ type: 'CartIsFrozen', orderId: 'order-1' });
  given(guestCart, absorbed)
    .when({ type: 'Absorb', intoCartId: 'cart-3', ownerSeen: null })
    .thenRejected({ type: 'CartIsAbsorbed', intoCartId: 'cart-2' });
});

test('nor into the one whose lines it took over itself: a cart that leads to its own beginning leads nowhere', () => {
  given(astridsCart, {
    type: 'CartMerged',
    data: { shopper: 'customer:astrid', fromCartId: 'cart-2', lines: [line(cream, 1)] },
  })
    .when({ type: 'Absorb', intoCartId: 'cart-2', ownerSeen: 'astrid' })
    .then();
});
