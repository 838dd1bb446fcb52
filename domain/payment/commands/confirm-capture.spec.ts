import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import {
  authorised,
  captured,
  captureFailed,
  captureRequested,
  captureSent,
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
  amount: 25_000,
  pspReference: 'psp-capture',
  capturedAt: LATER,
};
const asked = [started, authorised, captureRequested, captureSent] as const;

test('the money has moved, once', () => {
  given(...asked)
    .when(confirm)
    .then(captured);
  given(...asked, captured)
    .when(confirm)
    .then();
});

test('a success that its failure has overtaken is not the last word', () => {
  given(...asked, captureFailed)
    .when(confirm)
    .then();
});

test('a new attempt is known from the one before', () => {
  const again = [...asked, captureFailed, sent('CaptureSent', 2)];
  given(...again)
    .when(confirm)
    .then();
  given(...again)
    .when({ ...confirm, attempt: 2 })
    .then(captured);
});

test('the refunds that waited for it go now', () => {
  given(...asked, refundRequested)
    .when(confirm)
    .then(captured, refundSent);
});

test('nobody asked for it, or for that sum', () => {
  const unknown = { type: 'CaptureUnknown', field: 'captureId' } as const;
  given(started, authorised).when(confirm).thenRejected(unknown);
  given(...asked)
    .when({ ...confirm, attempt: 2 })
    .thenRejected(unknown);
  given(...asked)
    .when({ ...confirm, amount: 1 })
    .thenRejected({ type: 'AmountDiffers', field: 'amount', expected: 25_000 });
});
