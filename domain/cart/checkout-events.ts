import type { CartLine } from './events.js';
import type { DomainEvent, Forgotten, Instant, Ore, PersonRef, Uuid } from '../kernel/index.js';

/** The receiver of the goods; every field is personal. */
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

/** A place where parcels are collected, as the shopper saw it. */
export interface PickupPlace {
  readonly placeId: string;
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
}

export interface DeliveryChoice {
  readonly optionId: string;
  readonly name: string;
  readonly price: Ore;
  readonly promise: string;
}

/**
 * The shopper keeps goods for an order of their own, because they stand in the way of the others (CHK-13). They come
 * back into the next cart.
 */
export type ItemsSetAside = DomainEvent<
  'ItemsSetAside',
  {
    /** The person whose key encrypts the lines. */
    readonly shopper: PersonRef;
    readonly lines: readonly CartLine[] | Forgotten;
  }
>;
export type CustomerDetailsGiven = DomainEvent<
  'CustomerDetailsGiven',
  {
    readonly cartId: Uuid;
    readonly customerId: Uuid | null;
    readonly details: ContactDetails;
    /** The session in which the details were given, if its log-in is weak. Null for a guest or a strong log-in. */
    readonly weakSession: Uuid | null;
    /** The receiver declared to be eighteen or older (CHK-11). Versions 1 and 2 did not record it. */
    readonly ageDeclared: boolean;
  }
>;
/** The postcode for which the shopper wants to see delivery options, before the receiver is given. */
export type LocationGiven = DomainEvent<
  'LocationGiven',
  { readonly cartId: Uuid; readonly customerId: Uuid | null; readonly postalCode: string | Forgotten }
>;
/** The keyword of the payment method that the shopper prefers (CHK-03). A payment may still use another. */
export type PaymentMethodChosen = DomainEvent<'PaymentMethodChosen', { readonly paymentMethod: string }>;
export type DeliveryChosen = DomainEvent<
  'DeliveryChosen',
  {
    /** The person whose key encrypts `pickupPlace`. Null in version 1. */
    readonly shopper: PersonRef | null;
    readonly delivery: DeliveryChoice;
    /** Where the parcel is collected. Encrypted, because it is near the home. Null when it comes home, and in version 1. */
    readonly pickupPlace: PickupPlace | Forgotten | null;
  }
>;
/** The cart is frozen during payment. CheckoutAbandoned opens it again. */
export type CheckoutStarted = DomainEvent<
  'CheckoutStarted',
  {
    /** The person whose key encrypts `shelfKey`. Null in version 1. */
    readonly shopper: PersonRef | null;
    readonly orderId: Uuid;
    readonly at: Instant;
    /** Random and secret. It identifies what the attempt to pay holds of the web stock. Null in version 1. */
    readonly shelfKey: Uuid | Forgotten | null;
  }
>;
export type CheckoutAbandoned = DomainEvent<'CheckoutAbandoned', { readonly orderId: Uuid; readonly reason: string }>;
export type CartClosed = DomainEvent<'CartClosed', { readonly orderId: Uuid }>;
