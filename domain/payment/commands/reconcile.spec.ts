import { describe, expect, test } from '@jest/globals';

import { fold, isRejected, specify } from '../../kernel/index.js';
import { payment, type Booking, type PaymentDiffered, type PaymentEvent } from '../index.js';
import {
  authorised,
  captured,
  captureFailed,
  captureRequested,
  captureSent,
  failed,
  late,
  LATER,
  refundRequested,
  refundSent,
  refused,
  reversalRequested,
  reversalSent,
  reversed,
  sent as sending,
  started,
  swish,
  taken,
  timedOut,
} from '../spec-events.js';
import type { Reconcile } from './reconcile.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const day: Reconcile = {
  type: 'Reconcile',
  reportDate: '2026-05-04',
  bookings: [],
  earlier: [],
  unbooked: [],
  at: LATER,
};
const sek = (amount: number) => ({ amount, currency: 'SEK' });
const capture = { id: 'capture-1', attempt: 1, pspReference: 'psp-capture' };
const refund = { id: 'refund-1', attempt: 1, pspReference: 'psp-refund' };

const booking = (kind: Booking['kind'], record: string, more: Partial<Booking> = {}): Booking => ({
  differenceId: `line-of-${record}`,
  kind,
  record,
  pspReference: 'psp-1',
  modification: null,
  sum: sek(25_000),
  ...more,
});
const isAuthorised = booking('authorised', 'Authorised');
const isCaptured = booking('captured', 'SentForSettle', { modification: capture });
const captureHasFailed = booking('capture-failed', 'CaptureFailed', { modification: capture });
const isRefunded = booking('refunded', 'Refunded', { modification: refund, sum: sek(10_000) });

const differed = (data: Partial<PaymentDiffered['data']>): PaymentDiffered => ({
  type: 'PaymentDiffered',
  data: {
    differenceId: 'line-of-SentForSettle',
    source: 'report',
    reportDate: '2026-05-04',
    kind: 'status',
    record: 'SentForSettle',
    reference: 'psp-capture',
    ours: 'requested',
    theirs: 'SentForSettle',
    amount: 25_000,
    settled: false,
    foundAt: LATER,
    ...data,
  },
});

function eventsOf(command: Reconcile, history: readonly PaymentEvent[]): readonly PaymentEvent[] {
  const decision = payment.decide(command, fold(payment.evolve, payment.initial, history));
  return isRejected(decision) ? [] : decision.accepted;
}

const sent = [started, authorised, captureRequested, captureSent] as const;
const paid = [...sent, captured] as const;
const capturedNow = { ...captured, data: { ...captured.data, pspReference: 'psp-capture', capturedAt: LATER } };

test('books that say the same differ in nothing', () => {
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

describe('a message that was lost for ever', () => {
  test('of a capture is taken from the report, and what waited for it goes', () => {
    given(...sent, refundRequested)
      .when({ ...day, bookings: [isCaptured] })
      .then(differed({ settled: true }), capturedNow, refundSent);
  });

  test('of a refund is taken from the report', () => {
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

  test('of a payment confirms it', () => {
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

  test('of a failure makes the capture due again, also where the success stands after it in the report', () => {
    expect(eventsOf({ ...day, bookings: [captureHasFailed, isCaptured] }, paid)).toMatchObject([
      { data: { record: 'CaptureFailed', ours: 'captured', settled: true, amount: -25_000 } },
      { type: 'CaptureFailed', data: { attempt: 1, undone: 25_000 } },
    ]);
  });
});

describe('a cancelled attempt', () => {
  const isCancelled = booking('cancelled', 'Cancelled');
  const cancelled = { ...day, bookings: [isCancelled] };
  const released = (reversalId: string | null) =>
    ({ type: 'AuthorisationReleased', data: { pspReference: 'psp-1', reversalId, releasedAt: LATER } }) as const;

  test('that the shopper turned back from at the bank differs in nothing, on that day and the next', () => {
    for (const ended of [refused, timedOut]) {
      const once = eventsOf(cancelled, [started, ended]);
      expect(once).toEqual(ended === refused ? [] : [released(null)]);
      expect(eventsOf({ ...cancelled, earlier: [isCancelled] }, [started, ended, ...once])).toEqual([]);
    }
  });

  test('whose authorisation is told after that has nothing to send back', () => {
    given(started, timedOut, ...eventsOf(cancelled, [started, timedOut]), late)
      .when({ type: 'RequestReversal', ...reversalRequested.data })
      .then();
  });

  test('whose authorisation came after a refusal is let go', () => {
    given(started, refused, late).when(cancelled).then(released(null));
  });

  test('whose message was lost ends the reversal that was asked for', () => {
    const asked = [started, timedOut, late, reversalRequested, reversalSent] as const;
    const line = { differenceId: 'line-of-Cancelled', record: 'Cancelled', theirs: 'Cancelled', reference: 'psp-1' };
    const told = [differed({ ...line, ours: 'requested', settled: true }), released('reversal-1')];
    given(...asked)
      .when(cancelled)
      .then(...told);
    given(...asked, ...told)
      .when({ ...day, earlier: [isCancelled] })
      .then();
  });

  test.each(['Cancelled', 'Expired'])('that an order stands on lies with a person at once: %s', (record) => {
    const bookings = [booking('cancelled', record)];
    const line = { differenceId: `line-of-${record}`, record: 'authorisation', theirs: record, reference: 'psp-1' };
    const told = [released(null), differed({ ...line, ours: 'authorised', amount: -25_000 })];
    given(started, authorised)
      .when({ ...day, bookings })
      .then(...told);
    given(started, authorised, ...told)
      .when({ ...day, bookings, earlier: bookings })
      .then();
  });
});

describe('a reversal that sent money back and bounced', () => {
  const modification = { id: 'reversal-1', attempt: 1, pspReference: 'psp-reversal' };
  const bounced = booking('refund-failed', 'RefundedReversed', { modification });
  const done = [started, timedOut, late, reversalRequested, reversalSent, reversed] as const;

  test('is due again, and the report says so once', () => {
    const found = eventsOf({ ...day, bookings: [bounced] }, done);
    expect(found).toMatchObject([
      { type: 'PaymentDiffered', data: { ours: 'reversed', theirs: 'RefundedReversed', settled: true } },
      { type: 'ReversalFailed', data: { reversalId: 'reversal-1', attempt: 1, undone: 25_000 } },
    ]);
    expect(eventsOf({ ...day, earlier: [bounced] }, [...done, ...found])).toEqual([]);
  });

  test('differs in nothing once another attempt of it was carried out', () => {
    const again = [...done, failed('ReversalFailed', 1), sending('ReversalSent', 2), reversed];
    expect(eventsOf({ ...day, earlier: [bounced] }, again)).toEqual([]);
  });
});

describe('what lies with a person', () => {
  test('is another sum or currency than was asked for, and it is not believed', () => {
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

  test('is a second such record of the payment, with its sum and the sign that the partner gave it', () => {
    const first = booking('other', 'Chargeback', { differenceId: 'line-1', sum: sek(-5_000) });
    const again = { ...first, differenceId: 'line-2' };
    const told = { record: 'Chargeback', theirs: 'Chargeback -50.00 SEK', amount: -5_000, settled: false };
    const found = eventsOf({ ...day, bookings: [first, again, first] }, paid);
    expect(found).toMatchObject([
      { data: { ...told, differenceId: 'line-1' } },
      { data: { ...told, differenceId: 'line-2' } },
    ]);
    expect(eventsOf({ ...day, earlier: [first, again] }, [...paid, ...found])).toEqual([]);
  });

  test('is a capture that the report has and our books have failed, a day later', () => {
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

  test('is what our books have and no report has named', () => {
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

test('a difference is told once, whichever report or message names it again', () => {
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

describe('a failure that names no request of ours', () => {
  const reversedMoney = booking('capture-failed', 'SettledReversed');

  test('lies with a person at once', () => {
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

  test('leaves the authorisation of the same reference to be read', () => {
    expect(eventsOf({ ...day, bookings: [isAuthorised, reversedMoney] }, [swish])).toMatchObject([
      { type: 'PaymentDiffered', data: { record: 'Authorised', settled: true } },
      { type: 'PaymentAuthorised' },
      { type: 'PaymentCaptured' },
      { type: 'PaymentDiffered', data: { record: 'SettledReversed', settled: false } },
    ]);
  });
});
