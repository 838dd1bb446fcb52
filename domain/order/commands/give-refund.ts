import { accept, reject, stockholmDate, unchanged, type Instant, type Ore, type Uuid } from '../../kernel/index.js';
import type { PaidBackLine } from '../events.js';
import type { OrderDecision, OrderRejection } from '../rejections.js';
import { isReason, staffRefundRule, type RefundingRole } from '../staff-refund/rule.js';
import { owedForSent, type OrderState } from '../state.js';

/** Staff pay back a part of the price without a return, for example for a damaged piece or a complaint (CHK-05). */
export interface GiveRefund {
  readonly type: 'GiveRefund';
  readonly refundId: Uuid;
  readonly amount: Ore;
  /** The goods that the money is for. Empty for the order as a whole. */
  readonly lines: readonly PaidBackLine[];
  readonly reason: string;
  readonly staffId: Uuid;
  readonly role: RefundingRole;
  readonly at: Instant;
}

/** Within the ceiling of the role the refund is given. Above it a second person must approve. */
export function giveRefund(command: GiveRefund, state: OrderState): OrderDecision {
  const { refundId, amount, lines, reason, staffId, role, at } = command;
  if (isKnown(refundId, state)) return unchanged;
  const refusal = refuses(command, state);
  if (refusal) return reject(refusal);
  const { ceilings, ruleVersion } = staffRefundRule.on(stockholmDate(at));
  const ceiling = ceilings[role];
  const refund = { refundId, amount, lines, reason: reason.trim(), ceiling, ruleVersion };
  return amount > ceiling
    ? accept({ type: 'StaffRefundProposed', data: { ...refund, proposedBy: staffId, proposedAt: at } })
    : accept({ type: 'StaffRefundGiven', data: { ...refund, givenBy: staffId, approvedBy: null, givenAt: at } });
}

function isKnown(id: Uuid, { staffRefunds: { proposed, given, declined } }: OrderState): boolean {
  return declined.includes(id) || [...proposed, ...given].some(({ refundId }) => refundId === id);
}

function refuses({ amount, lines, reason, at }: GiveRefund, state: OrderState): OrderRejection | null {
  if (!state.order) return { type: 'OrderUnknown' };
  if (!state.dispatchedAt) return { type: 'OrderPhaseWrong', phase: state.phase };
  if (!isReason(reason, at)) return { type: 'ReasonInvalid', field: 'reason' };
  const proposed = state.staffRefunds.proposed.reduce((sum, each) => sum + each.amount, 0);
  const most = owedForSent(state) - proposed;
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > most)
    return { type: 'RefundAboveOwed', field: 'amount', most };
  return refusesLines(lines, amount, state);
}

function refusesLines(lines: readonly PaidBackLine[], whole: Ore, state: OrderState): OrderRejection | null {
  for (const { lineId, amount } of lines) {
    const most = leftOfLine(state, lineId);
    if (most === null) return { type: 'LineUnknown', field: 'lineId', lineId };
    if (!Number.isSafeInteger(amount) || amount < 1 || amount > most)
      return { type: 'LineRefundAboveOwed', field: 'amounts', lineId, most };
  }
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  return lines.length === 0 || sum === whole ? null : { type: 'RefundAboveOwed', field: 'amount', most: sum };
}

/** What of a line's price was not paid back or proposed before. Null for a line that the order does not have. */
function leftOfLine({ order, returned, staffRefunds: { proposed, given } }: OrderState, lineId: string): Ore | null {
  const line = order?.lines.find((each) => each.lineId === lineId);
  if (!line) return null;
  const earlier = [...proposed, ...given].flatMap(({ lines }) => lines).filter((each) => each.lineId === lineId);
  const paidBack = earlier.reduce((sum, { amount }) => sum + amount, returned[lineId]?.refund ?? 0);
  return Math.max(0, line.total - paidBack);
}
