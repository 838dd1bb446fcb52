import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import {
  authorised,
  captured,
  captureRequested,
  LATER,
  refunded,
  refundFailed,
  refundRequested,
  started,
} from '../spec-events.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const confirm = { type: 'ConfirmRefund', refundId: 'refund-1', pspReference: 'psp-refund', refundedAt: LATER } as const;
const asked = [started, authorised, captureRequested, captured, refundRequested] as const;

test('the shopper has the money, once', () => {
  given(...asked)
    .when(confirm)
    .then(refunded);
  given(...asked, refundFailed)
    .when(confirm)
    .then(refunded);
  given(...asked, refunded)
    .when(confirm)
    .then();
});

test('a refund nobody asked for is not known', () => {
  given(started, authorised).when(confirm).thenRejected({ type: 'RefundUnknown', field: 'refundId' });
});
