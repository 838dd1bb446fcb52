import { accept, reject, stockholmDate, unchanged, type Instant, type Ore, type Uuid } from '../../kernel/index.js';
import type { OrderDecision, OrderRejection } from '../rejections.js';
import { isReason, staffRefundRule, type RefundingRole } from '../staff-refund/rule.js';
import { owedTotal, type OrderState } from '../state.js';

/** Staff pay back a part of the price without a return, for example for a damaged piece or a complaint (CHK-05). */
export interface GiveRefund {
  readonly type: 'GiveRefund';
  readonly refundId: Uuid;
  readonly amount: Ore;
  readonly reason: string;
  readonly staffId: Uuid;
  readonly role: RefundingRole;
  readonly at: Instant;
}

/** Within the ceiling of the role the refund is given. Above it a second person must approve. */
export function giveRefund(command: GiveRefund, state: OrderState): OrderDecision {
  const { refundId, amount, reason, staffId, role, at } = command;
  if (isKnown(refundId, state)) return unchanged;
  const refusal = refuses(command, state);
  if (refusal) return reject(refusal);
  const { ceilings, ruleVersion } = staffRefundRule.on(stockholmDate(at));
  const ceiling = ceilings[role];
  const refund = { refundId, amount, reason: reason.trim(), ceiling, ruleVersion };
  return amount > ceiling
    ? accept({ type: 'StaffRefundProposed', data: { ...refund, proposedBy: staffId, proposedAt: at } })
    : accept({ type: 'StaffRefundGiven', data: { ...refund, givenBy: staffId, approvedBy: null, givenAt: at } });
}

function isKnown(id: Uuid, { staffRefunds: { proposed, given, declined } }: OrderState): boolean {
  return declined.includes(id) || [...proposed, ...given].some(({ refundId }) => refundId === id);
}

function refuses({ amount, reason, at }: GiveRefund, state: OrderState): OrderRejection | null {
  if (!state.order) return { type: 'OrderUnknown' };
  if (!state.dispatchedAt) return { type: 'OrderPhaseWrong', phase: state.phase };
  if (!isReason(reason, at)) return { type: 'ReasonInvalid', field: 'reason' };
  const proposed = state.staffRefunds.proposed.reduce((sum, each) => sum + each.amount, 0);
  const most = owedTotal(state) - proposed;
  return Number.isSafeInteger(amount) && amount >= 1 && amount <= most
    ? null
    : { type: 'RefundAboveOwed', field: 'amount', most };
}
