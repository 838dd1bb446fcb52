import type { ComparisonPrice } from '../../../domain/catalogue/index.js';
import type { DeliveryOptionId } from '../../../domain/delivery/index.js';
import type { BusinessDate, Instant, Ore, Uuid } from '../../../domain/kernel/index.js';
import type { CartCommand, CartView } from '../cart/contract.js';
import type { MoneyBackView } from '../payment/contract.js';
import type { Failure, Result, ShopError } from '../../foundation/problem/result-contract.js';

/** CHK-15; the field names are also the names of the inputs. */
export interface CustomerDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly careOf: string;
}

export interface DeliveryOptionView {
  readonly optionId: DeliveryOptionId;
  readonly name: string;
  readonly carrier: string;
  readonly kind: 'home' | 'locker' | 'pickup' | 'pharmacy' | 'express';
  /** "1–2 vardagar"; a text for people. */
  readonly promise: string;
  readonly price: Ore;
  readonly requiresIdentification: boolean;
  /** Staff's text to shoppers why it cannot be chosen now; null when it can. */
  readonly blockedReason: string | null;
}

export interface PaymentMethodView {
  /** The keyword of CHK-03: "scheme", "swish", "klarna", … */
  readonly methodId: string;
  readonly name: string;
  readonly description: string;
  /** Credit is listed last and never preselected (LAW-02). */
  readonly credit: boolean;
  readonly brands: readonly string[];
  /** Why it cannot be chosen now; null when it can. */
  readonly blockedReason: string | null;
}

/** Shown beside the card fields, but never in production. */
export interface TestCard {
  readonly number: string;
  readonly label: string;
}

export interface CheckoutView {
  readonly cart: CartView;
  /** Fingerprint of what is shown. The payment sends it back, and is refused for any other cart. */
  readonly shown: string;
  /** Null until the shopper has given any. */
  readonly details: CustomerDetails | null;
  /** True when all seven required fields are filled. */
  readonly detailsComplete: boolean;
  /** For the postcode of the details; empty until they are complete. */
  readonly deliveryOptions: readonly DeliveryOptionView[];
  readonly deliveryOptionId: string | null;
  /** In any order; the page puts credit last. */
  readonly paymentMethods: readonly PaymentMethodView[];
  /** A guest declares an age of 18 years or more (CHK-11). */
  readonly ageDeclarationRequired: boolean;
  /** The payment in progress; the cart cannot be changed until it ends. */
  readonly payingId: Uuid | null;
  /** Staff's text to shoppers while all purchases are paused; null otherwise. */
  readonly purchasesPaused: string | null;
  /** NO_SHIPPING_OPTIONS, INVALID_CART, a failed payment, or a chosen delivery that has been paused. */
  readonly problems: readonly ShopError[];
  readonly testCards: readonly TestCard[];
  readonly cardFields: CardFieldsConfig;
}

/** Encrypted in the browser by the partner's own fields: the shop cannot read any of it. */
export interface SealedCard {
  readonly encryptedCardNumber: string;
  readonly encryptedExpiryMonth: string;
  readonly encryptedExpiryYear: string;
  readonly encryptedSecurityCode: string;
  readonly holderName: string;
}

/** Configuration of the partner's card fields. */
export interface CardFieldsConfig {
  /** Address of the partner's script; a path on the shop where the partner is simulated. */
  readonly script: string;
  readonly integrity: string;
  readonly clientKey: string;
  readonly environment: 'live' | 'test';
}

export interface PayCommand extends CartCommand {
  readonly shown: string;
  readonly methodId: string;
  /** Null for a card on the partner's own page, to which the browser is sent. */
  readonly card: SealedCard | null;
  readonly ageDeclared: boolean;
  readonly termsAccepted: boolean;
  /** From the request's headers and, with JavaScript, the screen. */
  readonly browser: { readonly userAgent: string; readonly acceptHeader: string; readonly language: string };
}

/** The browser goes to /shop/betalning/{paymentId} for an action, to /shop/confirmation when confirmed. */
export type PayOutcome =
  | { readonly ok: true; readonly outcome: 'confirmed'; readonly orderId: Uuid }
  | { readonly ok: true; readonly outcome: 'action'; readonly paymentId: Uuid }
  | Failure;

export type PaymentActionView =
  /** GET: the page answers with a redirect. POST: the shopper submits a form. */
  | {
      readonly type: 'redirect';
      readonly url: string;
      readonly method: 'GET' | 'POST';
      readonly data: Readonly<Record<string, string>>;
    }
  | { readonly type: 'threeDS2'; readonly token: string }
  | { readonly type: 'qrCode'; readonly qrCodeData: string; readonly url: string | null; readonly expiresAt: Instant };

export interface PaymentView {
  readonly paymentId: Uuid;
  readonly methodId: string;
  readonly amount: Ore;
  readonly state: 'action' | 'awaiting' | 'confirmed' | 'failed';
  /** Set when confirmed. */
  readonly orderId: Uuid | null;
  readonly action: PaymentActionView | null;
  /** Set when failed. */
  readonly errors: readonly ShopError[];
}

export type PaymentDetails =
  | { readonly redirectResult: string }
  | { readonly threeDSResult: string }
  | { readonly sessionId: string; readonly sessionResult: string };

export interface ConfirmationLine {
  readonly varuId: string;
  readonly slug: string | null;
  readonly name: string;
  readonly brand: string | null;
  readonly packageText: string;
  readonly quantity: number;
  /** Ordinary price of one. */
  readonly regularPrice: Ore;
  readonly unitPrice: Ore;
  /** As shown at the time of purchase (LAW-03). */
  readonly lowestPrice30Days: Ore | null;
  readonly comparison: ComparisonPrice | null;
  readonly total: Ore;
}

/** CHK-07: only the owner or the browser that placed it may read it. */
export interface ConfirmationView {
  readonly orderId: Uuid;
  readonly orderNumber: string;
  /** Null before dispatch. */
  readonly trackingPath: string | null;
  readonly placedAt: Instant;
  /** False while the payment is pending. */
  readonly confirmed: boolean;
  /** True when nothing will be sent: it was cancelled, or never paid. */
  readonly cancelled: boolean;
  readonly moneyBack: readonly MoneyBackView[];
  readonly lines: readonly ConfirmationLine[];
  readonly goods: Ore;
  readonly campaignDiscount: Ore;
  readonly chequeDiscount: Ore;
  readonly shipping: Ore;
  readonly total: Ore;
  /** The parts of `total` (CHK-12): prescription goods, and everything else with the freight. */
  readonly prescriptionTotal: Ore;
  readonly withoutPrescriptionTotal: Ore;
  readonly vatRates: readonly { readonly percentage: number; readonly taxableAmount: Ore; readonly vat: Ore }[];
  /** Null when this log-in may not see them, or when they are forgotten. */
  readonly details: CustomerDetails | null;
  readonly delivery: { readonly name: string; readonly promise: string };
  readonly paymentMethod: string;
  /** Points the order gives at dispatch; 0 for a guest. */
  readonly points: number;
  readonly expectedOn: BusinessDate | null;
}

export interface CheckoutService {
  view(): Promise<CheckoutView>;
  /** Errors name the fields of CustomerDetails. Valid fields of a refused form are kept. */
  saveDetails(command: CartCommand & { readonly details: CustomerDetails }): Promise<Result>;
  chooseDelivery(command: CartCommand & { readonly optionId: string }): Promise<Result>;
  pay(command: PayCommand): Promise<PayOutcome>;
  /** Null for a payment of another browser. Polled every 2 s while it waits. */
  payment(paymentId: Uuid): Promise<PaymentView | null>;
  /** The result from the bank's page; harmless when repeated. */
  paymentDetails(paymentId: Uuid, details: PaymentDetails): Promise<PayOutcome>;
  cancelPayment(paymentId: Uuid): Promise<Result>;
  confirmation(orderId: Uuid): Promise<ConfirmationView | null>;
}
