import { leastAdvanced, type ParcelPhase, type SentParcel } from '../../domain/order/parcels.js';
import type { TrackingStatus } from './table.js';

const STATUSES: Readonly<Record<ParcelPhase, TrackingStatus>> = {
  waiting: 'received',
  dispatched: 'sent',
  delivered: 'sent',
  'not-delivered': 'not_delivered',
  cancelled: 'cancelled',
};

export function statusOfParcel({ phase }: Pick<SentParcel, 'phase'>): TrackingStatus {
  return STATUSES[phase];
}

/** CHK-16: the status of an order is that of its least advanced parcel that has not ended. */
export function statusOfParcels(parcels: readonly SentParcel[]): TrackingStatus {
  return STATUSES[leastAdvanced(parcels)];
}
