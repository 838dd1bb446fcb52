import type { Instant, Uuid } from '../../../domain/kernel/index.js';

export type ParcelKind = 'ambient' | 'chilled';

/** Only what a carrier needs for its label and its notice; never the goods. */
export interface Recipient {
  readonly name: string;
  readonly careOf: string | null;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phoneNumber: string;
}

export interface ShipmentOrder {
  readonly orderId: Uuid;
  readonly orderNumber: string;
  readonly deliveryOption: string;
  /** One, or two when chilled goods are sent separately (CHK-16). */
  readonly parcels: readonly { readonly kind: ParcelKind; readonly weightGrams: number }[];
  readonly recipient: Recipient;
}

export const WAREHOUSE_GATEWAY = Symbol('warehouse gateway');

/** The warehouse and its carriers. Calls throw one of the `PartnerError`s. */
export interface WarehouseGateway {
  /** The order id is the idempotency key: the same call again is the same shipment. Other contents are refused. */
  order(shipment: ShipmentOrder): Promise<void>;
  /** `too-late` after the first parcel has left; `unknown` when the warehouse has no such order. Both are final. */
  cancel(orderId: Uuid): Promise<'cancelled' | 'too-late' | 'unknown'>;
}

interface ParcelNotified {
  /** Equal for every repetition of one fact. */
  readonly notificationId: string;
  readonly orderId: Uuid;
  readonly orderNumber: string;
  /** Counted from 1. */
  readonly parcel: number;
  readonly parcels: number;
  /** Order number and parcel suffix. */
  readonly trackingNumber: string;
  readonly carrier: string;
  readonly occurredAt: Instant;
}

export type WarehouseNotification =
  | ({ readonly type: 'dispatched' } & ParcelNotified)
  | ({ readonly type: 'delivered' } & ParcelNotified)
  | ({ readonly type: 'not-delivered'; readonly reason: string } & ParcelNotified);
