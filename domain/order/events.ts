import type { DeliveryChoice, PickupPlace } from '../cart/events.js';
import {
  upcasters,
  type BusinessDate,
  type DomainEvent,
  type EventDefinitions,
  type Forgotten,
  type Instant,
  type Ore,
  type PersonRef,
  type Uuid,
} from '../kernel/index.js';
import { complaintEvents, type ComplaintEvent } from './complaint/events.js';
import type { CollectionEvent } from './collection/events.js';
import { packingEvents, type PackingEvent } from './packing/events.js';
import type { OrderContact, OrderCoupon, OrderLine, OrderParcel, OrderTotals } from './placed.js';
import { dispensedEvents, type LineDispensed } from './prescribed/dispensed.js';
import type { OrderedPrescription } from './prescribed/events.js';
import type { PlacedLine } from './prescribed/lines.js';
import { stopEvents, type StopEvent } from './stop/events.js';
import type { StaffRefundEvent } from './staff-refund/events.js';
import { givenFrom1, proposedFrom1 } from './staff-refund/version-1.js';
import type { WithdrawalEvent } from './withdrawal/events.js';
import {
  orderPlacedFrom1,
  orderPlacedFrom2,
  orderPlacedFrom3,
  orderPlacedFrom4,
  orderPlacedFrom5,
  orderPlacedFrom6,
  delayedFrom1,
  deliveredFrom1,
  dispatchedFrom1,
  itemsReturnedFrom1,
  notDeliveredFrom1,
} from './version-1.js';

export * from './complaint/events.js';
export type * from './collection/events.js';
export * from './packing/events.js';
export type * from './placed.js';
export type { LineDispensed } from './prescribed/dispensed.js';
export type * from './prescribed/events.js';
export type * from './staff-refund/events.js';
export type * from './stop/events.js';
export type * from './withdrawal/events.js';
export type * from './withdrawal/return-events.js';

export type OrderPlaced = DomainEvent<
  'OrderPlaced',
  {
    readonly orderId: Uuid;
    readonly orderNumber: string;
    readonly cartId: Uuid;
    readonly customerId: Uuid | null;
    /** The member who earns points. Null for a guest or a non-member (CLB-14). */
    readonly memberId: Uuid | null;
    readonly placedAt: Instant;
    /**
     * The lines are encrypted, because a purchase can reveal a person's health. An erasure keeps their bookkeeping key
     * (BFL 7 ch. 2 §).
     */
    readonly lines: readonly OrderLine[] | Forgotten;
    readonly totals: OrderTotals;
    readonly parcels: readonly OrderParcel[];
    readonly delivery: DeliveryChoice;
    readonly chequeId: Uuid | null;
    /** Encrypted like the lines, because a coupon for few products reveals them. */
    readonly coupon: OrderCoupon | Forgotten | null;
    readonly paymentId: Uuid;
    readonly paymentMethod: string;
    readonly contact: OrderContact;
    /**
     * Identifies the order's stock movements. Only a reader of the encrypted goods can link them to the order. Null in
     * versions 1 and 2 of OrderPlaced, where movements had the order's id.
     */
    readonly shelfKey: Uuid | Forgotten | null;
    /**
     * Where the shopper collects the parcels of the chosen option. Encrypted, because it is near the home. Null when
     * they come home, and in versions 1 to 5 of OrderPlaced.
     */
    readonly pickupPlace: PickupPlace | Forgotten | null;
    /**
     * What the prescription lines are: health data under a key of their own, which an erasure destroys. The lines say
     * only that they are prescription goods. Null without any, and in versions 1 to 6 of OrderPlaced.
     */
    readonly prescriptions: readonly OrderedPrescription[] | Forgotten | null;
  }
>;
/** The order as later decisions see it. When the bookkeeping key is destroyed, it has no lines. */
export type PlacedOrder = Omit<OrderPlaced['data'], 'lines'> & { readonly lines: readonly PlacedLine[] };

export type OrderConfirmed = DomainEvent<'OrderConfirmed', { readonly paymentId: Uuid; readonly confirmedAt: Instant }>;
/** The order was not placed in time after its cart was frozen. It can no longer be placed. */
export type OrderGivenUp = DomainEvent<'OrderGivenUp', { readonly orderId: Uuid; readonly givenUpAt: Instant }>;
/** The payment failed before the order was confirmed. */
export type OrderFailed = DomainEvent<
  'OrderFailed',
  { readonly paymentId: Uuid; readonly reason: 'refused' | 'cancelled' | 'error' | 'timed-out' }
>;
/**
 * The carrier has a parcel. In version 1 the order had one parcel, so the fields from `parcelId` to `pointsBasis` are
 * null and the whole order's values apply.
 */
export type OrderDispatched = DomainEvent<
  'OrderDispatched',
  {
    readonly parcelId: string | null;
    readonly lineIds: readonly string[] | null;
    /** The money that is due for this parcel: its goods, and the freight of the order with the first parcel. */
    readonly due: Ore | null;
    /** The part of `due` that is freight. */
    readonly shipping: Ore | null;
    /** The part of `due` that earns points. */
    readonly pointsBasis: Ore | null;
    readonly trackingNumber: string;
    readonly carrier: string;
    readonly dispatchedAt: Instant;
    readonly dispatchedOn: BusinessDate;
  }
>;
/** A parcel reached the customer. In version 1, `parcelId` is null: the order had one parcel. */
export type OrderDelivered = DomainEvent<
  'OrderDelivered',
  { readonly parcelId: string | null; readonly trackingNumber: string; readonly deliveredAt: Instant }
>;
/** A parcel did not reach the customer. In version 1, `parcelId` and `failedAt` are null. */
export type OrderNotDelivered = DomainEvent<
  'OrderNotDelivered',
  {
    readonly parcelId: string | null;
    readonly trackingNumber: string;
    readonly reason: string;
    readonly failedAt: Instant | null;
  }
>;
export type OrderCancelled = DomainEvent<'OrderCancelled', { readonly reason: string; readonly cancelledAt: Instant }>;
/** Goods were returned. `refund` is paid to the customer. `pointsBasis` is its part that had earned points. */
export type ItemsReturned = DomainEvent<
  'ItemsReturned',
  {
    readonly returnId: Uuid;
    readonly lines: readonly { readonly lineId: string; readonly quantity: number; readonly refund: Ore }[];
    readonly refund: Ore;
    /** The refunded shipping fee. It is 0 until everything is returned (Distansavtalslagen 2:14). */
    readonly shipping: Ore;
    readonly pointsBasis: Ore;
    readonly whole: boolean;
    /** What the customer bears for goods that they did not collect. `refund` is less by it. Null for other returns. */
    readonly fee: { readonly amount: Ore; readonly ruleVersion: string } | null;
    readonly returnedAt: Instant;
    readonly returnedOn: BusinessDate;
  }
>;

/** Steps of a purchase that do work outside the event store, for example a mail. Staff can repeat each of them. */
export type OrderStep = 'confirmation' | 'warehouse' | 'confirmation-mail' | 'dispatch-mail' | 'capture';

/** A parcel did not arrive in the promised time. The customer gets one mail for it. In version 1, `parcelId` is null. */
export type DeliveryDelayed = DomainEvent<
  'DeliveryDelayed',
  {
    readonly parcelId: string | null;
    /** The promised delivery time as text, as the customer saw it. */
    readonly promise: string;
    readonly promisedBy: BusinessDate;
    readonly noticedAt: Instant;
  }
>;
export type OrderStepRepeated = DomainEvent<
  'OrderStepRepeated',
  { readonly step: OrderStep; readonly repeatedAt: Instant }
>;

export type OrderEvent =
  | OrderPlaced
  | OrderGivenUp
  | OrderConfirmed
  | OrderFailed
  | OrderDispatched
  | OrderDelivered
  | OrderNotDelivered
  | StopEvent
  | OrderCancelled
  | ItemsReturned
  | DeliveryDelayed
  | OrderStepRepeated
  | CollectionEvent
  | PackingEvent
  | LineDispensed
  | WithdrawalEvent
  | StaffRefundEvent
  | ComplaintEvent;

export function orderPerson(order: { readonly orderId: Uuid; readonly customerId: Uuid | null }): PersonRef {
  return order.customerId ? `customer:${order.customerId}` : `guest:${order.orderId}`;
}

export const orderEvents: EventDefinitions<OrderEvent> = {
  OrderPlaced: {
    version: 7,
    personal: [
      {
        purpose: 'bookkeeping',
        fields: ['contact', 'lines', 'coupon', 'shelfKey', 'pickupPlace'],
        person: orderPerson,
      },
      { purpose: 'prescription', fields: ['prescriptions'], person: orderPerson },
    ],
    upcast: upcasters(
      orderPlacedFrom1,
      orderPlacedFrom2,
      orderPlacedFrom3,
      orderPlacedFrom4,
      orderPlacedFrom5,
      orderPlacedFrom6,
    ),
  },
  OrderGivenUp: { version: 1 },
  OrderConfirmed: { version: 1 },
  OrderFailed: { version: 1 },
  OrderDispatched: { version: 2, upcast: upcasters(dispatchedFrom1) },
  OrderDelivered: { version: 2, upcast: upcasters(deliveredFrom1) },
  OrderNotDelivered: { version: 2, upcast: upcasters(notDeliveredFrom1) },
  OrderCancelled: { version: 1 },
  ItemsReturned: { version: 2, upcast: upcasters(itemsReturnedFrom1) },
  DeliveryDelayed: { version: 2, upcast: upcasters(delayedFrom1) },
  ParcelReady: { version: 1 },
  CollectReminded: { version: 1 },
  ParcelNotCollected: { version: 1 },
  ParcelReordered: { version: 1 },
  ReorderDeclined: { version: 1 },
  GoodsDestroyed: { version: 1 },
  ParcelCameBack: { version: 1 },
  OrderStepRepeated: { version: 1 },
  StaffRefundProposed: { version: 2, upcast: upcasters(proposedFrom1) },
  StaffRefundDeclined: { version: 1 },
  StaffRefundGiven: { version: 2, upcast: upcasters(givenFrom1) },
  WithdrawalNotified: { version: 1 },
  ReturnAwaited: { version: 1 },
  WithdrawalStopped: { version: 1 },
  WithdrawalDeclined: { version: 1 },
  ReturnLabelled: { version: 1 },
  ReturnReceived: { version: 1 },
  ReturnInspected: { version: 1 },
  ReturnWarned: { version: 1 },
  ...packingEvents,
  ...dispensedEvents,
  ...stopEvents,
  ...complaintEvents,
};
