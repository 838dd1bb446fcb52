import { accept, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { ClaimEndReason } from '../events.js';
import type { WithdrawalClaimDecision } from '../rejections.js';
import type { WithdrawalClaimState } from '../state.js';

export interface EndClaim {
  readonly type: 'EndClaim';
  readonly orderId: Uuid;
  readonly reason: Exclude<ClaimEndReason, 'overdue'>;
  readonly at: Instant;
}

/** An order without a claim ends it too, so that a slow process cannot claim afterwards. What was counted is kept. */
export function endClaim(
  { orderId, reason, at: endedAt }: EndClaim,
  state: WithdrawalClaimState,
): WithdrawalClaimDecision {
  const before = state.ended.get(orderId);
  if (before !== undefined && (reason !== 'dispensed' || before === reason)) return unchanged;
  return accept({ type: 'ClaimEnded', data: { orderId, reason, endedAt } });
}
