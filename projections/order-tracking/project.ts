import type { BusinessDate, RecordedEvent } from '../../domain/kernel/index.js';
import type { OrderEvent, OrderPlaced } from '../../domain/order/events.js';
import { parseStreamId } from '../../domain/slices.js';
import { isWaiting } from '../../domain/order/collection/state.js';
import { parcelsAfter, phaseOfParcels, lastReceivedAt, type SentParcel } from '../../domain/order/parcels.js';
import { existing, projection } from '../runner/projection.js';
import { statusOfParcels } from './parcel-status.js';
import { orderTrackingTable, type OrderTrackingRow } from './table.js';

type Change<Event> = (event: RecordedEvent & Event, row: OrderTrackingRow) => Partial<OrderTrackingRow>;

/** The status of each order. The goods of the order stay encrypted in its stream. */
export const orderTrackingProjection = projection<OrderTrackingRow, OrderEvent>({
  name: 'order-tracking',
  version: 7,
  table: orderTrackingTable,
  keys: (event) => [[parseStreamId(event.streamId)?.key ?? event.streamId]],
  on: {
    OrderPlaced: (_row, event) => placed(event),
    OrderConfirmed: changing(({ data }) => ({ internal_status: 'confirmed', confirmed_at: data.confirmedAt })),
    OrderFailed: changing(({ data, effectiveAt }) => closed('cancelled', 'failed', effectiveAt, data.reason)),
    OrderCancelled: changing((event, row) => ({
      ...parcelsOf(event, row),
      ...closed('cancelled', 'cancelled', event.data.cancelledAt, event.data.reason),
    })),
    OrderDispatched: changing((event, row) => ({
      ...parcelsOf(event, row),
      dispatched_at: row.dispatched_at ?? event.data.dispatchedAt,
    })),
    OrderDelivered: changing(parcelsOf),
    OrderNotDelivered: changing(parcelsOf),
    PickingStarted: changing(parcelsOf),
    ParcelPacked: changing(parcelsOf),
    ParcelReady: changing(parcelsOf),
    CollectReminded: changing(parcelsOf),
    ParcelNotCollected: changing(parcelsOf),
    ParcelReordered: changing(parcelsOf),
    ReorderDeclined: changing(parcelsOf),
    GoodsDestroyed: changing(parcelsOf),
    ParcelCameBack: changing(parcelsOf),
    ParcelShort: changing((event, row) => ({
      ...parcelsOf(event, row),
      // The cancellation of a whole order gives all of its money back.
      refund_total: row.refund_total + (event.data.ends === 'order' ? 0 : event.data.refund),
    })),
    NothingLeft: changing(({ data }, row) => ({ refund_total: row.refund_total + data.freight })),
    ItemsReturned: changing(({ data }, row) => ({ refund_total: row.refund_total + data.refund })),
  },
});

function changing<Event>(change: Change<Event>) {
  return (row: OrderTrackingRow | undefined, event: RecordedEvent & Event): OrderTrackingRow => {
    const before = existing(row, event);
    return { ...before, ...change(event, before), revision: event.revision };
  };
}

function placed(event: RecordedEvent<OrderPlaced>): OrderTrackingRow {
  const { data, streamId, revision } = event;
  return {
    order_id: parseStreamId(streamId)?.key ?? streamId,
    order_number: data.orderNumber,
    customer_id: data.customerId,
    member_id: data.memberId,
    cart_id: data.cartId,
    status: 'received',
    internal_status: 'placed',
    placed_at: data.placedAt,
    confirmed_at: null,
    dispatched_at: null,
    delivered_at: null,
    closed_at: null,
    close_reason: null,
    parcels: parcelsAfter([], event),
    tracking_key: data.parcels[0]?.trackingKey ?? null,
    tracking_number: null,
    carrier: null,
    total: data.totals.total,
    refund_total: 0,
    delivery: data.delivery,
    promised_by: data.parcels[0]?.promise.latest ?? null,
    collect_by: null,
    cheque_id: data.chequeId,
    payment_id: data.paymentId,
    payment_method: data.paymentMethod,
    revision,
  };
}

/** What the parcels say about the order. It is closed when no parcel is on its way or has arrived. */
function parcelsOf(event: RecordedEvent & OrderEvent, row: OrderTrackingRow): Partial<OrderTrackingRow> {
  const parcels = parcelsAfter(row.parcels, event);
  const [first] = parcels;
  const internal_status = phaseOfParcels(parcels);
  const ended = internal_status === 'not-delivered' ? parcels.findLast(({ phase }) => phase === internal_status) : null;
  return {
    parcels,
    status: statusOfParcels(parcels),
    internal_status,
    delivered_at: lastReceivedAt(parcels),
    closed_at: ended ? (ended.endedAt ?? event.effectiveAt) : null,
    close_reason: ended?.endReason ?? null,
    tracking_number: first?.trackingNumber ?? null,
    carrier: first?.carrier ?? null,
    collect_by: collectBy(parcels),
  };
}

/** The earliest last day of the parcels that wait for their customer. */
function collectBy(parcels: readonly SentParcel[]): BusinessDate | null {
  return (
    parcels
      .flatMap((parcel) => (isWaiting(parcel) && parcel.hold ? [parcel.hold.lastDay] : []))
      .toSorted()
      .at(0) ?? null
  );
}

function closed(
  status: OrderTrackingRow['status'],
  internal: OrderTrackingRow['internal_status'],
  at: string,
  reason: string,
): Partial<OrderTrackingRow> {
  return { status, internal_status: internal, closed_at: at, close_reason: reason };
}
