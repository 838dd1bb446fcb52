import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import {
  AT,
  authorised,
  captured,
  captureFailed,
  captureRequested,
  captureSent,
  refused,
  refundRequested,
  refundSent,
  started,
  swish,
  taken,
} from '../spec-events.js';
import type { Cancel } from './cancel.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const shopper: Cancel = { type: 'Cancel', reason: 'shopper', cancelledAt: AT, refundId: 'refund-9' };
const orderCancelled: Cancel = { ...shopper, reason: 'order-cancelled' };
const cancelled = (reason: Cancel['reason']) =>
  ({ type: 'PaymentCancelled', data: { reason, cancelledAt: AT } }) as const;
const back = (amount: number) =>
  ({
    type: 'RefundRequested',
    data: { refundId: 'refund-9', amount, pspReference: 'psp-1', reason: 'order-cancelled', requestedAt: AT },
  }) as const;

test('the shopper cancels once', () => {
  given(started).when(shopper).then(cancelled('shopper'));
  given(started, cancelled('shopper')).when(shopper).then();
});

test('a browser that reports "cancelled" too late changes nothing', () => {
  given(started, authorised).when(shopper).then();
  given(started, refused).when(shopper).then();
});

const released = [
  {
    type: 'ReversalRequested',
    data: {
      reversalId: 'refund-9',
      amount: 25_000,
      pspReference: 'psp-1',
      reason: 'not-captured',
      requestedAt: AT,
    },
  },
  { type: 'ReversalSent', data: { reversalId: 'refund-9', attempt: 1, sentAt: AT } },
] as const;
const gone = { type: 'RefundSent', data: { refundId: 'refund-9', attempt: 1, sentAt: AT } } as const;
const asked = [started, authorised, captureRequested, captureSent] as const;

test('a cancelled order releases its reservation', () => {
  given(started, authorised)
    .when(orderCancelled)
    .then(cancelled('order-cancelled'), ...released);
  given(...asked, captureFailed)
    .when(orderCancelled)
    .then(
      cancelled('order-cancelled'),
      { type: 'CaptureDropped', data: { captureId: 'capture-1', reason: 'nothing-due' } },
      ...released,
    );
});

test('a cancelled order sends captured money back once, less what is already being refunded', () => {
  given(swish, authorised, taken).when(orderCancelled).then(back(25_000), gone);
  given(swish, authorised, taken, back(25_000), gone).when(orderCancelled).then();
  given(...asked, captured, refundRequested, refundSent)
    .when(orderCancelled)
    .then(back(15_000), gone);
});

test('an order cancelled during the capture sends the money back after the capture', () => {
  given(...asked)
    .when(orderCancelled)
    .then(back(25_000));
});

test('a payment that was never started cannot be cancelled', () => {
  given().when(shopper).thenRejected({ type: 'PaymentUnknown' });
  given().when(orderCancelled).then();
});
