import { accept, reject, unchanged, type BusinessDate, type Instant } from '../../kernel/index.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

/** The promised day has passed. The promise is a parameter, because the order stores only its text. */
export interface NoteDelay {
  readonly type: 'NoteDelay';
  readonly promisedBy: BusinessDate;
  readonly noticedAt: Instant;
}

/** Recorded once for each order. A delivered or cancelled order is not late. */
export function noteDelay({ promisedBy, noticedAt }: NoteDelay, state: OrderState): OrderDecision {
  if (!state.order) return reject({ type: 'OrderUnknown' });
  const isUnderWay = state.phase === 'confirmed' || state.phase === 'dispatched';
  if (!isUnderWay || state.delayedFrom) return unchanged;
  const { promise } = state.order.delivery;
  return accept({ type: 'DeliveryDelayed', data: { promise, promisedBy, noticedAt } });
}
