import { accept, addMinutes, reject, stockholmDate, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import { claimRule } from '../claim-rule.js';
import type { WithdrawalClaimEvent } from '../events.js';
import type { WithdrawalClaimDecision } from '../rejections.js';
import { claimedBy, type WithdrawalClaimState } from '../state.js';

export interface ClaimWithdrawal {
  readonly type: 'ClaimWithdrawal';
  readonly orderId: Uuid;
  /** When the prescription was read that says that it can be collected. */
  readonly readAt: Instant;
  readonly at: Instant;
}

const MINUTES_OF_DAY = 24 * 60;

/** One order at a time: the next one needs a prescription on which the register has counted the last withdrawal. */
export function claimWithdrawal(
  { orderId, readAt, at }: ClaimWithdrawal,
  state: WithdrawalClaimState,
): WithdrawalClaimDecision {
  const { open, ended, countedAt } = state;
  if (ended.has(orderId)) return reject({ type: 'ClaimHasEnded' });
  if (claimedBy(state, at, orderId)) return reject({ type: 'WithdrawalTaken', field: 'ordinationsId' });
  if (open?.orderId === orderId) return unchanged;
  if (countedAt !== null && readAt <= countedAt)
    return reject({ type: 'PrescriptionOutdated', field: 'ordinationsId' });
  const { days, ruleVersion } = claimRule.on(stockholmDate(at));
  const until = addMinutes(at, days * MINUTES_OF_DAY);
  return accept<WithdrawalClaimEvent>(...(open ? [overdue(open.orderId, at)] : []), {
    type: 'WithdrawalClaimed',
    data: { orderId, claimedAt: at, until, ruleVersion },
  });
}

function overdue(orderId: Uuid, endedAt: Instant): WithdrawalClaimEvent {
  return { type: 'ClaimEnded', data: { orderId, reason: 'overdue', endedAt } };
}
