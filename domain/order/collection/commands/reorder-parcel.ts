import {
  accept,
  reject,
  stockholmDate,
  unchanged,
  type BusinessDate,
  type Instant,
  type Uuid,
} from '../../../kernel/index.js';
import { parcelNamed } from '../../dispatched.js';
import type { SentParcel } from '../../parcels.js';
import type { OrderDecision } from '../../rejections.js';
import type { OrderState } from '../../state.js';
import { isUncollected } from '../state.js';

/** The customer wants an uncollected parcel sent to the same place again. */
export interface ReorderParcel {
  readonly type: 'ReorderParcel';
  readonly parcelId: string;
  readonly reorderId: Uuid;
  readonly reorderedAt: Instant;
}
/** The carrier could not send it again. */
export interface DeclineReorder {
  readonly type: 'DeclineReorder';
  readonly parcelId: string;
  readonly reorderId: Uuid;
  readonly answer: 'too-late' | 'unknown';
  readonly declinedAt: Instant;
}

/** The last day to have the parcel sent again. Null when that is not offered, or not any more. */
export function reorderableUntil(parcel: SentParcel, at: Instant): BusinessDate | null {
  const { reorderBy } = parcel;
  return isUncollected(parcel) && reorderBy !== null && stockholmDate(at) <= reorderBy ? reorderBy : null;
}

export function reorderParcel(command: ReorderParcel, state: OrderState): OrderDecision {
  const { parcelId, reorderId, reorderedAt } = command;
  const parcel = parcelNamed(state, parcelId);
  if (!state.order) return reject({ type: 'OrderUnknown' });
  if (!parcel) return reject({ type: 'ParcelUnknown', field: 'parcelId', parcelId });
  if (parcel.reorderedAt) return unchanged;
  const reorderBy = reorderableUntil(parcel, reorderedAt);
  if (!reorderBy) return reject({ type: 'ReorderTooLate', lastDay: parcel.reorderBy });
  return accept({ type: 'ParcelReordered', data: { parcelId, reorderId, reorderBy, reorderedAt } });
}

/** The parcel may have become ready or been delivered since. It then was sent after all. */
export function declineReorder(command: DeclineReorder, state: OrderState): OrderDecision {
  const { parcelId, reorderId, answer, declinedAt } = command;
  const parcel = parcelNamed(state, parcelId);
  if (!parcel) return reject({ type: 'ParcelUnknown', field: 'parcelId', parcelId });
  if (!parcel.reorderedAt) return unchanged;
  return accept({ type: 'ReorderDeclined', data: { parcelId, reorderId, answer, declinedAt } });
}
