import { accept, reject, unchanged, type Uuid } from '../../kernel/index.js';
import type { OrderFailed } from '../events.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

/** Records that the payment failed. A confirmed order cannot fail. */
export interface Fail {
  readonly type: 'Fail';
  readonly paymentId: Uuid;
  readonly reason: OrderFailed['data']['reason'];
}

export function fail({ paymentId, reason }: Fail, state: OrderState): OrderDecision {
  if (!state.order) return reject({ type: 'OrderUnknown' });
  if (state.order.paymentId !== paymentId) return reject({ type: 'PaymentOfAnotherOrder', field: 'paymentId' });
  if (state.phase === 'failed') return unchanged;
  if (state.phase !== 'placed') return reject({ type: 'OrderPhaseWrong', phase: state.phase });
  return accept({ type: 'OrderFailed', data: { paymentId, reason } });
}
