import type { BusinessDate, DomainEvent, EventDefinitions, Instant, Ore, PersonRef, Uuid } from '../kernel/index.js';

export type ProductType = 'Rx' | 'Ex' | 'Ha';
export type ProductFlag = 'StoredCold' | 'ConstantCoolingRequired' | 'Paracetamol' | 'AgeLimited' | 'Nicotine';

/** VAT included. */
export interface LinePrice {
  /** What whoever's cart it is pays for one. */
  readonly unitPrice: Ore;
  /** The ordinary price where that is less; absent: bought at its ordinary price. */
  readonly regularPrice?: Ore;
}

/** What the shop knew of a product when it entered the cart. */
export interface CartProduct extends LinePrice {
  readonly varuId: string;
  readonly name: string;
  readonly type: ProductType;
  readonly vatRate: number;
  readonly flags: readonly ProductFlag[];
  readonly weightGrams: number;
  /** Products that share a quota (MAXQUANTITY_GROUP), such as the ATC code of a substance; absent: none. */
  readonly limitGroup?: string | null;
}

export interface CartLine extends CartProduct {
  readonly quantity: number;
}

export type CartStarted = DomainEvent<'CartStarted', { readonly cartId: Uuid; readonly customerId: Uuid | null }>;
/** Quantities are the line's new quantity, so that a reader needs no earlier event. */
export type ItemAdded = DomainEvent<
  'ItemAdded',
  { readonly product: CartProduct; readonly added: number; readonly quantity: number }
>;
export type ItemQuantitySet = DomainEvent<
  'ItemQuantitySet',
  { readonly varuId: string; readonly from: number; readonly quantity: number }
>;
export type ItemRemoved = DomainEvent<
  'ItemRemoved',
  {
    readonly varuId: string;
    readonly from: number;
    /** Absent: the shopper took it out. */ readonly reason?: 'identification-ended';
  }
>;
export type ItemRepriced = DomainEvent<'ItemRepriced', { readonly varuId: string; readonly from: Ore } & LinePrice>;
export type CartClaimed = DomainEvent<'CartClaimed', { readonly customerId: Uuid }>;
/** Another cart's lines entered this one; lines hold what was taken over, limits already applied. */
export type CartMerged = DomainEvent<'CartMerged', { readonly fromCartId: Uuid; readonly lines: readonly CartLine[] }>;
/** This cart lives on inside another one and takes nothing more. */
export type CartAbsorbed = DomainEvent<'CartAbsorbed', { readonly intoCartId: Uuid }>;
export type CartEmptied = DomainEvent<'CartEmptied', { readonly reason: 'logged-out' | 'customer' }>;
export type ChequeApplied = DomainEvent<
  'ChequeApplied',
  { readonly chequeId: Uuid; readonly memberId: Uuid; readonly amount: Ore; readonly validTo: BusinessDate }
>;
/** The member's cheque is free again; `uncovered`: the goods left are worth less than the cheque. */
export type ChequeRemoved = DomainEvent<
  'ChequeRemoved',
  {
    readonly chequeId: Uuid;
    readonly memberId: Uuid;
    readonly reason: 'customer' | 'uncovered' | 'emptied' | 'absorbed';
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
  { readonly cartId: Uuid; readonly customerId: Uuid | null; readonly details: ContactDetails }
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
  | CartEmptied
  | ChequeApplied
  | ChequeRemoved
  | CustomerDetailsGiven
  | DeliveryChosen
  | CheckoutStarted
  | CheckoutAbandoned
  | CartClosed;

function shopper({ cartId, customerId }: { readonly cartId: Uuid; readonly customerId: Uuid | null }): PersonRef {
  return customerId ? `customer:${customerId}` : `guest:${cartId}`;
}

export const cartEvents: EventDefinitions<CartEvent> = {
  CartStarted: { version: 1 },
  ItemAdded: { version: 1 },
  ItemQuantitySet: { version: 1 },
  ItemRemoved: { version: 1 },
  ItemRepriced: { version: 1 },
  CartClaimed: { version: 1 },
  CartMerged: { version: 1 },
  CartAbsorbed: { version: 1 },
  CartEmptied: { version: 1 },
  ChequeApplied: { version: 1 },
  ChequeRemoved: { version: 1 },
  CustomerDetailsGiven: { version: 1, personal: [{ purpose: 'contact', fields: ['details'], person: shopper }] },
  DeliveryChosen: { version: 1 },
  CheckoutStarted: { version: 1 },
  CheckoutAbandoned: { version: 1 },
  CartClosed: { version: 1 },
};
