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

test('Swish moves the money at once', () => {
  given(swish).when(authorise).then(authorised, taken);
});

test('browser and webhook tell it twice, it happens once', () => {
  given(started, authorised).when(authorise).then();
  given(started, authorised, captureRequested).when(authorise).then();
  given(swish, authorised, taken).when(authorise).then();
});

test('after the payment was given up it changes no outcome: the money is to go back', () => {
  given(started, timedOut).when(authorise).then(late);
  given(started, refused).when(authorise).then(late);
  given(started, timedOut, late).when(authorise).then();
});

test('a second authorisation of a paid order is to go back too', () => {
  given(started, authorised)
    .when({ ...authorise, pspReference: 'psp-2' })
    .then({ type: 'LateAuthorisationReceived', data: { ...late.data, pspReference: 'psp-2' } });
});

test('an authorisation undone by the order’s cancellation is not a late one', () => {
  given(started, authorised, { type: 'PaymentCancelled', data: { reason: 'order-cancelled', cancelledAt: AT } })
    .when(authorise)
    .then();
});

test('an answer that names no sum speaks of the one that was asked for', () => {
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
])('%s than the order’s is written down once and never taken, whenever it comes', (_what, amount, currency, stated) => {
  const other = { ...authorise, stated: { amount, currency, statementId: 'message-1' } };
  for (const paid of [started, swish]) {
    given(paid).when(other).then(stated);
    given(paid, stated).when(other).then();
  }
  given(started, authorised).when(other).then(stated);
  given(started, timedOut).when(other).then(stated);
});

test('the right sum after a wrong one is taken', () => {
  given(started, euro).when(authorise).then(authorised);
});

test('a payment nobody started is not authorised', () => {
  given().when(authorise).thenRejected({ type: 'PaymentUnknown' });
});
