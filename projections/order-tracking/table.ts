import type { BusinessDate, Instant, Ore, Uuid } from '../../domain/kernel/index.js';
import type { OrderPlaced } from '../../domain/order/events.js';
import type { SentParcel } from '../../domain/order/parcels.js';
import type { CaptureTiming } from '../../domain/payment/events.js';
import { column, viewTable, type RowOf } from '../runner/view-table.js';

/** The statuses of the tracking page (CHK-08). */
export type TrackingStatus = 'received' | 'ready' | 'sent' | 'cancelled' | 'store_purchase' | 'not_delivered';

/** The statuses that staff see. The customer's tracking page shows `delivered` as `sent`. */
export type InternalStatus =
  'placed' | 'confirmed' | 'failed' | 'dispatched' | 'delivered' | 'not-delivered' | 'cancelled';

export const orderTrackingTable = viewTable({
  name: 'view_order_tracking',
  key: ['order_id'],
  columns: {
    order_id: column<Uuid>(),
    order_number: column<string>(),
    customer_id: column<Uuid | null>(),
    member_id: column<Uuid | null>(),
    cart_id: column<Uuid>(),
    status: column<TrackingStatus>(),
    internal_status: column<InternalStatus>(),
    placed_at: column<Instant>(),
    confirmed_at: column<Instant | null>(),
    dispatched_at: column<Instant | null>(),
    delivered_at: column<Instant | null>(),
    /** When and why the order failed, was cancelled or could not be delivered. */
    closed_at: column<Instant | null>(),
    close_reason: column<string | null>(),
    /** The order's parcels, each with its own status and tracking page. */
    parcels: column<readonly SentParcel[]>(),
    /** This column and the next two are of the first parcel. Older orders have no key. */
    tracking_key: column<Uuid | null>(),
    tracking_number: column<string | null>(),
    carrier: column<string | null>(),
    total: column<Ore>(),
    refund_total: column<Ore>(),
    delivery: column<OrderPlaced['data']['delivery']>(),
    /** The last promised day. Null for orders of version 1, which stored only the text. */
    promised_by: column<BusinessDate | null>(),
    /** The first last day of the parcels that wait to be collected. Null when none does. */
    collect_by: column<BusinessDate | null>(),
    cheque_id: column<Uuid | null>(),
    payment_id: column<Uuid>(),
    payment_method: column<string>(),
    revision: column<number>(),
  },
});

/** An order without contact and lines. Those are encrypted in the stream and read from it. */
export type OrderTrackingRow = RowOf<typeof orderTrackingTable>;

export type PaymentStatus =
  | 'started'
  | 'action-required'
  | 'authorised'
  | 'refused'
  | 'cancelled'
  | 'capture-requested'
  | 'captured'
  | 'capture-failed'
  | 'refund-requested'
  | 'refunded'
  | 'refund-failed'
  | 'reversal-requested'
  | 'reversed'
  | 'reversal-failed'
  /** Staff settled the payment in another way. */
  | 'closed';

export const orderPaymentTable = viewTable({
  name: 'view_order_payment',
  key: ['payment_id'],
  columns: {
    payment_id: column<Uuid>(),
    order_id: column<Uuid>(),
    method: column<string>(),
    capture: column<CaptureTiming>(),
    status: column<PaymentStatus>(),
    amount: column<Ore>(),
    captured: column<Ore>(),
    refunded: column<Ore>(),
    psp_reference: column<string | null>(),
    /** Why the payment was refused, was cancelled or failed. */
    reason: column<string | null>(),
    started_at: column<Instant>(),
    expires_at: column<Instant>(),
    revision: column<number>(),
  },
});

/** A payment of an order. Order and payment are two streams and therefore two rows. */
export type OrderPaymentRow = RowOf<typeof orderPaymentTable>;
