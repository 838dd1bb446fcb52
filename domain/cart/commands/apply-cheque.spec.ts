import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import { added, cheque, astridsCart, cream, elvanse, guestCart, ON } from '../spec-events.js';
import type { ApplyCheque } from './apply-cheque.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

const apply: ApplyCheque = { type: 'ApplyCheque', customerId: 'astrid', ...cheque.data, on: ON };

test('a cheque is taken off the goods', () => {
  given(astridsCart, added(cream, 1)).when(apply).then(cheque);
});

test('the same cheque once, and no second one beside it', () => {
  given(astridsCart, added(cream, 1), cheque).when(apply).then();
  given(astridsCart, added(cream, 1), cheque)
    .when({ ...apply, chequeId: 'cheque-2' })
    .thenRejected({ type: 'AnotherChequeApplied', field: 'chequeId', applied: 'cheque-1' });
});

test('valid through its last day', () => {
  given(astridsCart, added(cream, 1))
    .when({ ...apply, on: '2026-07-31' })
    .then(cheque);
  given(astridsCart, added(cream, 1))
    .when({ ...apply, on: '2026-08-01' })
    .thenRejected({ type: 'ChequeHasExpired', field: 'chequeId', validTo: '2026-07-31' });
});

test('never for more than the goods, and prescription items do not count', () => {
  given(astridsCart, added(elvanse, 1), added({ ...cream, unitPrice: 1999 }, 1))
    .when(apply)
    .thenRejected({ type: 'ChequeAboveGoods', field: 'chequeId', amount: 2000, goods: 1999 });
});

test('a guest’s cart takes none', () => {
  given(guestCart, added(cream, 1)).when(apply).thenRejected({ type: 'ChequeNeedsMember', field: 'chequeId' });
});
