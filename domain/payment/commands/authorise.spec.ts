import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { payment, statedSek } from '../index.js';
import {
  AT,
  authorised,
  captureRequested,
  differed,
  late,
  refused,
  started,
  swish,
  taken,
  timedOut,
} from '../spec-events.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const authorise = { type: 'Authorise', pspReference: 'psp-1', stated: statedSek(25_000), authorisedAt: AT } as const;

test('a card is reserved', () => {
  given(started).when(authorise).then(authorised);
});

test('a Swish payment moves the money at once', () => {
  given(swish).when(authorise).then(authorised, taken);
});

test('an authorisation reported by browser and webhook is recorded once', () => {
  given(started, authorised).when(authorise).then();
  given(started, authorised, captureRequested).when(authorise).then();
  given(swish, authorised, taken).when(authorise).then();
});

test('an authorisation after the payment was given up does not change the outcome, and the money is sent back', () => {
  given(started, timedOut).when(authorise).then(late);
  given(started, refused).when(authorise).then(late);
  given(started, timedOut, late).when(authorise).then();
});

test('a second authorisation of a paid order is sent back too', () => {
  given(started, authorised)
    .when({ ...authorise, pspReference: 'psp-2' })
    .then({ type: 'LateAuthorisationReceived', data: { ...late.data, pspReference: 'psp-2' } });
});

test('an authorisation reversed after the order was cancelled is not a late authorisation', () => {
  given(started, authorised, { type: 'PaymentCancelled', data: { reason: 'order-cancelled', cancelledAt: AT } })
    .when(authorise)
    .then();
});

test('an answer without a sum stands for the sum that was requested', () => {
  given(started)
    .when({ ...authorise, stated: null })
    .then(authorised);
});

const stated = { record: 'authorisation', reference: 'psp-1', ours: '250.00 SEK', foundAt: AT } as const;
const less = differed({ ...stated, kind: 'amount', theirs: '1.00 SEK', amount: -24_900 });
const euro = differed({ ...stated, kind: 'currency', theirs: '250.00 EUR', amount: -25_000 });

test.each([
  ['another sum', 100, 'SEK', less],
  ['another currency', 25_000, 'EUR', euro],
])(
  '%s than the order’s is recorded once and never accepted, whenever it arrives',
  (_what, amount, currency, stated) => {
    const other = { ...authorise, stated: { amount, currency, statementId: 'message-1' } };
    for (const paid of [started, swish]) {
      given(paid).when(other).then(stated);
      given(paid, stated).when(other).then();
    }
    given(started, authorised).when(other).then(stated);
    given(started, timedOut).when(other).then(stated);
  },
);

test('the right sum is accepted after a wrong one', () => {
  given(started, euro).when(authorise).then(authorised);
});

test('a payment that was never started cannot be authorised', () => {
  given().when(authorise).thenRejected({ type: 'PaymentUnknown' });
});
