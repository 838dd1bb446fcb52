import { accept, reject, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import { awaitingRefund } from '../complaint/state.js';
import type { OrderEvent } from '../events.js';
import type { OrderDecision } from '../rejections.js';
import { isReason } from '../staff-refund/rule.js';
import { owedForSent, type OrderState } from '../state.js';

interface Settling {
  readonly refundId: Uuid;
  readonly reason: string;
  readonly staffId: Uuid;
  readonly at: Instant;
}

/** A second person gives a refund above the ceiling. */
export interface ApproveRefund extends Settling {
  readonly type: 'ApproveRefund';
}

export interface DeclineRefund extends Settling {
  readonly type: 'DeclineRefund';
}

export function settleRefund(command: ApproveRefund | DeclineRefund, state: OrderState): OrderDecision {
  const { refundId, reason, staffId, at } = command;
  if (state.staffRefunds.given.some((each) => each.refundId === refundId)) return unchanged;
  const found = state.staffRefunds.proposed.find((each) => each.refundId === refundId);
  if (!found) return reject({ type: 'RefundNotProposed', field: 'refundId' });
  if (!isReason(reason, at)) return reject({ type: 'ReasonInvalid', field: 'reason' });
  const complaint = complaintOf(state, refundId);
  if (command.type === 'DeclineRefund')
    return accept<OrderEvent>(
      {
        type: 'StaffRefundDeclined',
        data: { refundId, reason: reason.trim(), declinedBy: staffId, declinedAt: at },
      },
      ...(complaint ? [{ type: 'ComplaintReopened', data: { ...complaint, reopenedAt: at } } as const] : []),
    );
  if (found.proposedBy === staffId) return reject({ type: 'SecondPersonRequired' });
  const most = owedForSent(state);
  if (found.amount > most) return reject({ type: 'RefundAboveOwed', field: 'amount', most });
  const { proposedBy: givenBy, proposedAt: _, ...refund } = found;
  return accept<OrderEvent>(
    { type: 'StaffRefundGiven', data: { ...refund, givenBy, approvedBy: staffId, givenAt: at } },
    ...(complaint
      ? [{ type: 'ComplaintRefunded', data: { ...complaint, amount: found.amount, refundedAt: at } } as const]
      : []),
  );
}

/** The complaint that the money answers. Null for other refunds of staff. */
function complaintOf({ complaints }: OrderState, refundId: Uuid): { readonly complaintId: Uuid } | null {
  const found = awaitingRefund(complaints, refundId);
  return found && { complaintId: found.complaintId };
}
