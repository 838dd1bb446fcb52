import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import {
  authorised,
  captured,
  captureFailed,
  captureRequested,
  captureSent,
  failed,
  LATER,
  refundFailed,
  refundRequested,
  refundSent,
  started,
} from '../spec-events.js';
import type { RequestRefund } from './request-refund.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const request: RequestRefund = {
  type: 'RequestRefund',
  refundId: 'refund-1',
  amount: 10_000,
  reason: 'return',
  requestedAt: LATER,
};
const asked = [started, authorised, captureRequested, captureSent] as const;
const paid = [...asked, captured] as const;
const all = { ...request, amount: 25_000 };
const allRequested = { ...refundRequested, data: { ...refundRequested.data, amount: 25_000 } };

test('money goes back, once for each refund', () => {
  given(...paid)
    .when(request)
    .then(refundRequested, refundSent);
  given(...paid, refundRequested, refundSent)
    .when(request)
    .then();
});

test('a refund waits for its capture', () => {
  given(...asked)
    .when(request)
    .then(refundRequested);
  given(...asked, captureFailed)
    .when(request)
    .then(refundRequested);
});

test('a capture that has failed is not tried again for what all comes back', () => {
  given(...asked, captureFailed)
    .when(all)
    .then(
      allRequested,
      { type: 'CaptureDropped', data: { captureId: 'capture-1', reason: 'nothing-due' } },
      { type: 'RefundDropped', data: { refundId: 'refund-1', reason: 'nothing-due' } },
      {
        type: 'ReversalRequested',
        data: {
          reversalId: 'refund-1',
          amount: 25_000,
          pspReference: 'psp-1',
          reason: 'not-captured',
          requestedAt: LATER,
        },
      },
      { type: 'ReversalSent', data: { reversalId: 'refund-1', attempt: 1, sentAt: LATER } },
    );
});

test('where a person has settled the capture, a person settles the refund', () => {
  const closed = { taskId: 'capture-1', kind: 'capture', reason: 'betald i butik', closedAt: LATER } as const;
  given(...asked, failed('CaptureFailed', 5, null), { type: 'TaskClosed', data: closed })
    .when(request)
    .then(refundRequested, {
      type: 'RefundFailed',
      data: {
        refundId: 'refund-1',
        attempt: 0,
        reason: 'capture-closed',
        failedAt: LATER,
        retryAt: null,
        undone: 0,
        ruleVersion: 'partner-retries@2000-01-01',
      },
    });
});

test('never more than was taken, a refund that failed counted', () => {
  given(...paid, refundRequested, refundSent, refundFailed)
    .when({ ...request, refundId: 'refund-2', amount: 15_001 })
    .thenRejected({ type: 'RefundAboveTaken', field: 'amount', refundable: 15_000 });
  given(started, authorised).when(request).thenRejected({ type: 'RefundAboveTaken', field: 'amount', refundable: 0 });
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
