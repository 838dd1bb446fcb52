import type { DeliveryOptionId, ParcelKind } from '../../../domain/delivery/index.js';
import type { PickupPlace } from '../../../domain/cart/index.js';
import type { Ore } from '../../../domain/kernel/index.js';

/** One parcel of an order, as the shopper sees it before and after the purchase (CHK-16). */
export interface ParcelView {
  readonly kind: ParcelKind;
  /** What the parcel holds in general words, for example "Kylda varor". */
  readonly label: string;
  readonly method: string;
  readonly promise: string;
  /** The names of its goods. */
  readonly goods: readonly string[];
}

/** A delivery option of the basket, with the parcels of the order. */
export interface DeliveryOptionView {
  readonly optionId: DeliveryOptionId;
  readonly name: string;
  readonly carrier: string;
  readonly kind: 'home' | 'locker' | 'pickup' | 'pharmacy' | 'express';
  /** The delivery time as a text for the shopper, for example "1–2 vardagar". */
  readonly promise: string;
  readonly price: Ore;
  /** True when only a strong log-in would open the option for this shopper. */
  readonly opensByLogin: boolean;
  /**
   * Set for the option of the customer's latest order, which stands first. With the name of its place, where that is
   * still offered.
   */
  readonly last: { readonly place: string | null } | null;
  /** How long a parcel waits to be collected. Null when it comes home. */
  readonly holdDays: number | null;
  /** The parcels of the order with this option. Their one price is that of the option (CHK-16). */
  readonly parcels: readonly ParcelView[];
  /** The message to shoppers when staff have paused this option. Null when it can be chosen. */
  readonly blockedReason: string | null;
}

/** A place where a parcel may be collected. The list begins with the nearest one. */
export interface PickupPlaceView extends PickupPlace {
  readonly latitude: number;
  readonly longitude: number;
  /** Kilometres from the receiver's postcode. */
  readonly distance: number;
  readonly hours: readonly string[];
}

/** A delivery option as the help page describes it, with every figure of the rule (CHK-18). */
export interface DescribedOption {
  readonly optionId: DeliveryOptionId;
  readonly name: string;
  readonly price: Ore;
  readonly freeFromLimit: boolean;
  readonly cutoff: string;
  readonly handover: { readonly from: string | null; readonly to: string } | null;
  /** The weekdays from dispatch to arrival of each zone, the fastest first. */
  readonly weekdays: readonly { readonly from: number; readonly to: number }[];
  /** The share of Sweden with this option, in whole percent. Null for the whole country and for single cities. */
  readonly share: number | null;
  /** The cities with this option. Empty when it is not offered by city. */
  readonly cities: readonly string[];
  readonly holdDays: number | null;
  readonly chilled: boolean;
  readonly ageLimited: boolean;
  /** Whether it takes narcotic-class prescription goods. */
  readonly narcotics: boolean;
  readonly requiresIdentification: boolean;
  /** Days in which an uncollected parcel may be sent to the same place again. Null where that is not offered. */
  readonly reorderDays: number | null;
  /** The part of the country with this option, and its postcodes. Null when it is not offered by part. */
  readonly region: { readonly name: string; readonly from: string; readonly to: string } | null;
  /** The weight above which it comes only to the property boundary. Null when it does not come home. */
  readonly boundaryAboveKilograms: number | null;
  readonly kilograms: { readonly above: number; readonly atMost: number | null };
}

/** An option for which a pharmacy packs from its own stock (CHK-02, CHK-13). */
export interface DescribedOwnStock {
  readonly optionId: DeliveryOptionId;
  readonly name: string;
  readonly price: Ore;
  readonly hours: number;
  readonly sameDay: boolean;
  readonly requiresIdentification: boolean;
  readonly holdDays: number;
  readonly kilometres: number;
  readonly kilograms: number;
}

/** The names of the options whose medicines are destroyed without a refund, when the customer does not get them. */
export interface DestroyingOptions {
  readonly notDelivered: readonly string[];
  readonly notCollected: readonly string[];
}

export interface DescribedDelivery {
  readonly freeShippingLimit: Ore;
  readonly uncollectedFee: Ore;
  readonly destroying: DestroyingOptions;
  readonly options: readonly DescribedOption[];
  readonly ownStock: readonly DescribedOwnStock[];
}

export interface DeliveryService {
  /** The delivery options of today's rule. */
  described(): Promise<DescribedDelivery>;
}
