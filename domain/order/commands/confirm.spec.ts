import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { order } from '../index.js';
import { AT, cancelled, confirmed, cream, dispatched, failed, placed } from '../spec-events.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

const confirm = { type: 'Confirm', paymentId: 'payment-1', confirmedAt: AT } as const;

test('a paid order is confirmed, once', () => {
  given(placed([cream]))
    .when(confirm)
    .then(confirmed);
  given(placed([cream]), confirmed)
    .when(confirm)
    .then();
  given(placed([cream]), confirmed, dispatched)
    .when(confirm)
    .then();
});

test('an order that failed or was cancelled is not', () => {
  given(placed([cream]), failed)
    .when(confirm)
    .thenRejected({ type: 'OrderPhaseWrong', phase: 'failed' });
  given(placed([cream]), cancelled)
    .when(confirm)
    .thenRejected({ type: 'OrderPhaseWrong', phase: 'cancelled' });
});

test('nor by the payment of another order, nor one that does not exist', () => {
  given(placed([cream]))
    .when({ ...confirm, paymentId: 'payment-2' })
    .thenRejected({ type: 'PaymentOfAnotherOrder', field: 'paymentId' });
  given().when(confirm).thenRejected({ type: 'OrderUnknown' });
});
