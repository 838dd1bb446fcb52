import { expect, test } from 'vitest';

import { History, specifyProjection } from '../runner/testing.js';
import { paymentTaskProjection } from './project.js';

const given = specifyProjection(paymentTaskProjection, (actual, expected) => expect(actual).toEqual(expected));

const AT = '2026-03-01T12:00:00.000Z';
const requested = {
  type: 'RefundRequested',
  data: { refundId: 'r1', amount: 4_900, pspReference: 'PSP', reason: 'return', requestedAt: AT },
};
const sent = (attempt: number) => ({ type: 'RefundSent', data: { refundId: 'r1', attempt, sentAt: AT } });
const failed = (attempt: number, retryAt: string | null) => ({
  type: 'RefundFailed',
  data: { refundId: 'r1', attempt, reason: 'bank', failedAt: AT, retryAt, undone: 0, ruleVersion: null },
});
const about = { taskId: 'r1', kind: 'refund', reason: 'kontot är stängt' };
const proposed = {
  type: 'PayoutProposed',
  data: { ...about, amount: 4_900, account: '1', customerId: null, orderId: 'o1', proposedBy: 'kim', proposedAt: AT },
};
const of = (...events: readonly { type: string; data: object }[]) => {
  const payment = new History();
  return events.map((event) => payment.on('payment-p1', event));
};

test('a failed attempt shows when the next one is sent, and the last one is a task for a person', () => {
  given(...of(requested, sent(1), failed(1, '2026-03-01T12:10:00.000Z'))).thenMatching(([row]) =>
    expect(row).toMatchObject({ task_id: 'r1', status: 'failed', retry_at: '2026-03-01T12:10:00.000Z', amount: 4_900 }),
  );
  given(...of(requested, sent(5), failed(5, null))).thenMatching(([row]) =>
    expect(row).toMatchObject({ status: 'open', retry_at: null, attempt: 5, reason: 'bank' }),
  );
});

test('a payout waits for its second person, and then ends the task', () => {
  const stuck = [requested, sent(5), failed(5, null), proposed];
  given(...of(...stuck)).thenMatching(([row]) => expect(row).toMatchObject({ status: 'proposed', proposed_by: 'kim' }));
  const approved = { type: 'PayoutApproved', data: { ...about, amount: 4_900, approvedBy: 'dag', approvedAt: AT } };
  given(...of(...stuck, approved)).thenMatching(([row]) => expect(row).toMatchObject({ status: 'ended' }));
});

test('an unpaid dispatch is an open task at once, and a Swish payment that moved at once is no task', () => {
  const left = { type: 'GoodsLeftUnpaid', data: { captureId: 'c1', amount: 4_900, leftAt: AT } };
  given(...of(left)).thenMatching(([row]) => expect(row).toMatchObject({ kind: 'unpaid', status: 'open' }));
  const captured = {
    type: 'PaymentCaptured',
    data: { captureId: 'p1', amount: 4_900, pspReference: 'PSP', capturedAt: AT },
  };
  given(...of(captured)).thenMatching((rows) => expect(rows).toEqual([]));
});

test('a reversal ends when the partner releases the money itself, and without a reversal there is no task', () => {
  const reversal = { reversalId: 'v1', amount: 4_900, pspReference: 'PSP', reason: 'late-authorisation' };
  const asked = { type: 'ReversalRequested', data: { ...reversal, requestedAt: AT } };
  const released = (reversalId: string | null) => ({
    type: 'AuthorisationReleased',
    data: { pspReference: 'PSP', reversalId, releasedAt: AT },
  });
  given(...of(asked, released('v1'))).thenMatching(([row]) =>
    expect(row).toMatchObject({ task_id: 'v1', status: 'ended', reason: 'released' }),
  );
  given(...of(released(null))).thenMatching((rows) => expect(rows).toEqual([]));
});

test('an attempt that a job sends for yesterday is under way since today', () => {
  const payment = new History();
  const [morning, yesterday] = ['2026-03-02T09:30:00.000Z', '2026-03-01T22:59:59.999Z'];
  const catchUp = [requested, sent(1)].map((event) => ({
    ...payment.on('payment-p1', event, morning),
    effectiveAt: yesterday,
  }));
  given(...catchUp).thenMatching(([row]) => expect(row).toMatchObject({ status: 'sent', since: morning }));
});
