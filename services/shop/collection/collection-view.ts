import type { Instant } from '../../../domain/kernel/index.js';
import { reorderableUntil, uncollectedFee, type SentParcel } from '../../../domain/order/index.js';
import type { OwnOrder } from '../order/order-access.js';
import { collectionOf } from '../order/tracking-view.js';
import type { CollectedParcel, CollectionOfOrder } from './contract.js';

/** Null when no parcel waits and all reached the customer. */
export function collectionOfOrder({ placed, state }: OwnOrder, now: Instant): CollectionOfOrder | null {
  const parcels = state.parcels.filter(needsTelling).map((parcel) => collectedParcel(parcel, now));
  if (parcels.length === 0) return null;
  const { orderId, orderNumber, placedAt } = placed;
  const feeTaken = state.returns.reduce((sum, { fee }) => sum + (fee?.amount ?? 0), 0);
  return { orderId, orderNumber, parcels, fee: uncollectedFee(placedAt).amount, feeTaken };
}

function needsTelling({ hold, phase, cameBackAt }: SentParcel): boolean {
  return hold !== null || cameBackAt !== null || phase === 'not-delivered';
}

function collectedParcel(parcel: SentParcel, now: Instant): CollectedParcel {
  return {
    parcelId: parcel.parcelId,
    collection: collectionOf(parcel),
    cameBack: parcel.cameBackAt !== null,
    destroyed: parcel.destroyed.length > 0,
    reorderUntil: reorderableUntil(parcel, now),
  };
}
