import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import {
  authorised,
  captured,
  captureRequested,
  captureSent,
  failed,
  LATER,
  refundRequested,
  refundSent,
  sent,
  started,
} from '../spec-events.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const asked = [started, authorised, captureRequested, captureSent] as const;
const unpayable = failed('CaptureFailed', 5, null);
const stuck = [...asked, captured, refundRequested, refundSent, failed('RefundFailed', 5, null)] as const;

const reason = 'Kunden har hört av sig';
const again = { type: 'TryAgain', taskId: 'refund-1', reason, at: LATER } as const;
const close = { ...again, type: 'CloseTask' } as const;
const propose = {
  type: 'ProposePayout',
  taskId: 'refund-1',
  account: '8327-9 123 456 789-0',
  customerId: 'astrid',
  reason,
  staffId: 'kim',
  at: LATER,
} as const;
const approve = { type: 'ApprovePayout', taskId: 'refund-1', reason, staffId: 'dag', at: LATER } as const;
const decline = { ...approve, type: 'DeclinePayout' } as const;
const about = { taskId: 'refund-1', kind: 'refund', reason } as const;
const proposed = {
  type: 'PayoutProposed',
  data: {
    ...about,
    amount: 10_000,
    account: '832791234567890',
    customerId: 'astrid',
    orderId: 'order-1',
    proposedBy: 'kim',
    proposedAt: LATER,
  },
} as const;
const approved = {
  type: 'PayoutApproved',
  data: { ...about, amount: 10_000, approvedBy: 'dag', approvedAt: LATER },
} as const;

test('a person lets the shop ask the partner once more', () => {
  given(...stuck)
    .when(again)
    .then({ type: 'TaskRetried', data: { ...about, retriedAt: LATER } }, sent('RefundSent', 6));
});

test('money is paid to an account named by the customer when a second person agrees', () => {
  given(...stuck)
    .when(propose)
    .then(proposed);
  given(...stuck, proposed)
    .when({ ...approve, staffId: 'kim' })
    .thenRejected({ type: 'SecondPersonRequired' });
  given(...stuck, proposed)
    .when(approve)
    .then(approved);
});

test('a payout is not proposed twice, and not approved without a proposal or after it was declined', () => {
  const declined = { type: 'PayoutDeclined', data: { ...about, declinedBy: 'dag', declinedAt: LATER } } as const;
  const notProposed = { type: 'PayoutNotProposed', field: 'taskId' } as const;
  given(...stuck, proposed)
    .when(propose)
    .thenRejected({ type: 'PayoutAlreadyProposed', field: 'taskId' });
  given(...stuck)
    .when(approve)
    .thenRejected(notProposed);
  given(...stuck, proposed)
    .when(decline)
    .then(declined);
  given(...stuck, proposed, declined)
    .when(approve)
    .thenRejected(notProposed);
});

test.each(['', '12', '1234567', 'Kims konto'])('%p is not an account number', (account) => {
  given(...stuck)
    .when({ ...propose, account })
    .thenRejected({ type: 'AccountInvalid', field: 'account' });
});

test('money that was never captured is not paid out', () => {
  given(...asked, unpayable)
    .when({ ...propose, taskId: 'capture-1' })
    .thenRejected({ type: 'TaskNotPayable', field: 'taskId' });
});

test.each([again, close, propose])('$type needs a reason of one line', (command) => {
  const invalid = { type: 'ReasonInvalid', field: 'reason', shortest: 3, longest: 200 } as const;
  given(...stuck)
    .when({ ...command, reason: ' ' })
    .thenRejected(invalid);
  given(...stuck)
    .when({ ...command, reason: 'x'.repeat(201) })
    .thenRejected(invalid);
});

test.each([again, close, propose, approve, decline])('$type is refused after the task is settled', (command) => {
  given(...stuck, proposed, approved)
    .when(command)
    .thenRejected({ type: 'TaskNotOpen', field: 'taskId' });
});

test('a closed capture makes its waiting refunds visible', () => {
  given(...asked, refundRequested, unpayable)
    .when({ ...close, taskId: 'capture-1' })
    .then(
      { type: 'TaskClosed', data: { taskId: 'capture-1', kind: 'capture', reason, closedAt: LATER } },
      {
        type: 'RefundFailed',
        data: {
          refundId: 'refund-1',
          attempt: 0,
          reason: 'capture-closed',
          failedAt: LATER,
          retryAt: null,
          undone: 0,
          ruleVersion: 'partner-retries@2000-01-01',
        },
      },
    );
});
