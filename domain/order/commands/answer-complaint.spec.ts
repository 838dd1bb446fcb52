import { expect, test } from 'vitest';

import { fold, specify } from '../../kernel/index.js';
import type { ComplaintMade, OrderEvent } from '../events.js';
import { order } from '../index.js';
import { confirmed, cream, delivered, dispatched, placed } from '../spec-events.js';
import type { AcceptComplaint, DeclineComplaint, ReplaceGoods } from './answer-complaint.js';
import type { ApproveRefund, DeclineRefund } from './settle-refund.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

const AT = '2026-05-10T09:00:00.000Z';
const made: ComplaintMade = {
  type: 'ComplaintMade',
  data: {
    ...{ complaintId: 'k1', complaintNumber: '100001-K1', lines: [{ lineId: '1', quantity: 2 }] },
    ...{ fault: 'damaged', wish: 'money-back', faultSeenOn: '2026-05-07', assured: true },
    evidence: { evidenceId: 'e1', text: 'hash', photos: [] },
    ...{ lastDay: '2029-05-06', answerBy: '2026-05-22', madeAt: '2026-05-08T09:00:00.000Z' },
    ruleVersion: 'complaint@2022-05-01',
  },
};
/** Three pieces of 400 kr, two of them faulty. */
const open = [placed([{ ...cream, unitPrice: 40_000 }]), confirmed, dispatched, delivered, made] as const;
const answering = { complaintId: 'k1', note: null, staffId: 'kim', at: AT } as const;

function accept(amount: number, change: Partial<AcceptComplaint> = {}): AcceptComplaint {
  const how = { refundId: 'g1', reason: 'Trasig pump', role: 'support' } as const;
  return { type: 'AcceptComplaint', ...answering, ...how, amounts: [{ lineId: '1', amount }], ...change };
}
const replace: ReplaceGoods = { type: 'ReplaceGoods', ...answering };
const decline = (ground: DeclineComplaint['ground']): DeclineComplaint => ({
  ...{ type: 'DeclineComplaint', ...answering, ground },
});
const settle = (type: 'ApproveRefund' | 'DeclineRefund'): ApproveRefund | DeclineRefund => ({
  ...{ type, refundId: 'g1', reason: 'Bilden visar felet', staffId: 'dag', at: AT },
});

function accepted(amount: number): OrderEvent {
  const lines = [{ lineId: '1', amount }];
  const data = { complaintId: 'k1', refundId: 'g1', lines, amount, note: null, acceptedBy: 'kim', acceptedAt: AT };
  return { type: 'ComplaintAccepted', data };
}
const refunded = (amount: number): OrderEvent => ({
  type: 'ComplaintRefunded',
  data: { complaintId: 'k1', amount, refundedAt: AT },
});
const rule = { ceiling: 30_000, ruleVersion: 'staff-refund@2020-01-01' };
const lines = (amount: number) => [{ lineId: '1', amount }];
const proposed: OrderEvent = {
  type: 'StaffRefundProposed',
  data: {
    refundId: 'g1',
    amount: 30_001,
    lines: lines(30_001),
    reason: 'Trasig pump',
    ...rule,
    proposedBy: 'kim',
    proposedAt: AT,
  },
};

const statusAfter = (...events: readonly OrderEvent[]) =>
  fold(order.evolve, order.initial, events).complaints[0]?.status;

test('money within the ceiling is given with the answer, and once', () => {
  const given0: OrderEvent = {
    type: 'StaffRefundGiven',
    data: {
      ...{ refundId: 'g1', amount: 30_000, lines: lines(30_000), reason: 'Trasig pump', ...rule },
      ...{ givenBy: 'kim', approvedBy: null, givenAt: AT },
    },
  };
  const events = [accepted(30_000), given0, refunded(30_000)] as const;
  given(...open)
    .when(accept(30_000))
    .then(...events);
  given(...open, ...events)
    .when(accept(30_000))
    .then();
  expect(statusAfter(...open, ...events)).toBe('refunded');
});

test('money above the ceiling answers the customer when a second person approves it', () => {
  given(...open)
    .when(accept(30_001))
    .then(accepted(30_001), proposed);
  expect(statusAfter(...open, accepted(30_001), proposed)).toBe('awaiting');
  given(...open, accepted(30_001), proposed)
    .when(settle('ApproveRefund'))
    .then(
      {
        type: 'StaffRefundGiven',
        data: {
          ...{ refundId: 'g1', amount: 30_001, lines: lines(30_001), reason: 'Trasig pump', ...rule },
          ...{ givenBy: 'kim', approvedBy: 'dag', givenAt: AT },
        },
      },
      refunded(30_001),
    );
});

test('when the second person declines the money, the complaint waits for another answer', () => {
  const declined: OrderEvent = {
    type: 'StaffRefundDeclined',
    data: { refundId: 'g1', reason: 'Bilden visar felet', declinedBy: 'dag', declinedAt: AT },
  };
  const reopened: OrderEvent = { type: 'ComplaintReopened', data: { complaintId: 'k1', reopenedAt: AT } };
  given(...open, accepted(30_001), proposed)
    .when(settle('DeclineRefund'))
    .then(declined, reopened);
  expect(statusAfter(...open, accepted(30_001), proposed, declined, reopened)).toBe('open');
});

test('a line gives back at most what its faulty pieces cost', () => {
  const refused = { type: 'LineRefundAboveOwed', field: 'amounts', lineId: '1', most: 80_000 } as const;
  for (const amount of [80_001, -1, 0.5])
    given(...open)
      .when(accept(amount))
      .thenRejected(refused);
  given(...open)
    .when(accept(0))
    .thenRejected({ type: 'RefundIsEmpty', field: 'amounts' });
  given(...open)
    .when(accept(1, { amounts: [{ lineId: '2', amount: 1 }] }))
    .thenRejected({ ...refused, lineId: '2', most: 0 });
});

test('new goods are ordered, sent once, and then the customer may complain of them', () => {
  const ordered: OrderEvent = {
    type: 'ReplacementOrdered',
    data: { complaintId: 'k1', lines: made.data.lines, note: null, orderedBy: 'kim', orderedAt: AT },
  };
  const sending = { type: 'SendReplacement', complaintId: 'k1', carrier: 'PostNord', trackingNumber: 'E1' } as const;
  const sent: OrderEvent = {
    type: 'ReplacementSent',
    data: { complaintId: 'k1', carrier: 'PostNord', trackingNumber: 'E1', sentAt: AT },
  };
  given(...open)
    .when(replace)
    .then(ordered);
  given(...open, ordered)
    .when({ ...sending, sentAt: AT })
    .then(sent);
  given(...open, ordered, sent)
    .when({ ...sending, sentAt: AT })
    .then();
  given(...open, ordered, sent)
    .when(decline('no-fault'))
    .thenRejected({ type: 'ComplaintAnswered', status: 'replaced' });
});

test('a complaint is declined with a ground of the law, but never as late when the law calls it in time', () => {
  given(...open)
    .when(decline('after-delivery'))
    .then({
      type: 'ComplaintDeclined',
      data: { complaintId: 'k1', ground: 'after-delivery', note: null, declinedBy: 'kim', declinedAt: AT },
    });
  given(...open)
    .when(decline('too-late'))
    .thenRejected({ type: 'ComplaintInTime', field: 'ground' });
  given(...open)
    .when({ ...decline('no-fault'), complaintId: 'other' })
    .thenRejected({ type: 'ComplaintUnknown' });
});
