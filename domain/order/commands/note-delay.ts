import { accept, reject, unchanged, type BusinessDate, type Instant } from '../../kernel/index.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

/** The promised day has passed. What it was comes in: the order keeps only the promise as it was shown. */
export interface NoteDelay {
  readonly type: 'NoteDelay';
  readonly promisedBy: BusinessDate;
  readonly noticedAt: Instant;
}

/** Told once an order, however long it takes; what has come or been called off is late for nobody. */
export function noteDelay({ promisedBy, noticedAt }: NoteDelay, state: OrderState): OrderDecision {
  if (!state.order) return reject({ type: 'OrderUnknown' });
  const isUnderWay = state.phase === 'confirmed' || state.phase === 'dispatched';
  if (!isUnderWay || state.delayedFrom) return unchanged;
  const { promise } = state.order.delivery;
  return accept({ type: 'DeliveryDelayed', data: { promise, promisedBy, noticedAt } });
}
