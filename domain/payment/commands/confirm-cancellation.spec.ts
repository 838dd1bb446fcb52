import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { payment, statedSek } from '../index.js';
import {
  AT,
  authorised,
  captured,
  captureRequested,
  captureSent,
  differed,
  late,
  LATER,
  reversalFailed,
  reversalRequested,
  reversalSent,
  started,
  timedOut,
} from '../spec-events.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const confirm = {
  type: 'ConfirmCancellation',
  pspReference: 'psp-1',
  word: 'Cancelled',
  stated: { statementId: 'message-1' },
  cancelledAt: LATER,
} as const;
const expire = { ...confirm, word: 'Expired' } as const;
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

test('the partner confirms once that it released a cancelled attempt', () => {
  given(started, timedOut).when(confirm).then(released(null));
  given(started, timedOut, released(null)).when(confirm).then();
});

test('an authorisation reported afterwards asks for no reversal, because nothing is held', () => {
  given(started, timedOut, released(null), late)
    .when({ type: 'RequestReversal', ...reversalRequested.data })
    .then();
});

test('a reversal requested in the meantime ends, and its refusal is no failure', () => {
  given(...asked)
    .when(confirm)
    .then(released('reversal-1'));
  given(...asked, released('reversal-1'))
    .when(failReversal)
    .then();
});

test('a reversal that the partner refused before is not tried again, and needs no person', () => {
  given(...asked, reversalFailed)
    .when(confirm)
    .then(released('reversal-1'));
  given(...asked, reversalFailed, released('reversal-1'))
    .when({ type: 'RetryDue', at: '2026-05-05T10:00:00.000Z' })
    .then();
});

test('a cancellation of a payment that was never started is refused', () => {
  given().when(confirm).thenRejected({ type: 'PaymentUnknown' });
});

const gone = (theirs: string) =>
  differed({
    kind: 'status',
    record: 'authorisation',
    reference: 'psp-1',
    ours: 'authorised',
    theirs,
    amount: -25_000,
    foundAt: LATER,
  });

test('a cancellation of the reservation behind an order is a task for a person at once, and only once', () => {
  given(started, authorised).when(confirm).then(released(null), gone('Cancelled'));
  given(started, authorised).when(expire).then(released(null), gone('Expired'));
  given(started, authorised, released(null), gone('Cancelled')).when(expire).then();
});

test('a cancellation for an order that a person then cancels leaves nothing to release', () => {
  given(started, authorised, released(null), gone('Cancelled'))
    .when({ type: 'Cancel', reason: 'order-cancelled', cancelledAt: LATER, refundId: 'refund-1' })
    .then({ type: 'PaymentCancelled', data: { reason: 'order-cancelled', cancelledAt: LATER } });
});

test('a cancellation that we requested is no difference', () => {
  given(started, authorised, reversalRequested, reversalSent).when(confirm).then(released('reversal-1'));
});

test('the rest of a reservation may expire after its money was captured', () => {
  given(started, authorised, captureRequested, captureSent, captured).when(expire).then();
});

test('an authorisation reported afterwards pays for no order, however often it is reported', () => {
  const authorise = { type: 'Authorise', pspReference: 'psp-1', stated: statedSek(25_000), authorisedAt: AT } as const;
  const refused = {
    type: 'PaymentRefused',
    data: { pspReference: 'psp-1', reason: 'released', refusedAt: AT },
  } as const;
  given(started, released(null)).when(authorise).then(refused, late);
  given(started, released(null), refused, late).when(authorise).then();
  given(started, released(null))
    .when({ ...authorise, pspReference: 'psp-2' })
    .then({ ...authorised, data: { ...authorised.data, pspReference: 'psp-2' } });
});
