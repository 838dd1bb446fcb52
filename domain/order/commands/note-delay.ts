import { accept, reject, unchanged, type BusinessDate, type Instant } from '../../kernel/index.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

/**
 * Records that the promised day has passed without delivery. The service passes the day, because an old order stores
 * only a text.
 */
export interface NoteDelay {
  readonly type: 'NoteDelay';
  readonly promisedBy: BusinessDate;
  readonly noticedAt: Instant;
}

/** Records the delay once for each order. A delivered or cancelled order is not late. */
export function noteDelay({ promisedBy, noticedAt }: NoteDelay, state: OrderState): OrderDecision {
  if (!state.order) return reject({ type: 'OrderUnknown' });
  const isUnderWay = state.phase === 'confirmed' || state.phase === 'dispatched';
  if (!isUnderWay || state.delayedFrom) return unchanged;
  const { promise } = state.order.delivery;
  return accept({ type: 'DeliveryDelayed', data: { promise, promisedBy, noticedAt } });
}
