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
  refundRequested,
  reversalRequested,
  reversalSent,
  sent,
  started,
} from '../spec-events.js';
import type { FailCapture } from './fail-capture.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const fail: FailCapture = {
  type: 'FailCapture',
  captureId: 'capture-1',
  attempt: 1,
  stated: null,
  reason: 'bank',
  failedAt: LATER,
};
const asked = [started, authorised, captureRequested, captureSent] as const;

test('a capture fails once, and the event tells when it is tried again', () => {
  given(...asked)
    .when(fail)
    .then(captureFailed);
  given(...asked, captureFailed)
    .when(fail)
    .then();
});

test('a failure after a success makes the capture due again', () => {
  given(...asked, captured)
    .when(fail)
    .then(failed('CaptureFailed', 1, IN_TEN_MINUTES, 25_000));
});

test('after the last attempt it is a task for a person', () => {
  const fifth = [...asked, failed('CaptureFailed', 4), sent('CaptureSent', 5)];
  given(...fifth)
    .when({ ...fail, attempt: 5 })
    .then(failed('CaptureFailed', 5, null));
});

test('a late message about an earlier attempt changes nothing', () => {
  given(...asked, captureFailed, sent('CaptureSent', 2))
    .when(fail)
    .then();
});

test('a capture is not tried again when everything was returned: the reservation is released', () => {
  const all = { ...refundRequested, data: { ...refundRequested.data, amount: 25_000 } };
  const reversalId = 'capture-1';
  given(...asked, all)
    .when(fail)
    .then(
      failed('CaptureFailed', 1, null),
      { type: 'CaptureDropped', data: { captureId: 'capture-1', reason: 'nothing-due' } },
      { type: 'RefundDropped', data: { refundId: 'refund-1', reason: 'nothing-due' } },
      { ...reversalRequested, data: { ...reversalRequested.data, reversalId, reason: 'not-captured' } },
      { ...reversalSent, data: { ...reversalSent.data, reversalId } } as never,
    );
});

test('a capture that was never requested is unknown', () => {
  const unknown = { type: 'CaptureUnknown', field: 'captureId' } as const;
  given(started, authorised).when(fail).thenRejected(unknown);
  given(...asked)
    .when({ ...fail, captureId: 'capture-0' })
    .thenRejected(unknown);
});

test('a failure with another sum is recorded, and changes no attempt', () => {
  const stated = { record: 'capture', reference: 'capture-1', ours: '250.00 SEK', foundAt: LATER } as const;
  given(...asked)
    .when({ ...fail, stated: statedSek(1) })
    .then(differed({ ...stated, kind: 'amount', theirs: '0.01 SEK', amount: -24_999 }));
});
