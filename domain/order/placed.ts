import type { ContactDetails, ProductType } from '../cart/events.js';
import type { ComparisonPrice } from '../catalogue/comparison-price.js';
import type { LineFlag } from '../catalogue/flags.js';
import type { VatClass } from '../catalogue/vat.js';
import type { ParcelKind } from '../delivery/parcels.js';
import type { BusinessDate, Ore, Uuid } from '../kernel/index.js';
import type { SoldLine, Totals } from '../pricing/index.js';

/** A line as sold, with all data as shown at the purchase. */
export interface OrderLine extends SoldLine {
  readonly lineId: string;
  /** A prescription line has the number of its place instead ("Rx-1"), and no name: both would tell of a disease. */
  readonly varuId: string;
  readonly name: string;
  /** This field and the next two are null in version 1 of OrderPlaced. */
  readonly brand: string | null;
  readonly packageText: string | null;
  readonly atcCode: string | null;
  /** A path such as "hudvard/ansikte". Null in versions 1 to 4 of OrderPlaced. */
  readonly categoryPath: string | null;
  /** Rx for every line that came from a prescription, whatever the product is in the shop. */
  readonly type: ProductType;
  readonly flags: readonly LineFlag[];
  readonly weightGrams: number;
  readonly quantity: number;
  /** The price of one piece after campaign and member reductions. */
  readonly unitPrice: Ore;
  readonly vatClass: VatClass;
  /** The VAT rate of the order's day (LAW-08). */
  readonly vatRate: number;
  /** The lowest price of the 30 days before a reduction, as shown (LAW-03). Null without a reduction. */
  readonly lowestPrice30Days: Ore | null;
  /** The price per litre, kilogram or other unit, as shown (LAW-03). Null when the product has no such price. */
  readonly comparisonPrice: ComparisonPrice | null;
}

export type OrderTotals = Totals;

/** The coupon of the order. `holdKey` identifies its use in the coupon's stream, which names no order. */
export interface OrderCoupon {
  readonly code: string;
  readonly name: string;
  readonly holdKey: Uuid;
}

/**
 * The promised delivery as the shopper saw it. `earliest` and `latest` are null in version 1 of OrderPlaced, which
 * stored only the text.
 */
export interface DeliveryPromise {
  readonly text: string;
  readonly earliest: BusinessDate | null;
  readonly latest: BusinessDate | null;
}

/** Goods that are sent together (CHK-16). */
export interface OrderParcel {
  /** The tracking number: the order number with "-1", "-2" and so on. */
  readonly parcelId: string;
  readonly kind: ParcelKind;
  readonly optionId: string;
  /** The name of the option. */
  readonly method: string;
  /** A random part of the tracking page's URL. Null in versions 1 to 3 of OrderPlaced. */
  readonly trackingKey: Uuid | null;
  readonly lineIds: readonly string[];
  readonly promise: DeliveryPromise;
}

/** The receiver, stored with the order. Later changes of the customer's profile do not affect it. */
export type OrderContact = ContactDetails;
