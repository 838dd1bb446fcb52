import { accept, reject, unchanged, type Instant, type Ore, type Uuid } from '../../kernel/index.js';
import { refundable } from '../money.js';
import type { PaymentDecision } from '../rejections.js';
import type { PaymentState } from '../state.js';

export interface RequestRefund {
  readonly type: 'RequestRefund';
  readonly refundId: Uuid;
  readonly amount: Ore;
  /** The authorisation to give back from; null: the one the order stands on. */
  readonly pspReference: string | null;
  readonly reason: string;
  readonly requestedAt: Instant;
}

export function requestRefund(command: RequestRefund, state: PaymentState): PaymentDecision {
  const { refundId, amount, reason, requestedAt } = command;
  if (!state.started) return reject({ type: 'PaymentUnknown' });
  if (state.refunds.some((refund) => refund.refundId === refundId)) return unchanged;
  if (!Number.isSafeInteger(amount) || amount < 1) return reject({ type: 'AmountInvalid', field: 'amount' });
  const pspReference = command.pspReference ?? state.pspReference;
  if (!pspReference) return reject({ type: 'PaymentNotAuthorised', phase: state.phase });
  const most = refundable(state, pspReference);
  if (amount > most) return reject({ type: 'RefundAboveTaken', field: 'amount', refundable: most });
  return accept({ type: 'RefundRequested', data: { refundId, amount, pspReference, reason, requestedAt } });
}
