import type { SentParcel } from '../../../domain/order/index.js';
import { statusOfParcel } from '../../../projections/order-tracking/parcel-status.js';
import type { OrderTrackingRow } from '../../../projections/order-tracking/table.js';
import type { CollectionView, ParcelView, TrackingStatus, TrackingView } from './contract.js';

export function statusOf({ status, internal_status }: OrderTrackingRow): TrackingStatus {
  return internal_status === 'delivered' && status !== 'store_purchase' ? 'delivered' : status;
}

/** Describes the order's parcels, or only those that the visitor asked for. */
export function trackingView(
  row: OrderTrackingRow,
  { email, invoiced }: Pick<TrackingView, 'email' | 'invoiced'>,
  asked: (parcel: SentParcel) => boolean = () => true,
): TrackingView {
  const parcels = row.parcels.filter(asked).map((parcel) => parcelView(row, parcel));
  const [only] = parcels;
  return {
    orderNumber: row.order_number,
    email,
    invoiced,
    status: only && parcels.length === 1 ? only.status : statusOf(row),
    of: row.parcels.length,
    parcels,
  };
}

function parcelView(row: OrderTrackingRow, parcel: SentParcel): ParcelView {
  const { parcelId, trackingNumber, carrier, promise, short, pickingAt, packedAt } = parcel;
  const steps: readonly [TrackingStatus, string | null][] = [
    ['received', row.confirmed_at],
    ['picking', pickingAt],
    ['ready', packedAt],
    ['sent', parcel.dispatchedAt],
    [shownStatus(parcel), parcel.deliveredAt],
    [statusOfParcel(parcel), parcel.endedAt],
  ];
  return {
    parcelNumber: parcelId,
    carrierNumber: trackingNumber,
    carrier,
    status: shownStatus(parcel),
    expectedOn: promise.latest,
    collection: collectionOf(parcel),
    short,
    steps: steps.flatMap(([status, at]) => (at ? [{ status, at }] : [])),
  };
}

/** What a parcel that waits, or waited, needs to be told of. Null for one that comes to the door. */
export function collectionOf(parcel: SentParcel): CollectionView | null {
  const { hold, reorderBy, reorderedAt, cameBackAt, phase } = parcel;
  if (!hold) return null;
  const { readyAt, lastDay, until, byHour } = hold;
  const told = { readyAt, lastDay, until: byHour ? until : null, reorderBy };
  if (cameBackAt) return { state: 'came-back', ...told };
  if (phase === 'delivered') return { state: 'collected', ...told };
  if (reorderedAt) return { state: 'sent-again', ...told };
  return { state: phase === 'dispatched' ? 'ready' : 'not-collected', ...told };
}

/** The status of a parcel as the customer sees it. The seed has no word for a parcel that is picked or delivered. */
export function shownStatus(parcel: SentParcel): TrackingStatus {
  const status = statusOfParcel(parcel);
  if (status === 'received' && parcel.pickingAt !== null) return 'picking';
  return parcel.phase === 'delivered' && status !== 'store_purchase' ? 'delivered' : status;
}
