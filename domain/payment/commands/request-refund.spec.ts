import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import {
  authorised,
  captured,
  captureRequested,
  late,
  LATER,
  refundFailed,
  refundRequested,
  started,
  timedOut,
} from '../spec-events.js';
import type { RequestRefund } from './request-refund.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const request: RequestRefund = {
  type: 'RequestRefund',
  refundId: 'refund-1',
  amount: 10_000,
  pspReference: null,
  reason: 'return',
  requestedAt: LATER,
};
const paid = [started, authorised, captureRequested, captured] as const;

test('money goes back, once for each refund', () => {
  given(...paid)
    .when(request)
    .then(refundRequested);
  given(...paid, refundRequested)
    .when(request)
    .then();
});

test('never more than was taken', () => {
  given(...paid, refundRequested)
    .when({ ...request, refundId: 'refund-2', amount: 15_001 })
    .thenRejected({ type: 'RefundAboveTaken', field: 'amount', refundable: 15_000 });
  given(started, authorised).when(request).thenRejected({ type: 'RefundAboveTaken', field: 'amount', refundable: 0 });
});

test('a failed refund leaves its money to be sent again', () => {
  const again = { ...request, refundId: 'refund-2', amount: 25_000 };
  given(...paid, refundRequested, refundFailed)
    .when(again)
    .then({ type: 'RefundRequested', data: { ...refundRequested.data, refundId: 'refund-2', amount: 25_000 } });
});

test('money of a late authorisation goes back to where it came from', () => {
  given(started, timedOut, late)
    .when({ ...request, amount: 25_000, pspReference: 'psp-1', reason: 'late-authorisation' })
    .then({ type: 'RefundRequested', data: { ...refundRequested.data, amount: 25_000, reason: 'late-authorisation' } });
});

test.each([0, -1, 0.5])('%p öre cannot go back', (amount) => {
  given(...paid)
    .when({ ...request, amount })
    .thenRejected({ type: 'AmountInvalid', field: 'amount' });
});

test('nothing goes back from a payment that never was', () => {
  given().when(request).thenRejected({ type: 'PaymentUnknown' });
  given(started).when(request).thenRejected({ type: 'PaymentNotAuthorised', phase: 'started' });
});
