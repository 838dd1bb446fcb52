import { accept, reject, stockholmDate, unchanged, type Instant } from '../../kernel/index.js';
import type { OrderEvent } from '../events.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';
import { withdrawalRule } from '../withdrawal/period.js';
import { returnWarning } from '../withdrawal/return-risk.js';
import type { Withdrawal } from '../withdrawal/state.js';

/** Warns staff of each return of the order whose refund is soon due, or late (LAW-04). */
export interface WarnOfReturns {
  readonly type: 'WarnOfReturns';
  readonly warnedAt: Instant;
}

/** Each return is warned of once for each day of the rule. Goods that come after it was late begin anew. */
export function warnOfReturns({ warnedAt }: WarnOfReturns, { order, withdrawals }: OrderState): OrderDecision {
  if (!order) return reject({ type: 'OrderUnknown' });
  const warned = withdrawals.flatMap((each) => warning(each, warnedAt));
  return warned.length === 0 ? unchanged : accept<OrderEvent>(...warned);
}

function warning(
  { withdrawalId, status, refundBy, warnings }: Withdrawal,
  warnedAt: Instant,
): readonly Extract<OrderEvent, { type: 'ReturnWarned' }>[] {
  const today = stockholmDate(warnedAt);
  if ((status !== 'awaited' && status !== 'received') || refundBy === null) return [];
  const due = returnWarning({ isHere: status === 'received', refundBy }, today);
  if (!due || warnings.some(({ risk, warnDay }) => risk === due.risk && warnDay <= due.warnDay)) return [];
  const { ruleVersion } = withdrawalRule.on(today);
  return [{ type: 'ReturnWarned', data: { withdrawalId, ...due, refundBy, warnedAt, ruleVersion } }];
}
