import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import { authorised, captured, captureFailed, captureRequested, LATER, started } from '../spec-events.js';
import type { ConfirmCapture } from './confirm-capture.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const confirm: ConfirmCapture = {
  type: 'ConfirmCapture',
  captureId: 'capture-1',
  amount: 25_000,
  pspReference: 'psp-capture',
  capturedAt: LATER,
};

test('the money has moved, once', () => {
  given(started, authorised, captureRequested).when(confirm).then(captured);
  given(started, authorised, captureRequested, captured).when(confirm).then();
});

test('a success overtaken by its failure still counts', () => {
  given(started, authorised, captureRequested, captureFailed).when(confirm).then(captured);
});

test('nobody asked for it, or for that sum', () => {
  given(started, authorised).when(confirm).thenRejected({ type: 'CaptureUnknown', field: 'captureId' });
  given(started, authorised, captureRequested)
    .when({ ...confirm, amount: 1 })
    .thenRejected({ type: 'AmountDiffers', field: 'amount', expected: 25_000 });
});
