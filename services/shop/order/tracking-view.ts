import type { PlacedOrder } from '../../../domain/order/index.js';
import type { OrderTrackingRow } from '../../../projections/order-tracking/table.js';
import type { TrackingStatus, TrackingView } from './contract.js';

export function statusOf({ status, internal_status }: OrderTrackingRow): TrackingStatus {
  return internal_status === 'delivered' ? 'delivered' : status;
}

export function trackingView(row: OrderTrackingRow, { parcels }: PlacedOrder, email: string): TrackingView {
  const steps: readonly [TrackingStatus, string | null][] = [
    ['received', row.confirmed_at],
    ['sent', row.dispatched_at],
    ['delivered', row.delivered_at],
    [row.status, row.closed_at],
  ];
  return {
    orderNumber: row.order_number,
    carrierNumber: row.tracking_number,
    carrier: row.carrier,
    email,
    status: statusOf(row),
    expectedOn: parcels[0]?.promise.latest ?? null,
    steps: steps.flatMap(([status, at]) => (at ? [{ status, at }] : [])),
  };
}
