import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { payment, statedSek } from '../index.js';
import {
  authorised,
  captured,
  captureFailed,
  captureRequested,
  captureSent,
  differed,
  failed,
  IN_TEN_MINUTES,
  LATER,
  refunded,
  refundFailed,
  refundRequested,
  refundSent,
  sent,
  started,
} from '../spec-events.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const fail = {
  type: 'FailRefund',
  refundId: 'refund-1',
  attempt: 1,
  stated: null,
  reason: 'bank',
  failedAt: LATER,
} as const;
const asked = [started, authorised, captureRequested, captureSent, captured, refundRequested, refundSent] as const;

test('a refund fails once, also after the partner had reported its success', () => {
  given(...asked)
    .when(fail)
    .then(refundFailed);
  given(...asked, refundFailed)
    .when(fail)
    .then();
  given(...asked, refunded)
    .when(fail)
    .then(failed('RefundFailed', 1, IN_TEN_MINUTES, 10_000));
});

test('after the last attempt it is a task for a person', () => {
  given(...asked, failed('RefundFailed', 4), sent('RefundSent', 5))
    .when({ ...fail, attempt: 5 })
    .then(failed('RefundFailed', 5, null));
});

test('no refund is owed when the capture has failed as well', () => {
  const all = { ...refundRequested, data: { ...refundRequested.data, amount: 25_000 } };
  given(started, authorised, captureRequested, captureSent, captured, all, refundSent, captureFailed)
    .when(fail)
    .then(
      refundFailed,
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

test('a refund that was never requested is unknown', () => {
  given(started, authorised).when(fail).thenRejected({ type: 'RefundUnknown', field: 'refundId' });
});

test('a failure with another sum is recorded, and changes no attempt', () => {
  const stated = { record: 'refund', reference: 'refund-1', ours: '100.00 SEK', foundAt: LATER } as const;
  given(...asked)
    .when({ ...fail, stated: statedSek(1) })
    .then(differed({ ...stated, kind: 'amount', theirs: '0.01 SEK', amount: -9_999 }));
});
