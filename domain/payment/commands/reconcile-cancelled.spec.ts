import { describe, expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import {
  authorised,
  failed,
  late,
  LATER,
  refused,
  reversalRequested,
  reversalSent,
  reversed,
  sent,
  started,
  timedOut,
} from '../spec-events.js';
import { booking, day, differed, eventsOf } from './reconcile.fixture.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

describe('a cancelled attempt', () => {
  const isCancelled = booking('cancelled', 'Cancelled');
  const cancelled = { ...day, bookings: [isCancelled] };
  const released = (reversalId: string | null) =>
    ({ type: 'AuthorisationReleased', data: { pspReference: 'psp-1', reversalId, releasedAt: LATER } }) as const;

  test('after the shopper turned back at the bank makes no difference, on that day and the next', () => {
    for (const ended of [refused, timedOut]) {
      const once = eventsOf(cancelled, [started, ended]);
      expect(once).toEqual(ended === refused ? [] : [released(null)]);
      expect(eventsOf({ ...cancelled, earlier: [isCancelled] }, [started, ended, ...once])).toEqual([]);
    }
  });

  test('with an authorisation reported later has nothing to send back', () => {
    given(started, timedOut, ...eventsOf(cancelled, [started, timedOut]), late)
      .when({ type: 'RequestReversal', ...reversalRequested.data })
      .then();
  });

  test('with an authorisation after a refusal is released', () => {
    given(started, refused, late).when(cancelled).then(released(null));
  });

  test('whose message was lost ends the requested reversal', () => {
    const asked = [started, timedOut, late, reversalRequested, reversalSent] as const;
    const line = { differenceId: 'line-of-Cancelled', record: 'Cancelled', theirs: 'Cancelled', reference: 'psp-1' };
    const stated = [differed({ ...line, ours: 'requested', settled: true }), released('reversal-1')];
    given(...asked)
      .when(cancelled)
      .then(...stated);
    given(...asked, ...stated)
      .when({ ...day, earlier: [isCancelled] })
      .then();
  });

  test.each(['Cancelled', 'Expired'])('that an order depends on is a task for a person at once: %s', (record) => {
    const bookings = [booking('cancelled', record)];
    const line = { differenceId: `line-of-${record}`, record: 'authorisation', theirs: record, reference: 'psp-1' };
    const stated = [released(null), differed({ ...line, ours: 'authorised', amount: -25_000 })];
    given(started, authorised)
      .when({ ...day, bookings })
      .then(...stated);
    given(started, authorised, ...stated)
      .when({ ...day, bookings, earlier: bookings })
      .then();
  });

  test('that an order depends on is not reported again when a message has reported it', () => {
    const stated = { record: 'authorisation', theirs: 'Cancelled', reference: 'psp-1', ours: 'authorised' };
    const message = differed({ ...stated, differenceId: 'message-1', source: 'message', amount: -25_000 });
    given(started, authorised, released(null), message)
      .when({ ...cancelled, earlier: [isCancelled] })
      .then();
  });
});

describe('a reversal that sent money back and bounced', () => {
  const modification = { id: 'reversal-1', attempt: 1, pspReference: 'psp-reversal' };
  const bounced = booking('refund-failed', 'RefundedReversed', { modification });
  const done = [started, timedOut, late, reversalRequested, reversalSent, reversed] as const;

  test('is due again, and the report records it once', () => {
    const found = eventsOf({ ...day, bookings: [bounced] }, done);
    expect(found).toMatchObject([
      { type: 'PaymentDiffered', data: { ours: 'reversed', theirs: 'RefundedReversed', settled: true } },
      { type: 'ReversalFailed', data: { reversalId: 'reversal-1', attempt: 1, undone: 25_000 } },
    ]);
    expect(eventsOf({ ...day, earlier: [bounced] }, [...done, ...found])).toEqual([]);
  });

  test('makes no difference when another attempt of it succeeded', () => {
    const again = [...done, failed('ReversalFailed', 1), sent('ReversalSent', 2), reversed];
    expect(eventsOf({ ...day, earlier: [bounced] }, again)).toEqual([]);
  });
});
