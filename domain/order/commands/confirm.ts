import { accept, reject, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

export interface Confirm {
  readonly type: 'Confirm';
  readonly paymentId: Uuid;
  readonly confirmedAt: Instant;
}

export function confirm({ paymentId, confirmedAt }: Confirm, state: OrderState): OrderDecision {
  if (!state.order) return reject({ type: 'OrderUnknown' });
  if (state.order.paymentId !== paymentId) return reject({ type: 'PaymentOfAnotherOrder', field: 'paymentId' });
  if (state.confirmedAt) return unchanged;
  if (state.phase !== 'placed') return reject({ type: 'OrderPhaseWrong', phase: state.phase });
  return accept({ type: 'OrderConfirmed', data: { paymentId, confirmedAt } });
}
