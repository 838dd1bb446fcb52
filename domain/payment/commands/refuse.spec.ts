import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import { AT, authorised, differed, refused, started, timedOut } from '../spec-events.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const refuse = { type: 'Refuse', pspReference: 'psp-1', stated: null, reason: 'DECLINED', refusedAt: AT } as const;

test('the bank refuses once', () => {
  given(started).when(refuse).then(refused);
  given(started, refused).when(refuse).then();
});

test('a final state never becomes a lower one', () => {
  given(started, authorised).when(refuse).then();
  given(started, timedOut).when(refuse).then();
});

test('a refusal in another currency does not belong to this payment', () => {
  const stated = { record: 'authorisation', reference: 'psp-1', ours: '250.00 SEK', foundAt: AT } as const;
  given(started)
    .when({ ...refuse, stated: { amount: 25_000, currency: 'EUR', statementId: 'message-1' } })
    .then(differed({ ...stated, kind: 'currency', theirs: '250.00 EUR', amount: -25_000 }));
});

test('a payment that was never started cannot be refused', () => {
  given().when(refuse).thenRejected({ type: 'PaymentUnknown' });
});
