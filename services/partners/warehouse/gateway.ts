import type { Instant, Uuid } from '../../../domain/kernel/index.js';
import type { ReplacementOrder, ReplacementParcel } from './replacements.js';
import type { ShortCause } from '../../../domain/order/index.js';
import type { ReturnLabel, ReturnOrder } from './returns.js';

export type ParcelKind = 'ambient' | 'chilled';

/** The receiver: only what a carrier needs for the label and the notice. It never contains the goods. */
export interface Recipient {
  readonly name: string;
  readonly careOf: string | null;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phoneNumber: string;
}

/** A place of a carrier or a pharmacy. The carrier knows it by its id. */
export interface Place {
  readonly placeId: string;
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
}

export interface ShippedParcel {
  readonly kind: ParcelKind;
  readonly weightGrams: number;
  /** The carrier hands it only to a person who shows identification, and never leaves it at a door. */
  readonly identityCard?: true;
}

export interface ShipmentOrder {
  readonly orderId: Uuid;
  readonly orderNumber: string;
  readonly deliveryOption: string;
  /** One parcel, or more when chilled or prescription goods are sent separately (CHK-16). */
  readonly parcels: readonly ShippedParcel[];
  readonly recipient: Recipient;
  /** Where the recipient collects the parcels of the option. Absent or null when they come home. */
  readonly pickupPlace?: Place | null;
  /** The numbers of parcels that were stopped before the warehouse knew the order. It never sends them. */
  readonly withheld?: readonly number[];
  /** The numbers of parcels that nobody may pick before `release`, because a pharmacist has not dispensed them (RX-06). */
  readonly awaiting?: readonly number[];
}

/** An uncollected parcel that the customer wants sent again. `parcel` is its number, counted from 1. */
export interface ReorderedParcel {
  readonly orderId: Uuid;
  readonly parcel: number;
  readonly reorderId: Uuid;
}

export interface StoppedParcels {
  readonly stopped: readonly number[];
}

export const WAREHOUSE_GATEWAY = Symbol('warehouse gateway');

/** The warehouse and its carriers. Calls throw one of the `PartnerError`s. */
export interface WarehouseGateway {
  /**
   * Orders a shipment. The order id is the idempotency key. A repeated call only stops parcels that are withheld since,
   * and a call with other contents is refused.
   */
  order(shipment: ShipmentOrder): Promise<void>;
  /**
   * Stops parcels, named by their numbers from 1. The answer names those that it stopped, also earlier; the others are
   * packed or have left. `unknown`: the warehouse has no such order. All answers are final.
   */
  cancel(orderId: Uuid, parcels: readonly number[]): Promise<StoppedParcels | 'unknown'>;
  /** Lets parcels be picked that were awaiting. A repeated call changes nothing. `unknown`: there is no such order yet. */
  release(orderId: Uuid, parcels: readonly number[]): Promise<'released' | 'unknown'>;
  /**
   * Sends an uncollected parcel to the same place again. The reorder id is the idempotency key. `too-late`: the parcel is
   * on its way back. `unknown`: the carrier has no such parcel. All answers are final.
   */
  sendAgain(reorder: ReorderedParcel): Promise<'taken' | 'too-late' | 'unknown'>;
  /** Orders a label for a return. The return id is the idempotency key. */
  orderReturn(order: ReturnOrder): Promise<ReturnLabel>;
  /** Orders new goods for faulty ones. The replacement id is the idempotency key. */
  orderReplacement(order: ReplacementOrder): Promise<ReplacementParcel>;
}

interface Notified {
  /** An id that is the same for each repeated webhook about one fact. */
  readonly notificationId: string;
  readonly orderId: Uuid;
  readonly orderNumber: string;
  /** The number of the parcel, counted from 1. */
  readonly parcel: number;
  readonly parcels: number;
  readonly occurredAt: Instant;
}

/** What the carrier says of a parcel that it has. */
interface CarrierNotified extends Notified {
  /** The tracking number: the order number and a suffix for the parcel. */
  readonly trackingNumber: string;
  readonly carrier: string;
}

/** Pieces that the warehouse lacks or broke. It knows a line by its number alone. */
export interface ShortPieces {
  readonly line: string;
  readonly quantity: number;
  readonly cause: ShortCause;
}

export type WarehouseNotification =
  /** The goods of the parcel are being taken from the shelves. */
  | ({ readonly type: 'picking' } & Notified)
  /** The parcel is closed. It cannot be stopped any more. */
  | ({ readonly type: 'packed' } & Notified)
  | ({ readonly type: 'short'; readonly lines: readonly ShortPieces[] } & Notified)
  | ({ readonly type: 'dispatched' } & CarrierNotified)
  /** The parcel waits where the customer collects it. */
  | ({ readonly type: 'ready' } & CarrierNotified)
  | ({ readonly type: 'delivered' } & CarrierNotified)
  | ({ readonly type: 'not-delivered'; readonly reason: string } & CarrierNotified)
  /** The warehouse has the parcel again, and nobody opened it. */
  | ({ readonly type: 'came-back' } & CarrierNotified);
