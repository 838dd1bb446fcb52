import { expect, test } from 'vitest';

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
  started,
  swish,
  taken,
  timedOut,
} from '../spec-events.js';
import type { RequestCapture } from './request-capture.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const request: RequestCapture = { type: 'RequestCapture', captureId: 'capture-1', amount: 25_000, requestedAt: LATER };
const again = { ...request, captureId: 'capture-2' };

const asked = [started, authorised, captureRequested, captureSent] as const;

test('the money of a parcel is captured at most once', () => {
  given(started, authorised).when(request).then(captureRequested, captureSent);
  given(...asked)
    .when(request)
    .then();
  given(...asked, captured)
    .when(request)
    .then();
  given(...asked, captureFailed)
    .when(request)
    .then();
});

test('two parcels are captured on their own, and together never more than was reserved', () => {
  const part = { ...request, amount: 15_000 };
  const first = [
    { ...captureRequested, data: { ...captureRequested.data, amount: 15_000 } },
    captureSent,
    { ...captured, data: { ...captured.data, amount: 15_000 } },
  ] as const;
  const rest = { captureId: 'capture-2', amount: 10_000 };
  given(started, authorised)
    .when(part)
    .then(...first.slice(0, 2));
  given(started, authorised, ...first)
    .when({ ...again, amount: 10_000 })
    .then(
      { type: 'CaptureRequested', data: { ...rest, requestedAt: LATER } },
      { type: 'CaptureSent', data: { captureId: 'capture-2', attempt: 1, sentAt: LATER } },
    );
  given(started, authorised, ...first)
    .when({ ...again, amount: 10_001 })
    .then({ type: 'GoodsLeftUnpaid', data: { captureId: 'capture-2', amount: 10_001, leftAt: LATER } });
});

test('Swish has nothing to capture', () => {
  given(swish, authorised, taken).when(request).then();
});

test('a dispatch without money to capture is recorded once', () => {
  const left = { type: 'GoodsLeftUnpaid', data: { captureId: 'capture-1', amount: 25_000, leftAt: LATER } } as const;
  const back = { ...refundRequested, data: { ...refundRequested.data, amount: 25_000, reason: 'order-cancelled' } };
  given(started).when(request).then(left);
  given(started, timedOut).when(request).then(left);
  given(swish, authorised, taken, back).when(request).then(left);
  given(started, timedOut, left).when(request).then();
});

test('a dispatch with another sum, or without a payment, is recorded and not captured', () => {
  const left = (amount: number) =>
    ({ type: 'GoodsLeftUnpaid', data: { captureId: 'capture-1', amount, leftAt: LATER } }) as const;
  given(started, authorised)
    .when({ ...request, amount: 25_001 })
    .then(left(25_001));
  given().when(request).then(left(25_000));
});
