import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import { late, LATER, reversalFailed, reversalRequested, reversalSent, started, timedOut } from '../spec-events.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const confirm = { type: 'ConfirmCancellation', pspReference: 'psp-1', cancelledAt: LATER } as const;
const released = (reversalId: string | null) =>
  ({ type: 'AuthorisationReleased', data: { pspReference: 'psp-1', reversalId, releasedAt: LATER } }) as const;
const asked = [started, timedOut, late, reversalRequested, reversalSent] as const;
const failReversal = {
  type: 'FailReversal',
  reversalId: 'reversal-1',
  attempt: 1,
  reason: 'Transaction not in authorised state',
  failedAt: LATER,
} as const;

test('the partner has let go what it held of a cancelled attempt, once', () => {
  given(started, timedOut).when(confirm).then(released(null));
  given(started, timedOut, released(null)).when(confirm).then();
});

test('an authorisation told after that asks for no reversal: nothing is held', () => {
  given(started, timedOut, released(null), late)
    .when({ type: 'RequestReversal', ...reversalRequested.data })
    .then();
});

test('a reversal that was asked for meanwhile ends, and its refusal is no failure', () => {
  given(...asked)
    .when(confirm)
    .then(released('reversal-1'));
  given(...asked, released('reversal-1'))
    .when(failReversal)
    .then();
});

test('a reversal that the partner refused before is not tried again, and lies with nobody', () => {
  given(...asked, reversalFailed)
    .when(confirm)
    .then(released('reversal-1'));
  given(...asked, reversalFailed, released('reversal-1'))
    .when({ type: 'RetryDue', at: '2026-05-05T10:00:00.000Z' })
    .then();
});

test('of a payment that nobody started is not known', () => {
  given().when(confirm).thenRejected({ type: 'PaymentUnknown' });
});
