import type { BusinessDate, Instant, Ore, Uuid } from '../../../domain/kernel/index.js';

/** Delivery tracking (CHK-08). `delivered` is our own addition, shown as sent with its date. */
export type TrackingStatus =
  'received' | 'ready' | 'sent' | 'delivered' | 'cancelled' | 'store_purchase' | 'not_delivered';

export interface OrderSummary {
  readonly orderId: Uuid;
  readonly orderNumber: string;
  readonly placedAt: Instant;
  readonly status: TrackingStatus;
  /** Null before dispatch. */
  readonly trackingPath: string | null;
  readonly total: Ore;
  readonly lines: readonly { readonly varuId: string; readonly name: string; readonly quantity: number }[];
  /** Earned at dispatch, minus returns; null before, and where none were earned. */
  readonly points: number | null;
}

export interface TrackingView {
  readonly orderNumber: string;
  /** The carrier's number of the parcel. It is only shown, and gives no access here. Null before dispatch. */
  readonly carrierNumber: string | null;
  readonly carrier: string | null;
  /** Masked unless the viewer is the owner or gave the same contact. */
  readonly email: string;
  readonly status: TrackingStatus;
  readonly expectedOn: BusinessDate | null;
  /** Oldest first. */
  readonly steps: readonly { readonly status: TrackingStatus; readonly at: Instant }[];
}

export interface TrackingFound {
  readonly tracking: TrackingView | null;
  /** Set when the rate limit was reached and no lookup was made. */
  readonly tooMany?: { readonly message: string; readonly retryAfterSeconds: number };
}

export interface OrdersService {
  /** The known customer's own, newest first. */
  list(): Promise<readonly OrderSummary[]>;
  /** Null for anybody but the owner, and for an unknown number. */
  tracking(number: string): Promise<TrackingView | null>;
  /** By the key of the parcel: for its owner, or for a valid link. */
  parcel(
    trackingKey: string,
    proof: { readonly lastDay: string; readonly signature: string },
  ): Promise<TrackingView | null>;
  /** Requires the order's number and the contact given with it; every wrong combination gets the same answer. */
  findParcel(number: string, contact: string): Promise<TrackingFound>;
}
