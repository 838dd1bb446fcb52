import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import { authorised, started } from '../spec-events.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const start = { type: 'Start', ...started.data } as const;

test('a payment is started once for its order', () => {
  given().when(start).then(started);
  given(started).when(start).then();
  given(started, authorised).when(start).then();
  given(started)
    .when({ ...start, orderId: 'order-2' })
    .thenRejected({ type: 'PaymentAlreadyStarted' });
});

test.each([-1, 0.5])('%p öre is no amount', (amount) => {
  given()
    .when({ ...start, amount })
    .thenRejected({ type: 'AmountInvalid', field: 'amount' });
});
