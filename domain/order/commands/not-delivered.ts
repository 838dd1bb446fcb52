import { accept, reject, unchanged, type Instant } from '../../kernel/index.js';
import { destroyedGoods } from '../collection/destroyed.js';
import { notCollected } from '../collection/not-collected.js';
import { isWaiting } from '../collection/state.js';
import { parcelNamed, refusesReport, unreportedDispatch, type ParcelReport } from '../dispatched.js';
import type { OrderEvent } from '../events.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

export interface NotDelivered extends ParcelReport {
  readonly type: 'NotDelivered';
  readonly reason: string;
  readonly failedAt: Instant;
}

/**
 * Records a failed try to deliver, which may destroy the medicines of the parcel (CHK-16). A report that arrives after
 * the delivery changes nothing. For a parcel whose time to collect is over, it tells that nobody collected it.
 */
export function notDelivered(command: NotDelivered, state: OrderState): OrderDecision {
  const { parcelId, trackingNumber, reason, failedAt } = command;
  const refusal = refusesReport(command, state);
  const parcel = parcelNamed(state, parcelId);
  if (refusal || !parcel || !state.order)
    return reject(refusal ?? { type: 'ParcelUnknown', field: 'parcelId', parcelId });
  const unseen = unreportedDispatch(command, failedAt, parcel, state);
  if (unseen.length === 0 && parcel.phase !== 'dispatched') return unchanged;
  const over = isWaiting(parcel) ? notCollected(parcel, state.order.placedAt, failedAt) : [];
  if (over.length > 0) return accept<OrderEvent>(...over);
  return accept<OrderEvent>(
    ...unseen,
    { type: 'OrderNotDelivered', data: { parcelId, trackingNumber, reason, failedAt } },
    ...destroyedGoods(state, state.order, parcel, 'not-delivered', failedAt),
  );
}
