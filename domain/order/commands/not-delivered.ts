import { accept, reject, unchanged, type Instant } from '../../kernel/index.js';
import { parcelNamed, refusesReport, unreportedDispatch, type ParcelReport } from '../dispatched.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

export interface NotDelivered extends ParcelReport {
  readonly type: 'NotDelivered';
  readonly reason: string;
  readonly failedAt: Instant;
}

/** Records a failed try to deliver. A report that arrives after the delivery changes nothing. */
export function notDelivered(command: NotDelivered, state: OrderState): OrderDecision {
  const { parcelId, trackingNumber, reason, failedAt } = command;
  const refusal = refusesReport(command, state);
  const parcel = parcelNamed(state, parcelId);
  if (refusal || !parcel) return reject(refusal ?? { type: 'ParcelUnknown', field: 'parcelId', parcelId });
  const unseen = unreportedDispatch(command, failedAt, parcel, state);
  if (unseen.length === 0 && parcel.phase !== 'dispatched') return unchanged;
  return accept(...unseen, { type: 'OrderNotDelivered', data: { parcelId, trackingNumber, reason, failedAt } });
}
