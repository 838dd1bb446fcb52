import { accept, reject, unchanged, type Instant } from '../../kernel/index.js';
import { parcelNamed } from '../dispatched.js';
import { awaitingDispensing } from '../prescribed/dispensed.js';
import type { SentParcel } from '../parcels.js';
import type { OrderDecision, OrderRejection } from '../rejections.js';
import type { OrderState } from '../state.js';

/** Records that the warehouse began to pick the goods of a parcel. */
export interface StartPicking {
  readonly type: 'StartPicking';
  readonly parcelId: string;
  readonly startedAt: Instant;
}

/** Records that the warehouse closed a parcel. */
export interface PackParcel {
  readonly type: 'PackParcel';
  readonly parcelId: string;
  readonly packedAt: Instant;
}

/** A report that comes after later news of the parcel changes nothing: a stopped parcel may have been picked before. */
export function startPicking({ parcelId, startedAt }: StartPicking, state: OrderState): OrderDecision {
  const parcel = inHand(parcelId, state);
  if ('type' in parcel) return reject(parcel);
  if (parcel.phase !== 'waiting' || parcel.pickingAt !== null || parcel.packedAt !== null) return unchanged;
  return accept({ type: 'PickingStarted', data: { parcelId, startedAt } });
}

/** A parcel that was stopped or has no goods cannot be packed, so staff must see such a report. */
export function packParcel({ parcelId, packedAt }: PackParcel, state: OrderState): OrderDecision {
  const parcel = inHand(parcelId, state);
  if ('type' in parcel) return reject(parcel);
  if (parcel.phase === 'cancelled') return reject({ type: 'ParcelEnded', field: 'parcelId', parcelId });
  if (parcel.phase !== 'waiting' || parcel.packedAt !== null) return unchanged;
  return accept({ type: 'ParcelPacked', data: { parcelId, packedAt } });
}

function inHand(parcelId: string, state: OrderState): SentParcel | OrderRejection {
  if (!state.order) return { type: 'OrderUnknown' };
  if (state.confirmedAt === null) return { type: 'OrderPhaseWrong', phase: state.phase };
  const parcel = parcelNamed(state, parcelId);
  if (!parcel) return { type: 'ParcelUnknown', field: 'parcelId', parcelId };
  const awaits = parcel.phase === 'waiting' && awaitingDispensing(state, parcel).length > 0;
  return awaits ? { type: 'ParcelAwaitsDispensing', field: 'parcelId', parcelId } : parcel;
}
