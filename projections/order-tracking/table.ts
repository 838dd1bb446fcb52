import type { Instant, Ore, Uuid } from '../../domain/kernel/index.js';
import type { OrderPlaced } from '../../domain/order/events.js';
import type { CaptureTiming } from '../../domain/payment/events.js';
import type { ViewTable } from '../runner/projection.js';

/** The statuses of the tracking page (CHK-08). */
export type TrackingStatus = 'received' | 'ready' | 'sent' | 'cancelled' | 'store_purchase' | 'not_delivered';

/** The statuses that staff see. The customer's tracking page shows `delivered` as `sent`. */
export type InternalStatus =
  'placed' | 'confirmed' | 'failed' | 'dispatched' | 'delivered' | 'not-delivered' | 'cancelled';

/** An order without its contact and lines. These stay encrypted in the stream. */
export interface OrderTrackingRow {
  readonly order_id: Uuid;
  readonly order_number: string;
  readonly customer_id: Uuid | null;
  readonly member_id: Uuid | null;
  readonly cart_id: Uuid;
  readonly status: TrackingStatus;
  readonly internal_status: InternalStatus;
  readonly placed_at: Instant;
  readonly confirmed_at: Instant | null;
  readonly dispatched_at: Instant | null;
  readonly delivered_at: Instant | null;
  /** When the order failed, was cancelled or could not be delivered. `close_reason` says why. */
  readonly closed_at: Instant | null;
  readonly close_reason: string | null;
  /** The key in the tracking page's URL. Null for orders that were placed before such keys existed. */
  readonly tracking_key: Uuid | null;
  readonly tracking_number: string | null;
  readonly carrier: string | null;
  readonly total: Ore;
  readonly refund_total: Ore;
  readonly delivery: OrderPlaced['data']['delivery'];
  readonly cheque_id: Uuid | null;
  readonly payment_id: Uuid;
  readonly payment_method: string;
  readonly revision: number;
}

export const orderTrackingTable: ViewTable<OrderTrackingRow> = {
  name: 'view_order_tracking',
  key: ['order_id'],
  columns: [
    'order_id',
    'order_number',
    'customer_id',
    'member_id',
    'cart_id',
    'status',
    'internal_status',
    'placed_at',
    'confirmed_at',
    'dispatched_at',
    'delivered_at',
    'closed_at',
    'close_reason',
    'tracking_key',
    'tracking_number',
    'carrier',
    'total',
    'refund_total',
    'delivery',
    'cheque_id',
    'payment_id',
    'payment_method',
    'revision',
  ],
};

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

/** A payment of an order. It has its own row, because order and payment are two streams. */
export interface OrderPaymentRow {
  readonly payment_id: Uuid;
  readonly order_id: Uuid;
  readonly method: string;
  readonly capture: CaptureTiming;
  readonly status: PaymentStatus;
  readonly amount: Ore;
  readonly captured: Ore;
  readonly refunded: Ore;
  readonly psp_reference: string | null;
  /** Why the payment was refused, was cancelled or failed. */
  readonly reason: string | null;
  readonly started_at: Instant;
  readonly expires_at: Instant;
  readonly revision: number;
}

export const orderPaymentTable: ViewTable<OrderPaymentRow> = {
  name: 'view_order_payment',
  key: ['payment_id'],
  columns: [
    'payment_id',
    'order_id',
    'method',
    'capture',
    'status',
    'amount',
    'captured',
    'refunded',
    'psp_reference',
    'reason',
    'started_at',
    'expires_at',
    'revision',
  ],
};
