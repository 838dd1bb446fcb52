import { accept, fold, reject, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { PaymentEvent } from '../events.js';
import { dropCaptures } from '../release.js';
import { owesNothing } from '../money.js';
import type { StatedSum } from '../partner-sum.js';
import type { PaymentDecision } from '../rejections.js';
import { awaitsPartner, failureOf } from '../retries.js';
import { evolve, type PaymentState } from '../state.js';
import { failReversal } from './fail-reversal.js';

export interface FailRefund {
  readonly type: 'FailRefund';
  readonly refundId: Uuid;
  readonly attempt: number;
  readonly stated: StatedSum | null;
  readonly reason: string;
  readonly failedAt: Instant;
}

/**
 * Records a failed refund, also after a success: a bank may return the money. The shop then owes it to the customer
 * again.
 */
export function failRefund(command: FailRefund, state: PaymentState): PaymentDecision {
  const { refundId, attempt } = command;
  if (!state.started) return reject({ type: 'PaymentUnknown' });
  // The partner may perform the reversal of captured money as a refund. It then reports a failed reversal as a failed
  // refund.
  if (state.reversals.some(({ reversalId }) => reversalId === refundId))
    return failReversal({ ...command, type: 'FailReversal', reversalId: refundId }, state);
  const refund = state.refunds.find((candidate) => candidate.refundId === refundId);
  if (!refund || attempt > Math.max(1, refund.attempt)) return reject({ type: 'RefundUnknown', field: 'refundId' });
  const isOpen = awaitsPartner(refund) || refund.status === 'refunded';
  if (attempt < refund.attempt || !isOpen) return unchanged;
  const undone = refund.status === 'refunded' ? refund.amount : 0;
  const failed: PaymentEvent = { type: 'RefundFailed', data: { refundId, ...failureOf({ ...command, undone }) } };
  const after = fold(evolve, state, [failed]);
  return accept(failed, ...(owesNothing(after) ? dropCaptures(after, refundId, command.failedAt) : []));
}
