import { accept, reject, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { PaymentDecision } from '../rejections.js';
import type { PaymentState } from '../state.js';

export interface ConfirmRefund {
  readonly type: 'ConfirmRefund';
  readonly refundId: Uuid;
  readonly pspReference: string;
  readonly refundedAt: Instant;
}

export function confirmRefund(
  { refundId, pspReference, refundedAt }: ConfirmRefund,
  state: PaymentState,
): PaymentDecision {
  if (!state.started) return reject({ type: 'PaymentUnknown' });
  const refund = state.refunds.find((candidate) => candidate.refundId === refundId);
  if (!refund) return reject({ type: 'RefundUnknown', field: 'refundId' });
  if (refund.status === 'refunded') return unchanged;
  return accept({ type: 'PaymentRefunded', data: { refundId, amount: refund.amount, pspReference, refundedAt } });
}
