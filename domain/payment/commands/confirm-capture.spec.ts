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
  LATER,
  refundRequested,
  refundSent,
  sent,
  started,
} from '../spec-events.js';
import type { ConfirmCapture } from './confirm-capture.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const confirm: ConfirmCapture = {
  type: 'ConfirmCapture',
  captureId: 'capture-1',
  attempt: 1,
  stated: statedSek(25_000),
  pspReference: 'psp-capture',
  capturedAt: LATER,
};
const asked = [started, authorised, captureRequested, captureSent] as const;

test('a capture is confirmed once', () => {
  given(...asked)
    .when(confirm)
    .then(captured);
  given(...asked, captured)
    .when(confirm)
    .then();
});

test('a success that is older than its failure is not the last word', () => {
  given(...asked, captureFailed)
    .when(confirm)
    .then();
});

test('a new attempt is told apart from the one before', () => {
  const again = [...asked, captureFailed, sent('CaptureSent', 2)];
  given(...again)
    .when(confirm)
    .then();
  given(...again)
    .when({ ...confirm, attempt: 2 })
    .then(captured);
});

test('refunds that waited for the capture are sent now', () => {
  given(...asked, refundRequested)
    .when(confirm)
    .then(captured, refundSent);
});

test('a capture that was never requested is refused', () => {
  const unknown = { type: 'CaptureUnknown', field: 'captureId' } as const;
  given(started, authorised).when(confirm).thenRejected(unknown);
  given(...asked)
    .when({ ...confirm, attempt: 2 })
    .thenRejected(unknown);
});

test('another sum or currency is recorded, and confirms nothing', () => {
  const stated = { record: 'capture', reference: 'psp-capture', ours: '250.00 SEK', foundAt: LATER } as const;
  given(...asked)
    .when({ ...confirm, stated: statedSek(100) })
    .then(differed({ ...stated, kind: 'amount', theirs: '1.00 SEK', amount: -24_900 }));
  given(...asked)
    .when({ ...confirm, stated: { ...statedSek(25_000), currency: 'EUR' } })
    .then(differed({ ...stated, kind: 'currency', theirs: '250.00 EUR', amount: -25_000 }));
});
