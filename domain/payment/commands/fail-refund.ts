import { accept, reject, unchanged, type Uuid } from '../../kernel/index.js';
import type { PaymentDecision } from '../rejections.js';
import type { PaymentState } from '../state.js';

export interface FailRefund {
  readonly type: 'FailRefund';
  readonly refundId: Uuid;
  readonly reason: string;
}

export function failRefund({ refundId, reason }: FailRefund, state: PaymentState): PaymentDecision {
  if (!state.started) return reject({ type: 'PaymentUnknown' });
  const refund = state.refunds.find((candidate) => candidate.refundId === refundId);
  if (!refund) return reject({ type: 'RefundUnknown', field: 'refundId' });
  if (refund.status !== 'requested') return unchanged;
  return accept({ type: 'RefundFailed', data: { refundId, reason } });
}
