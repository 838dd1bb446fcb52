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
  /** "1–2 vardagar"; a sentence for people. */
  readonly promise: string;
  readonly price: Ore;
  readonly requiresIdentification: boolean;
  /** Why it cannot be chosen now, as staff tell shoppers; null when it can. */
  readonly blockedReason: string | null;
}

export interface PaymentMethodView {
  /** The keyword of CHK-03: "scheme", "swish", "klarna", … */
  readonly methodId: string;
  readonly name: string;
  readonly description: string;
  /** Credit stands last and is never preselected (LAW-02). */
  readonly credit: boolean;
  readonly brands: readonly string[];
  /** Why it cannot be chosen now; null when it can. */
  readonly blockedReason: string | null;
}

/** Shown beside the card fields outside production only. */
export interface TestCard {
  readonly number: string;
  readonly label: string;
}

export interface CheckoutView {
  readonly cart: CartView;
  /** Names what is shown; goes back with the payment, which takes no other cart. */
  readonly shown: string;
  /** Null until the shopper has given any. */
  readonly details: CustomerDetails | null;
  /** All seven required fields are there. */
  readonly detailsComplete: boolean;
  /** For the postcode of the details; empty until they are complete. */
  readonly deliveryOptions: readonly DeliveryOptionView[];
  readonly deliveryOptionId: string | null;
  /** Any order; the page puts credit last. */
  readonly paymentMethods: readonly PaymentMethodView[];
  /** A guest declares 18 years or more (CHK-11). */
  readonly ageDeclarationRequired: boolean;
  /** The payment that goes on, and until its end keeps the cart from being changed. */
  readonly payingId: Uuid | null;
  /** Nothing can be bought now: what staff tell shoppers. Null while the shop sells. */
  readonly purchasesPaused: string | null;
  /** NO_SHIPPING_OPTIONS, INVALID_CART, a payment that came to nothing, a delivery that was paused since it was chosen. */
  readonly problems: readonly ShopError[];
  readonly testCards: readonly TestCard[];
  readonly cardFields: CardFieldsConfig;
}

/** As the partner's own fields have encrypted them in the browser: the shop can open none of it. */
export interface SealedCard {
  readonly encryptedCardNumber: string;
  readonly encryptedExpiryMonth: string;
  readonly encryptedExpiryYear: string;
  readonly encryptedSecurityCode: string;
  readonly holderName: string;
}

/** What the browser needs to show the partner's card fields. */
export interface CardFieldsConfig {
  /** Of the partner's script; a path of the shop's own where the partner is simulated. */
  readonly script: string;
  readonly integrity: string;
  readonly clientKey: string;
  readonly environment: 'live' | 'test';
}

export interface PayCommand extends CartCommand {
  /** Of the view whose button was pressed. */
  readonly shown: string;
  readonly methodId: string;
  /** Null for a card: the browser goes on to the partner's own page, which asks for it. */
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
  /** GET: the page answers with a redirect. POST: a form that the shopper sends. */
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
  /** As shown when it was bought (LAW-03). */
  readonly lowestPrice30Days: Ore | null;
  readonly comparison: ComparisonPrice | null;
  readonly total: Ore;
}

/** CHK-07: only the owner or the browser that placed it may read it. */
export interface ConfirmationView {
  readonly orderId: Uuid;
  readonly orderNumber: string;
  /** Null before it has left. */
  readonly trackingPath: string | null;
  readonly placedAt: Instant;
  /** False while the payment is still awaited. */
  readonly confirmed: boolean;
  /** Nothing of it is sent: it was cancelled, or never paid. */
  readonly cancelled: boolean;
  readonly moneyBack: readonly MoneyBackView[];
  readonly lines: readonly ConfirmationLine[];
  readonly goods: Ore;
  readonly campaignDiscount: Ore;
  readonly chequeDiscount: Ore;
  readonly shipping: Ore;
  readonly total: Ore;
  /** Of `total` (CHK-12): the goods on prescription, and all else with the freight. */
  readonly prescriptionTotal: Ore;
  readonly withoutPrescriptionTotal: Ore;
  readonly vatRates: readonly { readonly percentage: number; readonly taxableAmount: Ore; readonly vat: Ore }[];
  /** Null where the log-in that looks may not see them, or they are forgotten. */
  readonly details: CustomerDetails | null;
  readonly delivery: { readonly name: string; readonly promise: string };
  readonly paymentMethod: string;
  /** Points the order gives at dispatch; 0 for a guest. */
  readonly points: number;
  readonly expectedOn: BusinessDate | null;
}

export interface CheckoutService {
  view(): Promise<CheckoutView>;
  /** Errors name the fields of CustomerDetails. Keeps what is valid of a refused form. */
  saveDetails(command: CartCommand & { readonly details: CustomerDetails }): Promise<Result>;
  chooseDelivery(command: CartCommand & { readonly optionId: string }): Promise<Result>;
  pay(command: PayCommand): Promise<PayOutcome>;
  /** Null for a payment that is not this browser's. Polled every 2 s while it waits. */
  payment(paymentId: Uuid): Promise<PaymentView | null>;
  /** The answer of the bank's page; harmless when repeated. */
  paymentDetails(paymentId: Uuid, details: PaymentDetails): Promise<PayOutcome>;
  cancelPayment(paymentId: Uuid): Promise<Result>;
  confirmation(orderId: Uuid): Promise<ConfirmationView | null>;
}
