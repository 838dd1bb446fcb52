import { test, expect } from 'vitest';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import { authorised, captured, captureRequested, captureSent, LATER, started, swish, taken } from '../spec-events.js';
import type { ReduceReservation } from './reduce-reservation.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const reduce: ReduceReservation = {
  type: 'ReduceReservation',
  partId: 'part-1',
  amount: 10_000,
  reason: 'parcel-cancelled',
  reducedAt: LATER,
};
const part = { partId: 'part-1', amount: 10_000, reason: 'parcel-cancelled' } as const;
const reduced = { type: 'ReservationReduced', data: { ...part, reducedAt: LATER } } as const;
const asked = [{ ...captureRequested, data: { ...captureRequested.data, amount: 15_000 } }, captureSent] as const;
const sent = { ...captured, data: { ...captured.data, amount: 15_000 } };
const rest = (releaseId: string) =>
  ({
    type: 'RestReleaseRequested',
    data: { releaseId, amount: 10_000, pspReference: 'psp-1', requestedAt: LATER },
  }) as const;

test('goods that are not sent are never captured, and the rest is released after the last capture', () => {
  given(started, authorised).when(reduce).then(reduced);
  given(started, authorised, ...asked, sent)
    .when(reduce)
    .then(reduced, rest('part-1'));
});

test('the rest is not released while a capture is under way, but with its confirmation', () => {
  given(started, authorised, ...asked)
    .when(reduce)
    .then(reduced);
  given(started, authorised, ...asked, reduced)
    .when({
      type: 'ConfirmCapture',
      captureId: 'capture-1',
      attempt: 1,
      stated: null,
      pspReference: 'psp-capture',
      capturedAt: LATER,
    })
    .then(sent, rest('capture-1'));
});

test('money that was captured with its authorisation is refunded', () => {
  const refund = { refundId: 'part-1', amount: 10_000, reason: 'parcel-cancelled' } as const;
  given(swish, authorised, taken)
    .when(reduce)
    .then(
      { type: 'RefundRequested', data: { ...refund, pspReference: 'psp-1', requestedAt: LATER } },
      { type: 'RefundSent', data: { refundId: 'part-1', attempt: 1, sentAt: LATER } },
    );
});

test('a part is given up once, and never more than is left', () => {
  given(started, authorised, reduced).when(reduce).then();
  given(started, authorised, ...asked)
    .when({ ...reduce, amount: 10_001 })
    .then({
      type: 'PaymentDiffered',
      data: {
        differenceId: 'part-1',
        source: 'order',
        reportDate: '2026-05-04',
        kind: 'amount',
        record: 'refund',
        reference: 'part-1',
        ours: '100.00 SEK',
        theirs: '100.01 SEK',
        amount: -1,
        settled: false,
        foundAt: LATER,
      },
    });
});

test('the partner’s word that it released the rest is no difference', () => {
  const released = { pspReference: 'psp-1', reversalId: null, releasedAt: LATER };
  given(started, authorised, ...asked, sent, reduced, rest('part-1'))
    .when({
      type: 'ConfirmCancellation',
      pspReference: 'psp-1',
      word: 'Cancelled',
      stated: { statementId: 's-1' },
      cancelledAt: LATER,
    })
    .then({ type: 'AuthorisationReleased', data: released });
});
