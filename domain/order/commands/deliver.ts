import { accept, reject, unchanged, type Instant } from '../../kernel/index.js';
import { parcelNamed, refusesReport, unreportedDispatch, type ParcelReport } from '../dispatched.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

export interface Deliver extends ParcelReport {
  readonly type: 'Deliver';
  readonly deliveredAt: Instant;
}

/** Records the delivery, also after a failed try: a carrier may succeed the second time. */
export function deliver(command: Deliver, state: OrderState): OrderDecision {
  const { parcelId, trackingNumber, deliveredAt } = command;
  const refusal = refusesReport(command, state);
  const parcel = parcelNamed(state, parcelId);
  if (refusal || !parcel) return reject(refusal ?? { type: 'ParcelUnknown', field: 'parcelId', parcelId });
  if (parcel.phase === 'delivered') return unchanged;
  if (parcel.cameBackAt) return reject({ type: 'ParcelElsewhere', phase: 'came-back' });
  const unseen = unreportedDispatch(command, deliveredAt, parcel, state);
  return accept(...unseen, { type: 'OrderDelivered', data: { parcelId, trackingNumber, deliveredAt } });
}
