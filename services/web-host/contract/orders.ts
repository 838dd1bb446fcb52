import type { BusinessDate, Instant, Ore, Uuid } from '../../../domain/kernel/index.js';

/** Delivery tracking (s2 §3, CHK-08); `delivered` is our own addition, shown as sent with its date. */
export type TrackingStatus =
  'received' | 'ready' | 'sent' | 'delivered' | 'cancelled' | 'store_purchase' | 'not_delivered';

export interface OrderSummary {
  readonly orderId: Uuid;
  readonly orderNumber: string;
  readonly placedAt: Instant;
  readonly status: TrackingStatus;
  readonly trackingNumber: string | null;
  readonly total: Ore;
  readonly lines: readonly { readonly varuId: string; readonly name: string; readonly quantity: number }[];
  /** Earned at dispatch, returns taken off; null before. */
  readonly points: number | null;
}

export interface TrackingView {
  readonly orderNumber: string;
  readonly trackingNumber: string;
  readonly carrier: string;
  /** Masked unless the viewer is the owner or gave the same contact. */
  readonly email: string;
  readonly status: TrackingStatus;
  readonly expectedOn: BusinessDate | null;
  /** Oldest first. */
  readonly steps: readonly { readonly status: TrackingStatus; readonly at: Instant }[];
}

export interface OrdersService {
  /** The known customer's own, newest first. */
  list(): Promise<readonly OrderSummary[]>;
  /** Null when there is none, or `contact` is not the order's. `contact` null: the owner, or the masked view. */
  tracking(trackingNumber: string, contact: string | null): Promise<TrackingView | null>;
}
