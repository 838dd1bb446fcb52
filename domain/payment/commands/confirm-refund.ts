import { accept, reject, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { StatedSum } from '../partner-sum.js';
import type { PaymentDecision } from '../rejections.js';
import { awaitsPartner } from '../retries.js';
import type { PaymentState } from '../state.js';

export interface ConfirmRefund {
  readonly type: 'ConfirmRefund';
  readonly refundId: Uuid;
  readonly attempt: number;
  readonly stated: StatedSum | null;
  readonly pspReference: string;
  readonly refundedAt: Instant;
}

export function confirmRefund(command: ConfirmRefund, state: PaymentState): PaymentDecision {
  const { refundId, attempt, pspReference, refundedAt } = command;
  if (!state.started) return reject({ type: 'PaymentUnknown' });
  const refund = state.refunds.find((candidate) => candidate.refundId === refundId);
  if (!refund || attempt > Math.max(1, refund.attempt)) return reject({ type: 'RefundUnknown', field: 'refundId' });
  if (attempt < refund.attempt || !awaitsPartner(refund)) return unchanged;
  const { amount } = refund;
  return accept({ type: 'PaymentRefunded', data: { refundId, amount, pspReference, refundedAt } });
}
