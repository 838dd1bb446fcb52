import type { BusinessDate, Instant, Ore, Uuid } from '../../../domain/kernel/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import type { CartCommand } from '../cart/contract.js';

/** The statuses of delivery tracking (CHK-08). `picking` and `delivered` are additions: the seed has no words for them. */
export const TRACKING_STATUSES = [
  'received',
  'picking',
  'ready',
  'sent',
  'delivered',
  'cancelled',
  'store_purchase',
  'not_delivered',
] as const;
export type TrackingStatus = (typeof TRACKING_STATUSES)[number];

export interface OrderSummary {
  readonly orderId: Uuid;
  readonly orderNumber: string;
  readonly placedAt: Instant;
  readonly status: TrackingStatus;
  /** True while a parcel waits for its customer. Its status stays that of a parcel that is sent. */
  readonly collectable: boolean;
  /** The path of the tracking page. Null before dispatch. */
  readonly trackingPath: string | null;
  readonly total: Ore;
  readonly lines: readonly { readonly varuId: string; readonly name: string; readonly quantity: number }[];
  /** The points earned at dispatch, minus those of returns. Null before dispatch, and when none were earned. */
  readonly points: number | null;
  /** True when it has goods that are sold without a prescription, so that they can be bought again. */
  readonly buyable: boolean;
}

export interface OrderHistoryPage {
  readonly orders: readonly OrderSummary[];
  /** The order after which the next page begins. Null on the last page. */
  readonly older: Uuid | null;
}

/** CHK-09: what of an order went into the cart again. `refused` are products of which not everything did. */
export type BuyAgainResult = Result<{ readonly added: number; readonly refused: readonly string[] }>;

export interface TrackingView {
  readonly orderNumber: string;
  /** The e-mail address of the order. It is masked unless the viewer is the owner or entered the same address. */
  readonly email: string;
  /** The status of the parcel, or of the least advanced of several. */
  readonly status: TrackingStatus;
  /** An invoice: money that goes back lowers it. Any other payment is paid back. */
  readonly invoiced: boolean;
  /** The number of parcels of the order. A page of one parcel shows only that one. */
  readonly of: number;
  readonly parcels: readonly ParcelView[];
}

/** CHK-16: a parcel of the order, with a status of its own. */
export interface ParcelView {
  /** The order's number and the parcel's, for example "412345678-2". */
  readonly parcelNumber: string;
  /** The carrier's parcel number. It is only displayed and gives no access. Null before dispatch. */
  readonly carrierNumber: string | null;
  readonly carrier: string | null;
  readonly status: TrackingStatus;
  readonly expectedOn: BusinessDate | null;
  /** Null for a parcel that comes to the door, and before the notice. */
  readonly collection: CollectionView | null;
  /** How many pieces the warehouse lacked, so that they are not in the parcel. */
  readonly short: number;
  /** The statuses until now, oldest first. */
  readonly steps: readonly { readonly status: TrackingStatus; readonly at: Instant }[];
}

/** CHK-16: where a parcel stands that the customer collects. It does not change the parcel's status. */
export interface CollectionView {
  readonly state: 'ready' | 'collected' | 'not-collected' | 'sent-again' | 'came-back';
  readonly readyAt: Instant;
  readonly lastDay: BusinessDate;
  /** The hour, where the time is counted in hours. */
  readonly until: Instant | null;
  /** The last day to have the parcel sent again. Null where that is not offered. */
  readonly reorderBy: BusinessDate | null;
}

export interface TrackingFound {
  readonly tracking: TrackingView | null;
  /** The time to wait. Present when the rate limit was reached and nothing was looked up. */
  readonly tooMany?: { readonly message: string; readonly retryAfterSeconds: number };
}

/** How a link to an order ended. After too many wrong ones nothing is checked. */
export type OrderLinkResult =
  { readonly opened: true } | { readonly opened: false; readonly tooMany?: { readonly retryAfterSeconds: number } };

export interface OrdersService {
  /** Returns the customer's own orders, newest first. `after` is the last order of the page before. */
  list(after?: Uuid | null): Promise<OrderHistoryPage>;
  /** Returns one order of that list. Null for any other. */
  listed(orderId: Uuid): Promise<OrderSummary | null>;
  /** Puts the goods of an order of that list into the cart. Any other order gives the code ORDER_UNKNOWN. */
  buyAgain(command: CartCommand & { readonly orderId: Uuid }): Promise<BuyAgainResult>;
  /** Returns a parcel's status by its number. Null for anybody but the owner, and for an unknown number. */
  tracking(number: string): Promise<TrackingView | null>;
  /** Returns the status of the parcel with this key, for its owner or with a valid mail link. */
  parcel(
    trackingKey: string,
    proof: { readonly lastDay: string; readonly signature: string },
  ): Promise<TrackingView | null>;
  /** Opens a guest's order in this browser for a day. */
  openByLink(
    orderId: string,
    proof: { readonly lastDay: string; readonly signature: string },
  ): Promise<OrderLinkResult>;
  /** Finds a parcel by order number and contact. Every wrong combination gets the same result. */
  findParcel(number: string, contact: string): Promise<TrackingFound>;
}
