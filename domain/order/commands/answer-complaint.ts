import {
  accept,
  isRejected,
  reject,
  unchanged,
  type Decision,
  type Instant,
  type Ore,
  type Uuid,
} from '../../kernel/index.js';
import type { AnswerNote, DeclineGround } from '../complaint/events.js';
import { priceOf } from '../complaint/goods.js';
import type { Complaint } from '../complaint/state.js';
import type { OrderEvent } from '../events.js';
import type { OrderDecision, OrderRejection } from '../rejections.js';
import type { RefundingRole } from '../staff-refund/rule.js';
import type { OrderState } from '../state.js';
import { giveRefund } from './give-refund.js';

interface Answering {
  readonly complaintId: Uuid;
  readonly note: AnswerNote | null;
  readonly staffId: Uuid;
  readonly at: Instant;
}

/** Staff pay back a part or all of the price of the complained goods, line by line. */
export interface AcceptComplaint extends Answering {
  readonly type: 'AcceptComplaint';
  readonly refundId: Uuid;
  readonly amounts: readonly { readonly lineId: string; readonly amount: Ore }[];
  readonly reason: string;
  readonly role: RefundingRole;
}

export interface ReplaceGoods extends Answering {
  readonly type: 'ReplaceGoods';
}

export interface DeclineComplaint extends Answering {
  readonly type: 'DeclineComplaint';
  readonly ground: DeclineGround;
}

/** Records that the warehouse has handed the new goods to a carrier. */
export interface SendReplacement {
  readonly type: 'SendReplacement';
  readonly complaintId: Uuid;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly sentAt: Instant;
}

/** Above the ceiling of the role the refund is only proposed, and the customer hears when it is given. */
export function acceptComplaint(command: AcceptComplaint, state: OrderState): OrderDecision {
  const { complaintId, refundId, amounts, reason, role, note, staffId, at } = command;
  const found = open(complaintId, state, refundId);
  if ('accepted' in found || 'rejected' in found) return found;
  const lines = amounts.filter(({ amount }) => amount !== 0);
  const refusal = refusesAmounts(lines, found.complaint, state);
  if (refusal) return reject(refusal);
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const refund = giveRefund({ type: 'GiveRefund', refundId, amount, lines, reason, staffId, role, at }, state);
  if (isRejected(refund)) return refund;
  const accepted = { complaintId, refundId, lines, amount, note, acceptedBy: staffId, acceptedAt: at };
  const given = refund.accepted.some(({ type }) => type === 'StaffRefundGiven');
  return accept<OrderEvent>(
    { type: 'ComplaintAccepted', data: accepted },
    ...refund.accepted,
    ...(given ? [{ type: 'ComplaintRefunded', data: { complaintId, amount, refundedAt: at } } as const] : []),
  );
}

export function replaceGoods({ complaintId, note, staffId, at }: ReplaceGoods, state: OrderState): OrderDecision {
  const found = open(complaintId, state);
  if ('accepted' in found || 'rejected' in found) return found;
  const { lines } = found.complaint;
  return accept({
    type: 'ReplacementOrdered',
    data: { complaintId, lines, note, orderedBy: staffId, orderedAt: at },
  });
}

export function declineComplaint(command: DeclineComplaint, state: OrderState): OrderDecision {
  const { complaintId, ground, note, staffId, at } = command;
  const found = open(complaintId, state);
  if ('accepted' in found || 'rejected' in found) return found;
  // A complaint soon after the fault was seen is in time, whatever anybody thinks.
  if (ground === 'too-late' && found.complaint.assured) return reject({ type: 'ComplaintInTime', field: 'ground' });
  return accept({
    type: 'ComplaintDeclined',
    data: { complaintId, ground, note, declinedBy: staffId, declinedAt: at },
  });
}

export function sendReplacement(command: SendReplacement, { complaints }: OrderState): OrderDecision {
  const { complaintId, carrier, trackingNumber, sentAt } = command;
  const found = complaints.find((each) => each.complaintId === complaintId);
  if (!found) return reject({ type: 'ComplaintUnknown' });
  if (found.status !== 'replacing') return unchanged;
  return accept({ type: 'ReplacementSent', data: { complaintId, carrier, trackingNumber, sentAt } });
}

type Found = { readonly complaint: Complaint } | Decision<never, OrderRejection>;

/** The complaint, if it waits for an answer. The same refund sent again changes nothing. */
function open(complaintId: Uuid, { complaints }: OrderState, refundId: Uuid | null = null): Found {
  const complaint = complaints.find((each) => each.complaintId === complaintId);
  if (!complaint) return reject({ type: 'ComplaintUnknown' });
  if (refundId !== null && complaint.refundId === refundId) return unchanged;
  return complaint.status === 'open' ? { complaint } : reject({ type: 'ComplaintAnswered', status: complaint.status });
}

function refusesAmounts(
  amounts: AcceptComplaint['amounts'],
  complaint: Complaint,
  { order, returned }: OrderState,
): OrderRejection | null {
  if (amounts.length === 0) return { type: 'RefundIsEmpty', field: 'amounts' };
  for (const { lineId, amount } of amounts) {
    const sold = order?.lines.find((line) => line.lineId === lineId);
    const most = sold ? Math.min(priceOf(sold, complaint, lineId), sold.total - (returned[lineId]?.refund ?? 0)) : 0;
    if (!Number.isSafeInteger(amount) || amount < 1 || amount > most)
      return { type: 'LineRefundAboveOwed', field: 'amounts', lineId, most };
  }
  return new Set(amounts.map(({ lineId }) => lineId)).size === amounts.length
    ? null
    : { type: 'RefundIsEmpty', field: 'amounts' };
}
