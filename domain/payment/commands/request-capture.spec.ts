import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import {
  authorised,
  captured,
  captureFailed,
  captureRequested,
  LATER,
  started,
  swish,
  taken,
  timedOut,
} from '../spec-events.js';
import type { RequestCapture } from './request-capture.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const request: RequestCapture = { type: 'RequestCapture', captureId: 'capture-1', amount: 25_000, requestedAt: LATER };
const again = { ...request, captureId: 'capture-2' };

test('a reservation is captured at most once', () => {
  given(started, authorised).when(request).then(captureRequested);
  given(started, authorised, captureRequested).when(again).then();
  given(started, authorised, captureRequested, captured).when(again).then();
});

test('a failed capture is asked for again under a new id', () => {
  given(started, authorised, captureRequested, captureFailed).when(request).then();
  given(started, authorised, captureRequested, captureFailed)
    .when(again)
    .then({ type: 'CaptureRequested', data: { ...captureRequested.data, captureId: 'capture-2' } });
});

test('Swish leaves nothing to capture', () => {
  given(swish, authorised, taken).when(request).then();
});

test('what was not reserved, or in another sum, is not captured', () => {
  given(started).when(request).thenRejected({ type: 'PaymentNotAuthorised', phase: 'started' });
  given(started, timedOut).when(request).thenRejected({ type: 'PaymentNotAuthorised', phase: 'cancelled' });
  given(started, authorised)
    .when({ ...request, amount: 25_001 })
    .thenRejected({ type: 'AmountDiffers', field: 'amount', expected: 25_000 });
  given().when(request).thenRejected({ type: 'PaymentUnknown' });
});
