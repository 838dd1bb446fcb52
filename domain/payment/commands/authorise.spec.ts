import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import { AT, authorised, captureRequested, late, refused, started, swish, taken, timedOut } from '../spec-events.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const authorise = { type: 'Authorise', pspReference: 'psp-1', amount: 25_000, authorisedAt: AT } as const;

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

test('another sum than the order’s is not believed', () => {
  given(started)
    .when({ ...authorise, amount: 100 })
    .thenRejected({ type: 'AmountDiffers', field: 'amount', expected: 25_000 });
  given().when(authorise).thenRejected({ type: 'PaymentUnknown' });
});
