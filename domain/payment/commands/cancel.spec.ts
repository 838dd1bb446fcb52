import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import {
  AT,
  authorised,
  captured,
  captureFailed,
  captureRequested,
  refused,
  refundRequested,
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

test('the shopper turns back, once', () => {
  given(started).when(shopper).then(cancelled('shopper'));
  given(started, cancelled('shopper')).when(shopper).then();
});

test('a browser that says "cancelled" too late changes nothing', () => {
  given(started, authorised).when(shopper).then();
  given(started, refused).when(shopper).then();
});

test('the order is cancelled: a reservation is let go', () => {
  given(started, authorised).when(orderCancelled).then(cancelled('order-cancelled'));
  given(started, authorised, captureRequested, captureFailed).when(orderCancelled).then(cancelled('order-cancelled'));
});

test('the order is cancelled: money that moved goes back, once, less what already does', () => {
  given(swish, authorised, taken).when(orderCancelled).then(back(25_000));
  given(swish, authorised, taken, back(25_000)).when(orderCancelled).then();
  given(started, authorised, captureRequested, captured, refundRequested).when(orderCancelled).then(back(15_000));
});

test('a payment nobody started is not cancelled', () => {
  given().when(shopper).thenRejected({ type: 'PaymentUnknown' });
});
