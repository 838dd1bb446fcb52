import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import {
  authorised,
  captured,
  captureFailed,
  captureRequested,
  captureSent,
  failed,
  IN_TEN_MINUTES,
  late,
  LATER,
  refundFailed,
  refundRequested,
  refundSent,
  reversalFailed,
  reversalRequested,
  reversalSent,
  sent,
  started,
  timedOut,
} from '../spec-events.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const due = { type: 'RetryDue', at: IN_TEN_MINUTES } as const;
const asked = [started, authorised, captureRequested, captureSent] as const;

test('a failed attempt is repeated under the next number at its time, not before', () => {
  given(...asked, captureFailed)
    .when(due)
    .then(sent('CaptureSent', 2, IN_TEN_MINUTES));
  given(...asked, captureFailed)
    .when({ ...due, at: LATER })
    .then();
  given(...asked, captured, refundRequested, refundSent, refundFailed)
    .when(due)
    .then(sent('RefundSent', 2, IN_TEN_MINUTES));
  given(started, timedOut, late, reversalRequested, reversalSent, reversalFailed)
    .when(due)
    .then(sent('ReversalSent', 2, IN_TEN_MINUTES));
});

test('a task for a person is not repeated automatically', () => {
  given(...asked, failed('CaptureFailed', 5, null))
    .when(due)
    .then();
});

test('a refund is not sent before its money is captured', () => {
  given(...asked, captured, refundRequested, refundSent, captureFailed, refundFailed)
    .when({ ...due, at: LATER })
    .then();
  given(...asked, captured, refundRequested, refundSent, captureFailed, refundFailed)
    .when(due)
    .then(sent('CaptureSent', 2, IN_TEN_MINUTES));
});
