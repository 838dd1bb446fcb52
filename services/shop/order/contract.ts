import type { BusinessDate, Instant, Ore, Uuid } from '../../../domain/kernel/index.js';

/** Delivery tracking (CHK-08); `delivered` is our own addition, shown as sent with its date. */
export type TrackingStatus =
  'received' | 'ready' | 'sent' | 'delivered' | 'cancelled' | 'store_purchase' | 'not_delivered';

export interface OrderSummary {
  readonly orderId: Uuid;
  readonly orderNumber: string;
  readonly placedAt: Instant;
  readonly status: TrackingStatus;
  /** Null before it has left. */
  readonly trackingPath: string | null;
  readonly total: Ore;
  readonly lines: readonly { readonly varuId: string; readonly name: string; readonly quantity: number }[];
  /** Earned at dispatch, returns taken off; null before, and where none were earned. */
  readonly points: number | null;
}

export interface TrackingView {
  readonly orderNumber: string;
  /** As the carrier calls the parcel: only shown, it opens nothing here. Null before it has left. */
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
  /** Why nobody looked. */
  readonly tooMany?: { readonly message: string; readonly retryAfterSeconds: number };
}

export interface OrdersService {
  /** The known customer's own, newest first. */
  list(): Promise<readonly OrderSummary[]>;
  /** Null for whoever is not its owner, and for a number that no order has. */
  tracking(number: string): Promise<TrackingView | null>;
  /** By the key of the parcel: its owner, or whoever has a link that says so. */
  parcel(
    trackingKey: string,
    proof: { readonly lastDay: string; readonly signature: string },
  ): Promise<TrackingView | null>;
  /** For who knows the order's number and the contact given with it; all else is told alike. */
  findParcel(number: string, contact: string): Promise<TrackingFound>;
}
