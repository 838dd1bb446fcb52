import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import { authorised, started, swish } from '../spec-events.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const { capture: _, ...asked } = started.data;
const start = { type: 'Start', orderMethod: 'scheme', ...asked } as const;

test('a payment is started once for its order', () => {
  given().when(start).then(started);
  given(started).when(start).then();
  given(started, authorised).when(start).then();
  given(started)
    .when({ ...start, orderId: 'order-2' })
    .thenRejected({ type: 'PaymentAlreadyStarted' });
});

test('the payment method decides when the money moves', () => {
  given()
    .when({ ...start, orderMethod: 'swish', method: 'swish' })
    .then(swish);
});

test('another method than the order’s, or than that of the first start, is refused', () => {
  given()
    .when({ ...start, method: 'swish' })
    .thenRejected({ type: 'MethodDiffers', field: 'method', expected: 'scheme' });
  given(started)
    .when({ ...start, method: 'swish' })
    .thenRejected({ type: 'MethodDiffers', field: 'method', expected: 'scheme' });
  given(swish).when(start).thenRejected({ type: 'MethodDiffers', field: 'method', expected: 'swish' });
});

test.each([-1, 0.5])('%p öre is not an amount', (amount) => {
  given()
    .when({ ...start, amount })
    .thenRejected({ type: 'AmountInvalid', field: 'amount' });
});
