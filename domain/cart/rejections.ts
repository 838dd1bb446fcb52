import type { UnsentFlag } from '../catalogue/flags.js';
import type { BusinessDate, Decision, Ore, Uuid } from '../kernel/index.js';
import type { CartEvent } from './events.js';
import type { LimitName } from './limits.js';

/** The error of CRT-12: the quantity is above the limit that `limit` names. */
export interface QuantityAboveLimit {
  readonly type: 'QuantityAboveLimit';
  readonly field: 'quantity';
  readonly varuId: string;
  readonly name: string;
  readonly currentlyInCartQuantity: number;
  readonly maxAllowedQuantity: number;
  readonly isRuleViolation: true;
  /** Selects the title of the error dialog (CRT-08). */
  readonly reason: 'maxQuantityReached' | 'maxQuantityAlreadyReached';
  readonly limit: LimitName;
  /** The number that the limit allows in one order, and the pieces of other products that count towards it. */
  readonly max: number;
  readonly others: number;
  readonly ruleVersion: string;
}

/** The error of CRT-12 when the web shop has too few pieces. `maxAllowedQuantity` is what it has. */
export interface OutOfStock extends Omit<
  QuantityAboveLimit,
  'type' | 'name' | 'isRuleViolation' | 'limit' | 'max' | 'others' | 'ruleVersion'
> {
  readonly type: 'OutOfStock';
  readonly isRuleViolation: false;
}

export interface CartIsWornOut {
  readonly type: 'CartIsWornOut';
  readonly field: 'firstName' | 'ZipCode' | 'optionId' | 'chequeId' | 'couponCode' | 'code' | 'paymentMethod';
  readonly maxEvents: number;
  readonly ruleVersion: string;
}

/** The coupon's goods in the cart cost less than its minimum. */
export interface CouponBelowMinimum {
  readonly type: 'CouponBelowMinimum';
  readonly field: 'couponCode';
  readonly code: string;
  readonly minimum: Ore;
  readonly goods: Ore;
}

export type CartRejection =
  | QuantityAboveLimit
  | OutOfStock
  | CartIsWornOut
  | {
      readonly type: 'CartIsFull';
      readonly field: 'varuId';
      readonly maxLines: number;
      readonly ruleVersion: string;
    }
  | {
      readonly type: 'CartChangedTooOften';
      readonly field: 'varuId';
      readonly maxChanges: number;
      readonly ruleVersion: string;
    }
  | { readonly type: 'QuantityInvalid'; readonly field: 'quantity' }
  | { readonly type: 'PriceInvalid'; readonly field: 'unitPrice'; readonly varuId: string }
  | { readonly type: 'PrescriptionRequired'; readonly field: 'varuId'; readonly varuId: string }
  /** One withdrawal of a prescription is bought in one order. */
  | { readonly type: 'PrescriptionInCart'; readonly field: 'ordinationsId' }
  | { readonly type: 'PackagesAboveMost'; readonly field: 'antal'; readonly most: number }
  | { readonly type: 'PrescriptionRowUnknown'; readonly field: 'radnummer' }
  | { readonly type: 'ItemNotInCart'; readonly field: 'varuId'; readonly varuId: string }
  | {
      readonly type: 'ItemUnsent';
      readonly field: 'varuId';
      readonly varuId: string;
      readonly name: string;
      readonly flag: UnsentFlag;
    }
  | { readonly type: 'ItemNotForSale'; readonly field: 'varuId'; readonly varuId: string }
  | { readonly type: 'CartBelongsToAnother'; readonly field: 'cartId' }
  | { readonly type: 'CartsOfDifferentPersons'; readonly field: 'fromCartId' }
  | { readonly type: 'CartHasChanged'; readonly field: 'cartId' }
  | { readonly type: 'CartIsFrozen'; readonly orderId: Uuid }
  | { readonly type: 'CartIsClosed'; readonly orderId: Uuid }
  | { readonly type: 'CartIsAbsorbed'; readonly intoCartId: Uuid }
  | { readonly type: 'CartHasLapsed' }
  | { readonly type: 'CartIsEmpty' }
  | { readonly type: 'CheckoutNotStarted'; readonly field: 'orderId' }
  | { readonly type: 'ChequeNeedsMember'; readonly field: 'chequeId' }
  | { readonly type: 'AnotherChequeApplied'; readonly field: 'chequeId'; readonly applied: Uuid }
  | { readonly type: 'ChequeHasExpired'; readonly field: 'chequeId'; readonly validTo: BusinessDate }
  | { readonly type: 'ChequeAboveGoods'; readonly field: 'chequeId'; readonly amount: Ore; readonly goods: Ore }
  | CouponBelowMinimum
  | { readonly type: 'CouponHasNoGoods'; readonly field: 'couponCode'; readonly code: string }
  | {
      readonly type: 'CouponHasEnded';
      readonly field: 'couponCode';
      readonly code: string;
      readonly validTo: BusinessDate;
    }
  | {
      readonly type: 'GiftBelowMinimum';
      readonly field: 'code';
      readonly code: string;
      readonly minimum: Ore;
      readonly goods: Ore;
    }
  | { readonly type: 'MedicineAsGift'; readonly field: 'varuId'; readonly varuId: string }
  | { readonly type: 'GiftHasEnded'; readonly field: 'code'; readonly code: string; readonly validTo: BusinessDate };

export type CartDecision = Decision<CartEvent, CartRejection>;
