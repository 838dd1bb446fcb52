import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { order } from '../index.js';
import { cancelled, confirmed, cream, failed, placed } from '../spec-events.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

const fail = { type: 'Fail', paymentId: 'payment-1', reason: 'refused' } as const;

test('a refused payment ends the order, once', () => {
  given(placed([cream]))
    .when(fail)
    .then(failed);
  given(placed([cream]), failed)
    .when({ ...fail, reason: 'timed-out' })
    .then();
});

test('a confirmed or cancelled order cannot fail any more', () => {
  given(placed([cream]), confirmed)
    .when(fail)
    .thenRejected({ type: 'OrderPhaseWrong', phase: 'confirmed' });
  given(placed([cream]), cancelled)
    .when(fail)
    .thenRejected({ type: 'OrderPhaseWrong', phase: 'cancelled' });
});

test('another order’s payment says nothing about this one', () => {
  given(placed([cream]))
    .when({ ...fail, paymentId: 'payment-2' })
    .thenRejected({ type: 'PaymentOfAnotherOrder', field: 'paymentId' });
});
