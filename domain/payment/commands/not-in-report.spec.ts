import { expect, test } from 'vitest';

import { fold, isRejected, specify } from '../../kernel/index.js';
import { openTasks, payment, type PaymentEvent } from '../index.js';
import {
  authorised,
  captured,
  captureRequested,
  captureSent,
  failed,
  LATER,
  refunded,
  refundRequested,
  refundSent,
  reversalRequested,
  reversalSent,
  reversed,
  sent as sentAgain,
  started,
} from '../spec-events.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

type Failed = 'CaptureFailed' | 'RefundFailed' | 'ReversalFailed';
const notInReport = (type: Failed) => {
  const event = failed(type, 1, null);
  return { ...event, data: { ...event.data, reason: 'not-in-report' } } as PaymentEvent;
};
const sent = [started, authorised, captureRequested, captureSent] as const;
const refunding = [...sent, captured, refundRequested, refundSent] as const;
const reversing = [started, authorised, reversalRequested, reversalSent] as const;

const attempt = { attempt: 1, stated: null } as const;
const failure = { attempt: 1, stated: null, reason: 'bank', failedAt: LATER } as const;
const capture = { captureId: 'capture-1' } as const;
const refund = { refundId: 'refund-1' } as const;
const reversal = { reversalId: 'reversal-1' } as const;
const confirmCapture = { type: 'ConfirmCapture', ...captured.data, ...attempt } as const;
const confirmRefund = { type: 'ConfirmRefund', ...refunded.data, ...attempt } as const;
const confirmReversal = { type: 'ConfirmReversal', ...reversed.data, ...attempt } as const;

test("the partner's success is taken after our own verdict that no report named the attempt", () => {
  given(...sent, notInReport('CaptureFailed'))
    .when(confirmCapture)
    .then(captured);
  given(...refunding, notInReport('RefundFailed'))
    .when(confirmRefund)
    .then(refunded);
  given(...reversing, notInReport('ReversalFailed'))
    .when(confirmReversal)
    .then(reversed);
});

test('a late report that names the attempt is accepted, and no person has to act', () => {
  const line = {
    differenceId: 'line-1',
    kind: 'captured',
    record: 'SentForSettle',
    pspReference: 'psp-1',
    isRepeated: false,
  } as const;
  const modification = { id: 'capture-1', attempt: 1, pspReference: 'psp-capture' };
  const booking = { ...line, modification, sum: { amount: 25_000, currency: 'SEK' } };
  const report = {
    type: 'Reconcile',
    reportDate: '2026-05-04',
    earlier: [],
    unbooked: [],
    notices: [],
    at: LATER,
  } as const;
  given(...sent, notInReport('CaptureFailed'))
    .when({ ...report, bookings: [booking] })
    .then(
      {
        type: 'PaymentDiffered',
        data: {
          differenceId: 'line-1',
          source: 'report',
          reportDate: '2026-05-04',
          kind: 'status',
          record: 'SentForSettle',
          reference: 'psp-capture',
          ours: 'failed',
          theirs: 'SentForSettle',
          amount: 25_000,
          settled: true,
          foundAt: LATER,
        },
      },
      captured,
    );
});

test("the partner's own failure takes the verdict's place: the attempt goes again", () => {
  given(...sent, notInReport('CaptureFailed'))
    .when({ type: 'FailCapture', ...capture, ...failure })
    .then(failed('CaptureFailed', 1));
  given(...refunding, notInReport('RefundFailed'))
    .when({ type: 'FailRefund', ...refund, ...failure })
    .then(failed('RefundFailed', 1));
  given(...reversing, notInReport('ReversalFailed'))
    .when({ type: 'FailReversal', ...reversal, ...failure })
    .then(failed('ReversalFailed', 1));
});

test("after the partner's own failure a success that was overtaken changes nothing", () => {
  given(...sent, notInReport('CaptureFailed'), failed('CaptureFailed', 1))
    .when(confirmCapture)
    .then();
  given(...refunding, notInReport('RefundFailed'), failed('RefundFailed', 1))
    .when(confirmRefund)
    .then();
  given(...reversing, notInReport('ReversalFailed'), failed('ReversalFailed', 1))
    .when(confirmReversal)
    .then();
});

test('a success for an attempt that was repeated is not counted twice: the report makes it a task for a person', () => {
  const again = [...refunding, notInReport('RefundFailed'), sentAgain('RefundSent', 2)] as const;
  given(...again)
    .when(confirmRefund)
    .then();
  given(...sent, notInReport('CaptureFailed'), sentAgain('CaptureSent', 2))
    .when(confirmCapture)
    .then();

  const history = [...again, refunded];
  const first = {
    differenceId: 'line-1',
    kind: 'refunded',
    record: 'Refunded',
    pspReference: 'psp-1',
    modification: { id: 'refund-1', attempt: 1, pspReference: 'psp-refund-1' },
    isRepeated: false,
    sum: { amount: 10_000, currency: 'SEK' },
  } as const;
  const report = {
    type: 'Reconcile',
    reportDate: '2026-05-05',
    earlier: [first],
    bookings: [],
    unbooked: [],
    notices: [],
  } as const;
  const state = fold(payment.evolve, payment.initial, history);
  const decision = payment.decide({ ...report, at: LATER }, state);
  if (isRejected(decision)) throw new Error(decision.rejected.type);
  expect(openTasks(fold(payment.evolve, state, decision.accepted))).toMatchObject([
    { kind: 'difference', taskId: 'line-1', amount: -10_000 },
  ]);
});
