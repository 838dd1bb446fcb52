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
import type { LinePrice, Reduction } from '../pricing/line-price.js';
import {
  itemAddedFrom1,
  itemQuantitySetFrom1,
  itemRemovedFrom1,
  itemRepricedFrom1,
  itemRepricedFrom2,
  cartMergedFrom1,
  customerDetailsGivenFrom1,
} from './version-1.js';

export type ProductType = 'Rx' | 'Ex' | 'Ha';
export type ProductFlag = 'StoredCold' | 'ConstantCoolingRequired' | 'Paracetamol' | 'AgeLimited' | 'Nicotine';

export type { LinePrice } from '../pricing/line-price.js';

/** What the shop knew of a product when it entered the cart. */
export interface CartProduct extends LinePrice {
  readonly varuId: string;
  readonly name: string;
  readonly type: ProductType;
  /** Never a rate: that is of the day on which the order is placed (LAW-08). */
  readonly vatClass: VatClass;
  readonly flags: readonly ProductFlag[];
  readonly weightGrams: number;
  /** Products that share a quota (MAXQUANTITY_GROUP), such as the ATC code of a substance; absent: none. */
  readonly limitGroup?: string | null;
}

export interface CartLine extends CartProduct {
  readonly quantity: number;
}

export type CartStarted = DomainEvent<'CartStarted', { readonly cartId: Uuid; readonly customerId: Uuid | null }>;

/** What lies in a cart can tell of its shopper's health, so the goods are sealed and can be forgotten (CORE-11). */
interface Sealed {
  /** Whose key seals the goods; null in what version 1 recorded in clear. */
  readonly shopper: PersonRef | null;
}

/** Quantities are the line's new quantity, so that a reader needs no earlier event. */
export type ItemAdded = DomainEvent<
  'ItemAdded',
  Sealed & { readonly product: CartProduct | Forgotten; readonly added: number; readonly quantity: number }
>;
export type ItemQuantitySet = DomainEvent<
  'ItemQuantitySet',
  Sealed & { readonly varuId: string; readonly from: number; readonly quantity: number }
>;
export type ItemRemoved = DomainEvent<
  'ItemRemoved',
  Sealed & {
    readonly varuId: string;
    readonly from: number;
    /** Absent: the shopper took it out. */ readonly reason?: 'identification-ended';
  }
>;
export type ItemRepriced = DomainEvent<
  'ItemRepriced',
  Sealed & {
    readonly varuId: string;
    /** Sealed with the article: price lists are public, and two prices can name the goods. */
    readonly from: Ore | Forgotten;
    readonly unitPrice: Ore | Forgotten;
    readonly reductions?: readonly Reduction[] | Forgotten;
  }
>;
export type CartClaimed = DomainEvent<'CartClaimed', { readonly customerId: Uuid }>;
/** Another cart's lines entered this one; lines hold what was taken over, limits already applied. */
export type CartMerged = DomainEvent<
  'CartMerged',
  Sealed & { readonly fromCartId: Uuid; readonly lines: readonly CartLine[] | Forgotten }
>;
/** Nobody has touched this guest's cart for long; it takes nothing more. */
export type CartLapsed = DomainEvent<
  'CartLapsed',
  {
    readonly reason: 'empty' | 'abandoned';
    readonly lastChangedOn: BusinessDate;
    readonly decidedOn: BusinessDate;
    readonly ruleVersion: string;
  }
>;
/** This cart lives on inside another one and takes nothing more. */
export type CartAbsorbed = DomainEvent<'CartAbsorbed', { readonly intoCartId: Uuid }>;
export type CartEmptied = DomainEvent<'CartEmptied', { readonly reason: 'logged-out' | 'customer' }>;
export type ChequeApplied = DomainEvent<
  'ChequeApplied',
  { readonly chequeId: Uuid; readonly memberId: Uuid; readonly amount: Ore; readonly validTo: BusinessDate }
>;
/**
 * The member's cheque is free again. `uncovered`: the goods left are worth less than the cheque; `another-cart`: another
 * cart of the member asked for it; `rested`: nobody has touched the cart for long; `returned`: goods came back whose
 * points it was issued on.
 */
export type ChequeRemoved = DomainEvent<
  'ChequeRemoved',
  {
    readonly chequeId: Uuid;
    readonly memberId: Uuid;
    readonly reason: 'customer' | 'uncovered' | 'emptied' | 'absorbed' | 'another-cart' | 'rested' | 'returned';
  }
>;
/** Who receives the goods; every field personal. */
export interface ContactDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly careOf: string | null;
}

export interface DeliveryChoice {
  readonly optionId: string;
  readonly name: string;
  readonly price: Ore;
  readonly promise: string;
}

export type CustomerDetailsGiven = DomainEvent<
  'CustomerDetailsGiven',
  {
    readonly cartId: Uuid;
    readonly customerId: Uuid | null;
    readonly details: ContactDetails;
    /** The weak log-in that gave them; null when a guest or a strong one did. */
    readonly weakSession: Uuid | null;
  }
>;
export type DeliveryChosen = DomainEvent<'DeliveryChosen', { readonly delivery: DeliveryChoice }>;
/** Frozen while its order is being paid; CheckoutAbandoned opens it again. */
export type CheckoutStarted = DomainEvent<'CheckoutStarted', { readonly orderId: Uuid; readonly at: Instant }>;
export type CheckoutAbandoned = DomainEvent<'CheckoutAbandoned', { readonly orderId: Uuid; readonly reason: string }>;
export type CartClosed = DomainEvent<'CartClosed', { readonly orderId: Uuid }>;

export type CartEvent =
  | CartStarted
  | ItemAdded
  | ItemQuantitySet
  | ItemRemoved
  | ItemRepriced
  | CartClaimed
  | CartMerged
  | CartAbsorbed
  | CartLapsed
  | CartEmptied
  | ChequeApplied
  | ChequeRemoved
  | CustomerDetailsGiven
  | DeliveryChosen
  | CheckoutStarted
  | CheckoutAbandoned
  | CartClosed;

/** A guest is known by the cart alone. */
export function shopperOf(cart: { readonly cartId: Uuid; readonly customerId: Uuid | null }): PersonRef {
  return cart.customerId ? `customer:${cart.customerId}` : `guest:${cart.cartId}`;
}

/** Each version knew fewer reasons. */
const sameChequeRemoved = (data: ChequeRemoved['data']): ChequeRemoved['data'] => data;

const shopper = (data: Sealed): PersonRef | null => data.shopper;

export const cartEvents: EventDefinitions<CartEvent> = {
  CartStarted: { version: 1 },
  ItemAdded: {
    version: 2,
    personal: [{ purpose: 'health', fields: ['product'], person: shopper }],
    upcast: upcasters(itemAddedFrom1),
  },
  ItemQuantitySet: {
    version: 2,
    personal: [{ purpose: 'health', fields: ['varuId'], person: shopper }],
    upcast: upcasters(itemQuantitySetFrom1),
  },
  ItemRemoved: {
    version: 2,
    personal: [{ purpose: 'health', fields: ['varuId'], person: shopper }],
    upcast: upcasters(itemRemovedFrom1),
  },
  ItemRepriced: {
    version: 3,
    personal: [{ purpose: 'health', fields: ['varuId', 'from', 'unitPrice', 'reductions'], person: shopper }],
    upcast: upcasters(itemRepricedFrom1, itemRepricedFrom2),
  },
  CartClaimed: { version: 1 },
  CartMerged: {
    version: 2,
    personal: [{ purpose: 'health', fields: ['lines'], person: shopper }],
    upcast: upcasters(cartMergedFrom1),
  },
  CartAbsorbed: { version: 1 },
  CartLapsed: { version: 1 },
  CartEmptied: { version: 1 },
  ChequeApplied: { version: 1 },
  // Version 2 knows two reasons more; the others say what they said.
  ChequeRemoved: { version: 3, upcast: upcasters(sameChequeRemoved, sameChequeRemoved) },
  CustomerDetailsGiven: {
    version: 2,
    personal: [{ purpose: 'contact', fields: ['details'], person: shopperOf }],
    upcast: upcasters(customerDetailsGivenFrom1),
  },
  DeliveryChosen: { version: 1 },
  CheckoutStarted: { version: 1 },
  CheckoutAbandoned: { version: 1 },
  CartClosed: { version: 1 },
};
