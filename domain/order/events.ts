import type { ContactDetails, DeliveryChoice, ProductFlag, ProductType } from '../cart/events.js';
import type { ComparisonPrice } from '../catalogue/comparison-price.js';
import type { VatClass } from '../catalogue/vat.js';
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
import type { SoldLine, Totals } from '../pricing/price.js';
import { orderPlacedFrom1, orderPlacedFrom2, orderPlacedFrom3 } from './version-1.js';

/** A line as sold, with all data as shown at the purchase. */
export interface OrderLine extends SoldLine {
  readonly lineId: string;
  readonly varuId: string;
  readonly name: string;
  /** This and the next two fields are null for orders of version 1. */
  readonly brand: string | null;
  readonly packageText: string | null;
  readonly atcCode: string | null;
  readonly type: ProductType;
  readonly flags: readonly ProductFlag[];
  readonly weightGrams: number;
  readonly quantity: number;
  /** The price of one piece after campaign and member reductions. */
  readonly unitPrice: Ore;
  readonly vatClass: VatClass;
  /** The VAT rate of the order's day (LAW-08). */
  readonly vatRate: number;
  /** The reference price as shown beside a reduction (LAW-03). Null without a reduction. */
  readonly lowestPrice30Days: Ore | null;
  /** The unit price as shown (LAW-03). Null where the pack text has no amount. */
  readonly comparisonPrice: ComparisonPrice | null;
}

export type OrderTotals = Totals;

/** The promise as the shopper saw it. `earliest` and `latest` are null for version 1, which stored only the text. */
export interface DeliveryPromise {
  readonly text: string;
  readonly earliest: BusinessDate | null;
  readonly latest: BusinessDate | null;
}

/** Goods that are sent together (CHK-16). */
export interface OrderParcel {
  readonly parcelId: string;
  /** A random part of the tracking page's URL. Null for orders of version 3. */
  readonly trackingKey: Uuid | null;
  readonly lineIds: readonly string[];
  readonly promise: DeliveryPromise;
}

/** The receiver, stored with the order. Later changes of the customer's profile do not affect it. */
export type OrderContact = ContactDetails;

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
     * A purchase can reveal a person's health, so the lines are encrypted. The bookkeeping key is used, which an
     * erasure keeps (BFL 7 ch. 2 §).
     */
    readonly lines: readonly OrderLine[] | Forgotten;
    readonly totals: OrderTotals;
    readonly parcels: readonly OrderParcel[];
    readonly delivery: DeliveryChoice;
    readonly chequeId: Uuid | null;
    readonly paymentId: Uuid;
    readonly paymentMethod: string;
    readonly contact: OrderContact;
    /**
     * Identifies the order's stock movements. Only a reader of the encrypted goods can link them to the order. Null for
     * version 2, which used the order's id.
     */
    readonly shelfKey: Uuid | Forgotten | null;
  }
>;
/** The order for further decisions. It has no lines once the bookkeeping key is destroyed. */
export type PlacedOrder = Omit<OrderPlaced['data'], 'lines'> & { readonly lines: readonly OrderLine[] };

export type OrderConfirmed = DomainEvent<'OrderConfirmed', { readonly paymentId: Uuid; readonly confirmedAt: Instant }>;
/** The order was not placed in time after its cart was frozen. A later attempt to place it is refused. */
export type OrderGivenUp = DomainEvent<'OrderGivenUp', { readonly orderId: Uuid; readonly givenUpAt: Instant }>;
/** The payment failed before the order was confirmed. */
export type OrderFailed = DomainEvent<
  'OrderFailed',
  { readonly paymentId: Uuid; readonly reason: 'refused' | 'cancelled' | 'error' | 'timed-out' }
>;
export type OrderDispatched = DomainEvent<
  'OrderDispatched',
  {
    readonly trackingNumber: string;
    readonly carrier: string;
    readonly dispatchedAt: Instant;
    readonly dispatchedOn: BusinessDate;
  }
>;
export type OrderDelivered = DomainEvent<
  'OrderDelivered',
  { readonly trackingNumber: string; readonly deliveredAt: Instant }
>;
export type OrderNotDelivered = DomainEvent<
  'OrderNotDelivered',
  { readonly trackingNumber: string; readonly reason: string }
>;
/** Staff requested to cancel a paid order. Only the warehouse can stop the parcel, so it must respond first. */
export type CancellationRequested = DomainEvent<
  'CancellationRequested',
  { readonly reason: string; readonly requestedAt: Instant }
>;
/** `unknown`: the warehouse does not know the order. `too-late`: the parcel was sent, and the order continues. */
export type CancellationAnswered = DomainEvent<
  'CancellationAnswered',
  { readonly answer: 'stopped' | 'unknown' | 'too-late'; readonly answeredAt: Instant }
>;
export type OrderCancelled = DomainEvent<'OrderCancelled', { readonly reason: string; readonly cancelledAt: Instant }>;
/** Goods were returned. `refund` is paid to the customer; `pointsBasis` is the part of it that had earned points. */
export type ItemsReturned = DomainEvent<
  'ItemsReturned',
  {
    readonly returnId: Uuid;
    readonly lines: readonly { readonly lineId: string; readonly quantity: number; readonly refund: Ore }[];
    readonly refund: Ore;
    /** The shipping fee is refunded when everything is returned (Distansavtalslagen 2:14). */
    readonly shipping: Ore;
    readonly pointsBasis: Ore;
    readonly whole: boolean;
    readonly returnedAt: Instant;
    readonly returnedOn: BusinessDate;
  }
>;

/** Steps of a purchase outside the event store. */
export type OrderStep = 'confirmation' | 'warehouse' | 'confirmation-mail' | 'dispatch-mail' | 'capture';

/** The order did not arrive in the promised time. The customer gets one mail. */
export type DeliveryDelayed = DomainEvent<
  'DeliveryDelayed',
  {
    /** The promise's text, as the customer saw it. */
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
  | CancellationRequested
  | CancellationAnswered
  | OrderCancelled
  | ItemsReturned
  | DeliveryDelayed
  | OrderStepRepeated;

export function orderPerson(order: { readonly orderId: Uuid; readonly customerId: Uuid | null }): PersonRef {
  return order.customerId ? `customer:${order.customerId}` : `guest:${order.orderId}`;
}

export const orderEvents: EventDefinitions<OrderEvent> = {
  OrderPlaced: {
    version: 4,
    personal: [{ purpose: 'bookkeeping', fields: ['contact', 'lines', 'shelfKey'], person: orderPerson }],
    upcast: upcasters(orderPlacedFrom1, orderPlacedFrom2, orderPlacedFrom3),
  },
  OrderGivenUp: { version: 1 },
  OrderConfirmed: { version: 1 },
  OrderFailed: { version: 1 },
  OrderDispatched: { version: 1 },
  OrderDelivered: { version: 1 },
  OrderNotDelivered: { version: 1 },
  CancellationRequested: { version: 1 },
  CancellationAnswered: { version: 1 },
  OrderCancelled: { version: 1 },
  ItemsReturned: { version: 1 },
  DeliveryDelayed: { version: 1 },
  OrderStepRepeated: { version: 1 },
};
