import { accept, reject, unchanged, type Instant, type Ore, type Uuid } from '../../kernel/index.js';
import { refundable } from '../money.js';
import { refundEvents } from '../refunding.js';
import type { PaymentDecision } from '../rejections.js';
import type { PaymentState } from '../state.js';

export interface RequestRefund {
  readonly type: 'RequestRefund';
  readonly refundId: Uuid;
  readonly amount: Ore;
  readonly reason: string;
  readonly requestedAt: Instant;
}

export function requestRefund(command: RequestRefund, state: PaymentState): PaymentDecision {
  const { refundId, amount } = command;
  if (!state.started) return reject({ type: 'PaymentUnknown' });
  if (state.refunds.some((refund) => refund.refundId === refundId)) return unchanged;
  if (!Number.isSafeInteger(amount) || amount < 1) return reject({ type: 'AmountInvalid', field: 'amount' });
  if (!state.pspReference) return reject({ type: 'PaymentNotAuthorised', phase: state.phase });
  const most = refundable(state);
  if (amount > most) return reject({ type: 'RefundAboveTaken', field: 'amount', refundable: most });
  return accept(...refundEvents(command, state));
}
