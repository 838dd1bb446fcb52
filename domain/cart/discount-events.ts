import type { BusinessDate, DomainEvent, Forgotten, Ore, Uuid } from '../kernel/index.js';
import type { SpentCoupon } from '../pricing/purchase.js';
import type { CartProduct, Sealed } from './events.js';

export type ChequeApplied = DomainEvent<
  'ChequeApplied',
  { readonly chequeId: Uuid; readonly memberId: Uuid; readonly amount: Ore; readonly validTo: BusinessDate }
>;
/**
 * The cart released its cheque. `uncovered`: the remaining goods cost less than the cheque. `another-cart`: another
 * cart of the member needs it. `rested`: nobody changed the cart for long. `returned`: the cheque's points belong to
 * returned goods.
 */
export type ChequeRemoved = DomainEvent<
  'ChequeRemoved',
  {
    readonly chequeId: Uuid;
    readonly memberId: Uuid;
    readonly reason: 'customer' | 'uncovered' | 'emptied' | 'absorbed' | 'another-cart' | 'rested' | 'returned';
  }
>;
/** A coupon in a cart, with the conditions that the cart must fulfil as long as it has the coupon. */
export interface AppliedCoupon extends SpentCoupon {
  /** Random. It identifies the reservation in the coupon's stream, which names no cart. */
  readonly holdKey: Uuid;
  /** The sum that the coupon's goods must reach. */
  readonly minimum: Ore;
  readonly validTo: BusinessDate;
}
/** The coupon is encrypted, because a coupon for few products reveals the goods. */
export type CouponApplied = DomainEvent<'CouponApplied', Sealed & { readonly coupon: AppliedCoupon | Forgotten }>;
/** The cart gave up its coupon. `uncovered`: the cart no longer fulfils the conditions. `replaced`: by another code. */
export type CouponRemoved = DomainEvent<
  'CouponRemoved',
  Sealed & {
    readonly code: string;
    readonly holdKey: Uuid;
    readonly reason: 'customer' | 'replaced' | 'uncovered' | 'emptied' | 'absorbed' | 'ended';
  }
>;
/** A campaign's gift: a line of its own that costs nothing (CRT-11). */
export interface ChosenGift {
  readonly code: string;
  readonly product: CartProduct;
  /** The sum that the other goods must reach. */
  readonly minimum: Ore;
  readonly validTo: BusinessDate;
}
export type GiftChosen = DomainEvent<'GiftChosen', Sealed & { readonly gift: ChosenGift | Forgotten }>;
export type GiftRemoved = DomainEvent<
  'GiftRemoved',
  Sealed & { readonly code: string; readonly reason: 'customer' | 'uncovered' | 'emptied' | 'absorbed' | 'ended' }
>;
