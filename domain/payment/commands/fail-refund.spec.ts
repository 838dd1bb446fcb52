import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import {
  authorised,
  captured,
  captureRequested,
  refunded,
  refundFailed,
  refundRequested,
  started,
} from '../spec-events.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const fail = { type: 'FailRefund', refundId: 'refund-1', reason: 'bank' } as const;
const asked = [started, authorised, captureRequested, captured, refundRequested] as const;

test('a refund fails, once, and not after it arrived', () => {
  given(...asked)
    .when(fail)
    .then(refundFailed);
  given(...asked, refundFailed)
    .when(fail)
    .then();
  given(...asked, refunded)
    .when(fail)
    .then();
});

test('a refund nobody asked for is not known', () => {
  given(started, authorised).when(fail).thenRejected({ type: 'RefundUnknown', field: 'refundId' });
});
