import { leastAdvanced, type ParcelPhase, type SentParcel } from '../../domain/order/parcels.js';
import type { TrackingStatus } from './table.js';

const STATUSES: Readonly<Record<ParcelPhase, TrackingStatus>> = {
  waiting: 'received',
  dispatched: 'sent',
  delivered: 'sent',
  'not-delivered': 'not_delivered',
  cancelled: 'cancelled',
};

/** Options whose parcels the customer gets in a pharmacy. The seed has a word of its own for that. */
const AT_PHARMACY: readonly string[] = ['pharmacy', 'pharmacy-shelf', 'express'];

type Parcel = Pick<SentParcel, 'phase' | 'optionId' | 'packedAt'>;

/** CHK-08: a packed parcel is `ready` until its carrier has it. */
export function statusOfParcel({ phase, optionId, packedAt }: Parcel): TrackingStatus {
  if (phase === 'waiting' && packedAt !== null) return 'ready';
  return phase === 'delivered' && AT_PHARMACY.includes(optionId) ? 'store_purchase' : STATUSES[phase];
}

/** CHK-16: the status of an order is that of its least advanced parcel that has not ended. */
export function statusOfParcels(parcels: readonly SentParcel[]): TrackingStatus {
  const phase = leastAdvanced(parcels);
  const there = parcels.filter((parcel) => parcel.phase === phase).map(statusOfParcel);
  return there.find((status) => status === STATUSES[phase]) ?? there[0] ?? STATUSES[phase];
}
