import type { BusinessDate, DomainEvent, EventDefinitions, Instant, Ore, Uuid } from '../kernel/index.js';
import type { GoodsSet, Off } from '../pricing/index.js';

export interface CouponPlan {
  readonly name: string;
  readonly off: Off;
  /** The goods that it makes cheaper. Null: all but prescription items (LAW-01). */
  readonly goods: GoodsSet | null;
  readonly from: BusinessDate;
  readonly to: BusinessDate;
  /** The sum that its goods in the cart must reach. */
  readonly minimum: Ore;
  /** The highest number of orders. Null: any number. */
  readonly total: number | null;
  /** Whether each customer may use it once. Guests then must log in. */
  readonly oncePerCustomer: boolean;
}

export type CouponPlanned = DomainEvent<'CouponPlanned', { readonly code: string; readonly plan: CouponPlan }>;
export type CouponChanged = DomainEvent<
  'CouponChanged',
  { readonly plan: CouponPlan; readonly changed: readonly (keyof CouponPlan)[] }
>;
/** The coupon was ended before its planned last day. `on` is the new last day. */
export type CouponEnded = DomainEvent<'CouponEnded', { readonly on: BusinessDate }>;

/**
 * A use of the coupon is held. Nothing here names a cart, an order or a person (docs/decisions/0072). `holdKey` is
 * random. `buyerKey` is a hash under the buyer's own key, or null for a guest.
 */
export type CouponReserved = DomainEvent<
  'CouponReserved',
  {
    readonly holdKey: Uuid;
    /** The attempt to pay that holds the use. Null while it is only in a cart. */
    readonly attemptKey: Uuid | null;
    readonly buyerKey: string | null;
    readonly until: Instant;
    readonly ruleVersion: string;
  }
>;
export type CouponReleased = DomainEvent<'CouponReleased', { readonly holdKey: Uuid }>;
export type CouponRedeemed = DomainEvent<'CouponRedeemed', { readonly holdKey: Uuid; readonly redeemedAt: Instant }>;
/** Nothing of the purchase was kept, so its use does not count. */
export type CouponReturned = DomainEvent<'CouponReturned', { readonly holdKey: Uuid }>;

export type CouponEvent =
  CouponPlanned | CouponChanged | CouponEnded | CouponReserved | CouponReleased | CouponRedeemed | CouponReturned;

export const couponEvents: EventDefinitions<CouponEvent> = {
  CouponPlanned: { version: 1 },
  CouponChanged: { version: 1 },
  CouponEnded: { version: 1 },
  CouponReserved: { version: 1 },
  CouponReleased: { version: 1 },
  CouponRedeemed: { version: 1 },
  CouponReturned: { version: 1 },
};
