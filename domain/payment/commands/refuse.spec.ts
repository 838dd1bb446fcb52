import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import { AT, authorised, refused, started, timedOut } from '../spec-events.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const refuse = { type: 'Refuse', pspReference: 'psp-1', reason: 'DECLINED', refusedAt: AT } as const;

test('the bank says no, once', () => {
  given(started).when(refuse).then(refused);
  given(started, refused).when(refuse).then();
});

test('a final state is never downgraded', () => {
  given(started, authorised).when(refuse).then();
  given(started, timedOut).when(refuse).then();
});

test('a payment nobody started is not refused', () => {
  given().when(refuse).thenRejected({ type: 'PaymentUnknown' });
});
