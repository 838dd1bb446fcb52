import { describe, expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import {
  authorised,
  captured,
  captureFailed,
  captureRequested,
  captureSent,
  LATER,
  refundRequested,
  refundSent,
  started,
  swish,
  taken,
} from '../spec-events.js';
import { booking, day, differed, eventsOf, sek } from './reconcile.fixture.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const capture = { id: 'capture-1', attempt: 1, pspReference: 'psp-capture' };
const refund = { id: 'refund-1', attempt: 1, pspReference: 'psp-refund' };
const isAuthorised = booking('authorised', 'Authorised');
const isCaptured = booking('captured', 'SentForSettle', { modification: capture });
const captureHasFailed = booking('capture-failed', 'CaptureFailed', { modification: capture });
const isRefunded = booking('refunded', 'Refunded', { modification: refund, sum: sek(10_000) });

const sent = [started, authorised, captureRequested, captureSent] as const;
const paid = [...sent, captured] as const;
const capturedNow = { ...captured, data: { ...captured.data, pspReference: 'psp-capture', capturedAt: LATER } };

test('equal books have no difference', () => {
  given(...paid)
    .when({ ...day, bookings: [isAuthorised, isCaptured], earlier: [] })
    .then();
  given(...paid)
    .when({ ...day, earlier: [isAuthorised, isCaptured] })
    .then();
  given(swish, authorised, taken)
    .when({ ...day, earlier: [isAuthorised, booking('captured', 'SentForSettle')] })
    .then();
});

describe('a message that was lost for good', () => {
  test('about a capture is replaced by the report, and waiting refunds are sent', () => {
    given(...sent, refundRequested)
      .when({ ...day, bookings: [isCaptured] })
      .then(differed({ settled: true }), capturedNow, refundSent);
  });

  test('about a refund is replaced by the report', () => {
    given(...paid, refundRequested, refundSent)
      .when({ ...day, bookings: [isRefunded] })
      .then(
        differed({
          differenceId: 'line-of-Refunded',
          record: 'Refunded',
          theirs: 'Refunded',
          reference: 'psp-refund',
          amount: -10_000,
          settled: true,
        }),
        {
          type: 'PaymentRefunded',
          data: { refundId: 'refund-1', amount: 10_000, pspReference: 'psp-refund', refundedAt: LATER },
        },
      );
  });

  test('about a payment is replaced by the report, which confirms the payment', () => {
    const found = {
      differenceId: 'line-of-Authorised',
      record: 'Authorised',
      theirs: 'Authorised',
      reference: 'psp-1',
    };
    given(started)
      .when({ ...day, bookings: [isAuthorised] })
      .then(differed({ ...found, ours: 'started', settled: true }), {
        ...authorised,
        data: { ...authorised.data, authorisedAt: LATER },
      });
  });

  test('about a failure makes the capture due again, also where the report lists the success after it', () => {
    expect(eventsOf({ ...day, bookings: [captureHasFailed, isCaptured] }, paid)).toMatchObject([
      { data: { record: 'CaptureFailed', ours: 'captured', settled: true, amount: -25_000 } },
      { type: 'CaptureFailed', data: { attempt: 1, undone: 25_000 } },
    ]);
  });
});

describe('a task for a person', () => {
  test('is another sum or currency than we requested, and we do not accept it', () => {
    given(...sent)
      .when({ ...day, bookings: [{ ...isCaptured, sum: sek(24_000) }] })
      .then(differed({ kind: 'amount', record: 'capture', ours: '250.00 SEK', theirs: '240.00 SEK', amount: -1_000 }));
    given(...sent)
      .when({ ...day, bookings: [{ ...isCaptured, sum: { amount: 25_000, currency: 'EUR' } }] })
      .then(
        differed({ kind: 'currency', record: 'capture', ours: '250.00 SEK', theirs: '250.00 EUR', amount: -25_000 }),
      );
  });

  test('is a payment, a capture and a refund that only the partner knows', () => {
    const unknown = { kind: 'missing-here', ours: 'nothing' } as const;
    given()
      .when({ ...day, bookings: [isCaptured] })
      .then(differed({ ...unknown, theirs: 'SentForSettle 250.00 SEK' }));
    given(started, authorised)
      .when({ ...day, bookings: [isCaptured] })
      .then(differed({ ...unknown, theirs: 'SentForSettle 250.00 SEK' }));
  });

  test('is a record that the shop has no use for, such as a chargeback', () => {
    given(...paid)
      .when({ ...day, bookings: [booking('other', 'Chargeback')] })
      .then(
        differed({
          differenceId: 'line-of-Chargeback',
          record: 'Chargeback',
          reference: 'psp-1',
          ours: 'authorised',
          theirs: 'Chargeback 250.00 SEK',
        }),
      );
  });

  test('is a second such record of the payment, with its sum and its sign', () => {
    const first = booking('other', 'Chargeback', { differenceId: 'line-1', sum: sek(-5_000) });
    const again = { ...first, differenceId: 'line-2' };
    const stated = { record: 'Chargeback', theirs: 'Chargeback -50.00 SEK', amount: -5_000, settled: false };
    const found = eventsOf({ ...day, bookings: [first, again, first] }, paid);
    expect(found).toMatchObject([
      { data: { ...stated, differenceId: 'line-1' } },
      { data: { ...stated, differenceId: 'line-2' } },
    ]);
    expect(eventsOf({ ...day, earlier: [first, again] }, [...paid, ...found])).toEqual([]);
  });

  test('is a capture that the report has and our books show as failed, a day later', () => {
    given(...sent, captureFailed)
      .when({ ...day, bookings: [isCaptured] })
      .then();
    given(...sent, captureFailed)
      .when({ ...day, earlier: [isCaptured] })
      .then(differed({ ours: 'failed' }));
    given(...sent, captureFailed)
      .when({ ...day, earlier: [isCaptured], bookings: [captureHasFailed] })
      .then();
  });

  test('is an entry of our books that no report has named', () => {
    const unbooked = { differenceId: 'missing-1', record: 'capture', reference: 'capture-1' } as const;
    const missing = {
      differenceId: 'missing-1',
      kind: 'missing-there',
      record: 'capture',
      reference: 'capture-1',
      theirs: 'nothing',
      amount: -25_000,
    } as const;
    given(...paid)
      .when({ ...day, unbooked: [unbooked] })
      .then(differed({ ...missing, ours: 'captured' }));
    expect(eventsOf({ ...day, unbooked: [unbooked] }, sent)).toMatchObject([
      differed({ ...missing, ours: 'requested', settled: true }),
      { type: 'CaptureFailed', data: { reason: 'not-in-report', retryAt: null } },
    ]);
    given(...sent, captureFailed)
      .when({ ...day, unbooked: [unbooked] })
      .then();
  });
});

test('a difference is recorded once, also when another report or message names it again', () => {
  const other = differed({
    kind: 'amount',
    record: 'capture',
    ours: '250.00 SEK',
    theirs: '240.00 SEK',
    amount: -1_000,
  });
  const wrong = { ...isCaptured, sum: sek(24_000) };
  given(...sent, other)
    .when({ ...day, bookings: [wrong], earlier: [wrong] })
    .then();
  given(...sent, other)
    .when({ ...day, bookings: [{ ...wrong, differenceId: 'another-line' }] })
    .then();
});

describe('a failure without one of our requests', () => {
  const reversedMoney = booking('capture-failed', 'SettledReversed');

  test('is a task for a person at once', () => {
    given(swish, authorised, taken)
      .when({ ...day, bookings: [reversedMoney] })
      .then(
        differed({
          differenceId: 'line-of-SettledReversed',
          record: 'SettledReversed',
          theirs: 'SettledReversed 250.00 SEK',
          reference: 'psp-1',
          ours: 'authorised',
          amount: -25_000,
        }),
      );
  });

  test('does not hide the authorisation with the same reference', () => {
    expect(eventsOf({ ...day, bookings: [isAuthorised, reversedMoney] }, [swish])).toMatchObject([
      { type: 'PaymentDiffered', data: { record: 'Authorised', settled: true } },
      { type: 'PaymentAuthorised' },
      { type: 'PaymentCaptured' },
      { type: 'PaymentDiffered', data: { record: 'SettledReversed', settled: false } },
    ]);
  });
});
