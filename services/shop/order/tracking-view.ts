import type { SentParcel } from '../../../domain/order/index.js';
import { statusOfParcel } from '../../../projections/order-tracking/parcel-status.js';
import type { OrderTrackingRow } from '../../../projections/order-tracking/table.js';
import type { ParcelView, TrackingStatus, TrackingView } from './contract.js';

export function statusOf({ status, internal_status }: OrderTrackingRow): TrackingStatus {
  return internal_status === 'delivered' ? 'delivered' : status;
}

/** Describes the order's parcels, or only those that the visitor asked for. */
export function trackingView(
  row: OrderTrackingRow,
  email: string,
  asked: (parcel: SentParcel) => boolean = () => true,
): TrackingView {
  const parcels = row.parcels.filter(asked).map((parcel) => parcelView(row, parcel));
  const [only] = parcels;
  return {
    orderNumber: row.order_number,
    email,
    status: only && parcels.length === 1 ? only.status : statusOf(row),
    of: row.parcels.length,
    parcels,
  };
}

function parcelView(row: OrderTrackingRow, parcel: SentParcel): ParcelView {
  const { parcelId, trackingNumber, carrier, promise, short } = parcel;
  const steps: readonly [TrackingStatus, string | null][] = [
    ['received', row.confirmed_at],
    ['sent', parcel.dispatchedAt],
    ['delivered', parcel.deliveredAt],
    [statusOfParcel(parcel), parcel.endedAt],
  ];
  return {
    parcelNumber: parcelId,
    carrierNumber: trackingNumber,
    carrier,
    status: shownStatus(parcel),
    expectedOn: promise.latest,
    short,
    steps: steps.flatMap(([status, at]) => (at ? [{ status, at }] : [])),
  };
}

/** The status of a parcel as the customer sees it. The seed has no word for a delivered parcel. */
export function shownStatus(parcel: SentParcel): TrackingStatus {
  return parcel.phase === 'delivered' ? 'delivered' : statusOfParcel(parcel);
}
