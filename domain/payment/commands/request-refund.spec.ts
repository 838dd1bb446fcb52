import { describe, expect, test } from 'vitest';

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

test('each refund sends money back once', () => {
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

test('a failed capture is not tried again when everything is refunded', () => {
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

test('when a person has settled the capture, a person settles the refund', () => {
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

describe('a refund that the payment cannot pay', () => {
  const wanted = (amount: number, ours: string, kind: 'amount' | 'missing-here' = 'amount') =>
    ({
      type: 'PaymentDiffered',
      data: {
        differenceId: 'refund-2',
        source: 'order',
        reportDate: '2026-05-04',
        kind,
        record: 'refund',
        reference: 'refund-2',
        ours,
        theirs: `${(amount / 100).toFixed(2)} SEK`,
        amount: Number.parseFloat(ours) * 100 - amount,
        settled: false,
        foundAt: LATER,
      },
    }) as const;
  const second = { ...request, refundId: 'refund-2' };

  test('is a task for a person: more than was captured, a failed refund included', () => {
    given(...paid, refundRequested, refundSent, refundFailed)
      .when({ ...second, amount: 15_001 })
      .then(wanted(15_001, '150.00 SEK'));
    given(started, authorised).when(second).then(wanted(10_000, '0.00 SEK'));
  });

  test('is a task for a person: nothing was ever paid', () => {
    given(started).when(second).then(wanted(10_000, '0.00 SEK'));
    given()
      .when(second)
      .then(wanted(10_000, '0.00 SEK', 'missing-here'));
  });

  test('is recorded once', () => {
    given(started, wanted(10_000, '0.00 SEK')).when(second).then();
  });
});

test.each([0, -1, 0.5])('%p öre cannot be refunded', (amount) => {
  given(...paid)
    .when({ ...request, amount })
    .thenRejected({ type: 'AmountInvalid', field: 'amount' });
});
