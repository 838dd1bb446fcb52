import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { payment, statedSek } from '../index.js';
import {
  failed,
  IN_TEN_MINUTES,
  late,
  LATER,
  reversalFailed,
  reversalRequested,
  reversalSent,
  reversed,
  sent,
  started,
  timedOut,
} from '../spec-events.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const request = { type: 'RequestReversal', ...reversalRequested.data } as const;
const confirm = {
  type: 'ConfirmReversal',
  reversalId: 'reversal-1',
  attempt: 1,
  pspReference: 'psp-reversal',
  reversedAt: LATER,
} as const;
const fail = { type: 'FailReversal', reversalId: 'reversal-1', attempt: 1, reason: 'bank', failedAt: LATER } as const;
const asked = [started, timedOut, late, reversalRequested, reversalSent] as const;

test('money of a late authorisation is sent back to its source once', () => {
  given(started, timedOut, late).when(request).then(reversalRequested, reversalSent);
  given(...asked)
    .when(request)
    .then();
});

test('the partner reverses it once', () => {
  given(...asked)
    .when(confirm)
    .then(reversed);
  given(...asked, reversed)
    .when(confirm)
    .then();
});

test('a reversal that fails is tried again, and in the end is a task for a person', () => {
  given(...asked)
    .when(fail)
    .then(reversalFailed);
  given(...asked, failed('ReversalFailed', 4), sent('ReversalSent', 5))
    .when({ ...fail, attempt: 5 })
    .then(failed('ReversalFailed', 5, null));
});

test('a failure is the last word of an attempt', () => {
  given(...asked, reversed)
    .when(fail)
    .then(failed('ReversalFailed', 1, IN_TEN_MINUTES, 25_000));
  given(...asked, reversalFailed)
    .when(confirm)
    .then();
});

test('a reversal that sent money back can fail as a refund does, also after its success', () => {
  const failRefund = {
    type: 'FailRefund',
    refundId: 'reversal-1',
    attempt: 1,
    stated: statedSek(25_000),
    reason: 'bank',
    failedAt: LATER,
  } as const;
  given(...asked)
    .when(failRefund)
    .then(reversalFailed);
  given(...asked, reversed)
    .when(failRefund)
    .then(failed('ReversalFailed', 1, IN_TEN_MINUTES, 25_000));
});

test('a reversal that was never requested is unknown', () => {
  const unknown = { type: 'ReversalUnknown', field: 'reversalId' } as const;
  given(started).when(confirm).thenRejected(unknown);
  given(started).when(fail).thenRejected(unknown);
  given().when(request).thenRejected({ type: 'PaymentUnknown' });
});
