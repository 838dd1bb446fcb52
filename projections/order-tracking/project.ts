import type { RecordedEvent } from '../../domain/kernel/index.js';
import type { OrderEvent, OrderPlaced } from '../../domain/order/events.js';
import { parseStreamId } from '../../domain/slices.js';
import { existing, projection } from '../runner/projection.js';
import { orderTrackingTable, type OrderTrackingRow } from './table.js';

type Change<Event> = (event: RecordedEvent & Event, row: OrderTrackingRow) => Partial<OrderTrackingRow>;

/** The status of each order. The goods of the order stay encrypted in its stream. */
export const orderTrackingProjection = projection<OrderTrackingRow, OrderEvent>({
  name: 'order-tracking',
  version: 4,
  table: orderTrackingTable,
  keys: (event) => [[parseStreamId(event.streamId)?.key ?? event.streamId]],
  on: {
    OrderPlaced: (_row, event) => placed(event),
    OrderConfirmed: changing(({ data }) => ({ internal_status: 'confirmed', confirmed_at: data.confirmedAt })),
    OrderFailed: changing(({ data, effectiveAt }) => closed('cancelled', 'failed', effectiveAt, data.reason)),
    OrderCancelled: changing(({ data }) => closed('cancelled', 'cancelled', data.cancelledAt, data.reason)),
    OrderDispatched: changing(({ data }) => ({
      status: 'sent',
      internal_status: 'dispatched',
      dispatched_at: data.dispatchedAt,
      tracking_number: data.trackingNumber,
      carrier: data.carrier,
    })),
    OrderDelivered: changing(({ data }) => ({ internal_status: 'delivered', delivered_at: data.deliveredAt })),
    OrderNotDelivered: changing(({ data, effectiveAt }) =>
      closed('not_delivered', 'not-delivered', effectiveAt, data.reason),
    ),
    ItemsReturned: changing(({ data }, row) => ({ refund_total: row.refund_total + data.refund })),
  },
});

function changing<Event>(change: Change<Event>) {
  return (row: OrderTrackingRow | undefined, event: RecordedEvent & Event): OrderTrackingRow => {
    const before = existing(row, event);
    return { ...before, ...change(event, before), revision: event.revision };
  };
}

function placed({ data, streamId, revision }: RecordedEvent<OrderPlaced>): OrderTrackingRow {
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
    tracking_key: data.parcels[0]?.trackingKey ?? null,
    tracking_number: null,
    carrier: null,
    total: data.totals.total,
    refund_total: 0,
    delivery: data.delivery,
    promised_by: data.parcels[0]?.promise.latest ?? null,
    cheque_id: data.chequeId,
    payment_id: data.paymentId,
    payment_method: data.paymentMethod,
    revision,
  };
}

function closed(
  status: OrderTrackingRow['status'],
  internal: OrderTrackingRow['internal_status'],
  at: string,
  reason: string,
): Partial<OrderTrackingRow> {
  return { status, internal_status: internal, closed_at: at, close_reason: reason };
}
