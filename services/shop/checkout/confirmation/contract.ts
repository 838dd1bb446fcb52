import type { PickupPlace } from '../../../../domain/cart/index.js';
import type { ComparisonPrice } from '../../../../domain/catalogue/index.js';
import type { Instant, Ore, Uuid } from '../../../../domain/kernel/index.js';
import type { WithdrawalRight } from '../../../../domain/order/index.js';
import type { DiscountView } from '../../cart/contract.js';
import type { ParcelView } from '../../delivery/contract.js';
import type { InvoiceView } from '../../invoice/contract.js';
import type { TrackingStatus } from '../../order/contract.js';
import type { UnsentView } from '../../packing/contract.js';
import type { MoneyBackView } from '../../payment/contract.js';
import type { CustomerDetails } from '../contract.js';

export interface ConfirmationLine {
  readonly varuId: string;
  readonly slug: string | null;
  readonly name: string;
  readonly brand: string | null;
  readonly packageText: string;
  readonly quantity: number;
  readonly regularPrice: Ore;
  readonly unitPrice: Ore;
  /** The lowest price of 30 days before the reduction, as the page showed it at the time of purchase (LAW-03). */
  readonly lowestPrice30Days: Ore | null;
  readonly comparison: ComparisonPrice | null;
  readonly discounts: readonly DiscountView[];
  /** False for medicines, which cannot be sent back (LAW-04). */
  readonly mayWithdraw: boolean;
  /** True for a line on prescription. It is ordered from the prescription, never bought again here. */
  readonly prescribed: boolean;
  /** The name of the category in which the product was sold. Null when it is gone. */
  readonly category: string | null;
  /** True when the web shop sells the product today, so that it can be bought again. */
  readonly forSale: boolean;
  /** The price of the line after all discounts but coupon and cheque, which the sums below show. */
  readonly total: Ore;
}

/** The confirmation page (CHK-07). Only the owner or the browser that placed the order may read it. */
export interface ConfirmationView {
  readonly orderId: Uuid;
  readonly orderNumber: string;
  /** The path of the tracking page. Null before dispatch. */
  readonly trackingPath: string | null;
  /** The signed path by which a guest reaches the order from any browser. Null for a customer's order. */
  readonly guestLink: string | null;
  readonly placedAt: Instant;
  /** True in the hour after the purchase, while the page thanks for it. */
  readonly isNew: boolean;
  /** False while the payment is pending. */
  readonly confirmed: boolean;
  /** True when nothing will be sent, because the order was cancelled or never paid. */
  readonly cancelled: boolean;
  /** An invoice: money that goes back lowers it. Any other payment is paid back. */
  readonly invoiced: boolean;
  readonly moneyBack: readonly MoneyBackView[];
  /** The pieces that the warehouse lacks. They are not sent, and their money goes back. */
  readonly unsent: readonly UnsentView[];
  readonly lines: readonly ConfirmationLine[];
  /** RX-08: who ordered, paid and collects what is for another person. Empty for a purchase for oneself. */
  readonly forOthers: readonly { readonly label: string; readonly value: string }[];
  readonly goods: Ore;
  readonly campaignDiscount: Ore;
  readonly couponDiscount: Ore;
  readonly chequeDiscount: Ore;
  readonly shipping: Ore;
  readonly total: Ore;
  /** `total` in two parts (CHK-12): prescription goods, and everything else with shipping. */
  readonly prescriptionTotal: Ore;
  readonly withoutPrescriptionTotal: Ore;
  readonly vatRates: readonly { readonly percentage: number; readonly taxableAmount: Ore; readonly vat: Ore }[];
  /** The details of the receiver. Null when this log-in may not see them, or when they are erased. */
  readonly details: CustomerDetails | null;
  readonly delivery: { readonly name: string; readonly promise: string };
  /** Each parcel with its number, its promise and its status (CHK-08, CHK-16). */
  readonly parcels: readonly (ParcelView & { readonly number: string; readonly status: TrackingStatus })[];
  /** Where the parcel is collected. Null when it comes home. */
  readonly pickupPlace: PickupPlace | null;
  readonly paymentMethod: string;
  /** The invoice of the finance company. Null for any other method. */
  readonly invoice: InvoiceView | null;
  /** The points that the order earns at dispatch. 0 for a guest. */
  readonly points: number;
  readonly withdrawal: WithdrawalRight;
}
