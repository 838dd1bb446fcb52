import type { SentFlag } from '../catalogue/flags.js';
import type { VatClass } from '../catalogue/vat.js';
import {
  upcasters,
  type BusinessDate,
  type DomainEvent,
  type EventDefinitions,
  type Forgotten,
  type Ore,
  type PersonRef,
  type Uuid,
} from '../kernel/index.js';
import type { LinePrice, Reduction } from '../pricing/line-price.js';
import type { MultiBuy } from '../pricing/multi-buy.js';
import type {
  CartClosed,
  CheckoutAbandoned,
  CheckoutStarted,
  CustomerDetailsGiven,
  DeliveryChosen,
  ItemsSetAside,
  LocationGiven,
  PaymentMethodChosen,
} from './checkout-events.js';
import type {
  ChequeApplied,
  ChequeRemoved,
  CouponApplied,
  CouponRemoved,
  GiftChosen,
  GiftRemoved,
} from './discount-events.js';
import { prescriptionRowEvents, type PrescriptionRowEvent } from './prescribed/events.js';
import type { CartPrescription } from './prescribed/row.js';
import {
  itemAddedFrom1,
  itemQuantitySetFrom1,
  itemRemovedFrom1,
  itemRepricedFrom1,
  itemRepricedFrom2,
  cartMergedFrom1,
  checkoutStartedFrom1,
  customerDetailsGivenFrom1,
  customerDetailsGivenFrom2,
  deliveryChosenFrom1,
  same,
} from './version-1.js';

export * from './checkout-events.js';
export type * from './discount-events.js';
export * from './prescribed/events.js';
export type * from './prescribed/row.js';

export const PRODUCT_TYPES = ['Rx', 'Ex', 'Ha'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];
export type ProductFlag = SentFlag;

export type { LinePrice } from '../pricing/line-price.js';

/** The product's data when it entered the cart. */
export interface CartProduct extends LinePrice {
  readonly varuId: string;
  readonly name: string;
  readonly type: ProductType;
  /** The VAT class and not the rate, because the rate of the order's day applies (LAW-08). */
  readonly vatClass: VatClass;
  readonly flags: readonly ProductFlag[];
  readonly weightGrams: number;
  /** Products of one group share a maximum quantity (MAXQUANTITY_GROUP). The group is, for example, an ATC code. */
  readonly limitGroup?: string | null;
  /** Coupons and offers may be for a category. Absent in old events. */
  readonly categoryPath?: string | null;
}

export interface CartLine extends CartProduct {
  readonly quantity: number;
}

export type CartStarted = DomainEvent<'CartStarted', { readonly cartId: Uuid; readonly customerId: Uuid | null }>;

/** The encryption of a cart's goods. Goods can reveal the shopper's health, so an erasure must reach them (CORE-11). */
export interface Sealed {
  /** The person whose key encrypts the goods. Null for events of version 1, which were not encrypted. */
  readonly shopper: PersonRef | null;
}

/** Contains the line's new quantity, so that a reader needs no earlier event. */
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
    /** Absent when the shopper removed the item. */ readonly reason?: 'identification-ended';
  }
>;
export type ItemRepriced = DomainEvent<
  'ItemRepriced',
  Sealed & {
    readonly varuId: string;
    /** The prices are encrypted too. Price lists are public, so two prices can identify the goods. */
    readonly from: Ore | Forgotten;
    readonly unitPrice: Ore | Forgotten;
    readonly reductions?: readonly Reduction[] | Forgotten;
    readonly multiBuy?: MultiBuy | Forgotten;
    /** Why the client asked for new prices. Encrypted, because it is free text. Absent when the shop repriced. */
    readonly reason?: string;
  }
>;
export type CartClaimed = DomainEvent<'CartClaimed', { readonly customerId: Uuid }>;
/** Goods of another cart for which the limits left no room, or the web stock had too few pieces (CRT-03). */
export interface NotAdded {
  readonly varuId: string;
  readonly name: string;
  readonly quantity: number;
  /** Absent for a limit, and in old events. */
  readonly reason?: 'OUT_OF_STOCK';
}

/** Lines of another cart were added. `lines` holds the accepted part, within the limits. */
export type CartMerged = DomainEvent<
  'CartMerged',
  Sealed & {
    readonly fromCartId: Uuid;
    readonly lines: readonly CartLine[] | Forgotten;
    /** Absent when everything was added, and in old events. */
    readonly notAdded?: readonly NotAdded[] | Forgotten;
    /** What the prescription rows among the lines say, by row id. Absent without any, and in old events. */
    readonly prescriptions?: Readonly<Record<Uuid, CartPrescription>> | Forgotten;
  }
>;
/** A guest's cart ended because nobody changed it. It accepts no more commands. */
export type CartLapsed = DomainEvent<
  'CartLapsed',
  {
    readonly reason: 'empty' | 'abandoned';
    readonly lastChangedOn: BusinessDate;
    readonly decidedOn: BusinessDate;
    readonly ruleVersion: string;
  }
>;
/** The cart hands over what it holds to another one. It accepts no more commands. */
export type CartAbsorbed = DomainEvent<'CartAbsorbed', { readonly intoCartId: Uuid }>;
export type CartEmptied = DomainEvent<'CartEmptied', { readonly reason: 'logged-out' | 'customer' }>;
/** The shopper dropped the cart with its receiver, delivery and payment method. It accepts no more commands. */
export type CartDropped = DomainEvent<'CartDropped', { readonly reason: 'customer' }>;

export type CartEvent =
  | CartStarted
  | ItemAdded
  | ItemQuantitySet
  | ItemRemoved
  | ItemRepriced
  | CartClaimed
  | CartMerged
  | ItemsSetAside
  | CartAbsorbed
  | CartLapsed
  | CartEmptied
  | CartDropped
  | ChequeApplied
  | ChequeRemoved
  | CouponApplied
  | CouponRemoved
  | GiftChosen
  | GiftRemoved
  | CustomerDetailsGiven
  | LocationGiven
  | DeliveryChosen
  | PaymentMethodChosen
  | CheckoutStarted
  | CheckoutAbandoned
  | CartClosed
  | PrescriptionRowEvent;

/** The person whose key encrypts the cart's data. For a guest it is the cart itself. */
export function shopperOf(cart: { readonly cartId: Uuid; readonly customerId: Uuid | null }): PersonRef {
  return cart.customerId ? `customer:${cart.customerId}` : `guest:${cart.cartId}`;
}

const shopper = (data: Sealed): PersonRef | null => data.shopper;

export const cartEvents: EventDefinitions<CartEvent> = {
  CartStarted: { version: 1 },
  ItemAdded: {
    version: 3,
    personal: [{ purpose: 'health', fields: ['product'], person: shopper }],
    upcast: upcasters(itemAddedFrom1, same),
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
    version: 5,
    personal: [
      {
        purpose: 'health',
        fields: ['varuId', 'from', 'unitPrice', 'reductions', 'multiBuy', 'reason'],
        person: shopper,
      },
    ],
    upcast: upcasters(itemRepricedFrom1, itemRepricedFrom2, same, same),
  },
  CartClaimed: { version: 1 },
  CartMerged: {
    version: 5,
    personal: [
      { purpose: 'health', fields: ['lines', 'notAdded'], person: shopper },
      { purpose: 'prescription', fields: ['prescriptions'], person: shopper },
    ],
    upcast: upcasters(cartMergedFrom1, same, same, same),
  },
  ItemsSetAside: { version: 1, personal: [{ purpose: 'health', fields: ['lines'], person: shopper }] },
  CartAbsorbed: { version: 1 },
  CartLapsed: { version: 1 },
  CartEmptied: { version: 1 },
  CartDropped: { version: 1 },
  ChequeApplied: { version: 1 },
  ChequeRemoved: { version: 3, upcast: upcasters(same<ChequeRemoved['data']>, same<ChequeRemoved['data']>) },
  CouponApplied: { version: 1, personal: [{ purpose: 'health', fields: ['coupon'], person: shopper }] },
  CouponRemoved: { version: 1, personal: [{ purpose: 'health', fields: ['code', 'holdKey'], person: shopper }] },
  GiftChosen: { version: 1, personal: [{ purpose: 'health', fields: ['gift'], person: shopper }] },
  GiftRemoved: { version: 1, personal: [{ purpose: 'health', fields: ['code'], person: shopper }] },
  CustomerDetailsGiven: {
    version: 3,
    personal: [{ purpose: 'contact', fields: ['details'], person: shopperOf }],
    upcast: upcasters(customerDetailsGivenFrom1, customerDetailsGivenFrom2),
  },
  LocationGiven: {
    version: 1,
    personal: [{ purpose: 'contact', fields: ['postalCode'], person: shopperOf }],
  },
  DeliveryChosen: {
    version: 2,
    personal: [{ purpose: 'contact', fields: ['pickupPlace'], person: shopper }],
    upcast: upcasters(deliveryChosenFrom1),
  },
  PaymentMethodChosen: { version: 1 },
  CheckoutStarted: {
    version: 2,
    personal: [{ purpose: 'health', fields: ['shelfKey'], person: shopper }],
    upcast: upcasters(checkoutStartedFrom1),
  },
  CheckoutAbandoned: { version: 1 },
  CartClosed: { version: 1 },
  ...prescriptionRowEvents,
};
