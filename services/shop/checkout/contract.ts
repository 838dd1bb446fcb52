import type { ContactDetails } from '../../../domain/cart/index.js';
import type { CheckoutWays } from '../../../domain/checkout/index.js';
import type { Instant, Ore, Uuid } from '../../../domain/kernel/index.js';
import type { InvoiceTerms } from '../../../domain/payment/index.js';
import type { CartCommand, CartView } from '../cart/contract.js';
import type { DeliveryOptionView, DestroyingOptions, PickupPlaceView } from '../delivery/contract.js';
import type { ConfirmationView } from './confirmation/contract.js';
import type { Failure, Result, ShopError } from '../../foundation/problem/result-contract.js';

export type * from './confirmation/contract.js';

/** CHK-15: the receiver as texts of a form. The field names are also the names of the inputs. */
export type CustomerDetails = { readonly [Field in keyof ContactDetails]: string };

export interface PaymentMethodView {
  /** The method's keyword (CHK-03): "scheme", "swish", "klarna", … */
  readonly methodId: string;
  readonly name: string;
  readonly description: string;
  /** True for credit. The page lists credit last and never preselects it (LAW-02). */
  readonly credit: boolean;
  readonly brands: readonly string[];
  /** Why the method cannot be chosen now. Null when it can. */
  readonly blockedReason: string | null;
  /** True when a strong log-in would open the method. */
  readonly opensByLogin: boolean;
  /** What an invoice costs. Null for any other method. */
  readonly cost: InvoiceCostView | null;
}

/** What an invoice costs before the order, and how it may be split. */
export interface InvoiceCostView {
  /** The plans to choose from, each with its whole cost. Empty where there is nothing to choose. */
  readonly plans: readonly { readonly value: string; readonly text: string }[];
  readonly terms: readonly string[];
}

export interface DescribedMethod {
  readonly methodId: string;
  readonly name: string;
  readonly atOnce: boolean;
  readonly credit: boolean;
  readonly identified: boolean;
  readonly invoice: boolean;
  readonly most: Ore | null;
}

type Fees = InvoiceTerms['inFull'];
/** CHK-18: what the help page prints about payment. */
export interface DescribedPayments {
  readonly methods: readonly DescribedMethod[];
  readonly brands: readonly string[];
  /** The providers of direct bank payment. */
  readonly banks: readonly string[];
  readonly invoice: Pick<InvoiceTerms, 'daysToPay' | 'mostMonths' | 'leastPart' | 'reminderFee'> & {
    readonly inFull: Fees;
    readonly inParts: Fees;
    readonly lateRate: number;
  };
}

/** A card that the customer has saved at the partner. */
export interface StoredCardView {
  readonly id: string;
  /** For example "Visa •••• 1111". */
  readonly name: string;
  readonly validThrough: string;
}

/** A test card, listed beside the card fields outside production. */
export interface TestCard {
  readonly number: string;
  readonly label: string;
}

export interface CheckoutView {
  readonly cart: CartView;
  /** A hash of the shown cart. The payment sends it back and is refused if the cart has changed. */
  readonly shown: string;
  /** The details of the receiver, or what is known of a customer. Null for a guest who has entered none. */
  readonly details: CustomerDetails | null;
  readonly detailsComplete: boolean;
  /** False while the details are only known. The choice of a delivery then saves them. */
  readonly detailsSaved: boolean;
  /** The delivery options for the receiver's postcode. Empty until the details are complete. */
  readonly deliveryOptions: readonly DeliveryOptionView[];
  /** The options that may end with destroyed medicines of this cart. Null where none does. */
  readonly destroying: DestroyingOptions | null;
  /** True when the page asks for the delivery widget, which stands above these options. */
  readonly deliveryWidget: boolean;
  readonly deliveryOptionId: string | null;
  /** The places of the chosen option and the chosen one. Null when the parcel comes home. */
  readonly pickup: {
    readonly places: readonly PickupPlaceView[];
    readonly placeId: string;
    readonly holdDays: number;
  } | null;
  /** The methods have no fixed order. The page puts credit last. */
  readonly paymentMethods: readonly PaymentMethodView[];
  /** The saved cards, newest first. Empty without a strong log-in, and while cards are paused. */
  readonly storedCards: readonly StoredCardView[];
  /** Whether this shopper may save a card. */
  readonly mayStoreCard: boolean;
  /** True when a guest must declare an age of at least 18 years (CHK-11). Not where only an identification helps. */
  readonly ageDeclarationRequired: boolean;
  /** What must be known of the shopper before these goods are paid. Null when nothing is missing. */
  readonly identification: { readonly lack: 'identification' | 'age'; readonly goods: readonly string[] } | null;
  /** The payment in progress. The cart cannot be changed until it ends. */
  readonly payingId: Uuid | null;
  /** The message to shoppers while all purchases are paused. Null otherwise. */
  readonly purchasesPaused: string | null;
  /** The errors of cart and delivery: NO_SHIPPING_OPTIONS, INVALID_CART, or a chosen option that has been paused. */
  readonly problems: readonly ShopError[];
  /** The goods that no parcel takes to the receiver. Empty where all can be sent. */
  readonly hindering: readonly { readonly varuId: string; readonly name: string }[];
  /** The nearest pharmacies where an order of those goods alone can be collected, by name. */
  readonly collectedAt: readonly string[];
  /**
   * The method of the last attempt, which failed. The shopper had accepted the terms for it, so the page keeps both. Null
   * for credit (LAW-02), and when no attempt failed since the cart was changed.
   */
  readonly lastMethodId: string | null;
  /** How the last attempt to pay failed, and what happens with the money. Empty when none failed. */
  readonly paymentProblems: readonly ShopError[];
  readonly testCards: readonly TestCard[];
  readonly cardFields: CardFieldsConfig;
}

/** Card details that the partner's script encrypts in the browser. The shop cannot decrypt them. */
export interface SealedCard {
  readonly encryptedCardNumber: string;
  readonly encryptedExpiryMonth: string;
  readonly encryptedExpiryYear: string;
  readonly encryptedSecurityCode: string;
  readonly holderName: string;
}

/** The configuration of the partner's card fields. */
export interface CardFieldsConfig {
  /** The URL of the partner's script. It is a path on the shop where the partner is simulated. */
  readonly script: string;
  readonly integrity: string;
  readonly clientKey: string;
  readonly environment: 'live' | 'test';
}

export interface PayCommand extends CartCommand {
  readonly shown: string;
  readonly methodId: string;
  /**
   * The encrypted card. Null when the card is entered on the partner's own page, to which the browser is redirected.
   */
  readonly card: SealedCard | null;
  /** The id of a saved card. Null for any other payment. */
  readonly storedCardId: string | null;
  readonly storeCard: boolean;
  /** The chosen plan of a monthly invoice, for example "3/post". Null without a choice. */
  readonly invoicePlan: string | null;
  readonly ageDeclared: boolean;
  readonly termsAccepted: boolean;
  /** Data about the browser as JSON, which the card's bank needs. Null without scripts. */
  readonly browserInfo: string | null;
}

/**
 * The result of a payment request. When an action is needed, the browser goes to /shop/betalning/{paymentId}. When the
 * order is confirmed, it goes to /shop/confirmation.
 */
export type PayOutcome =
  | { readonly ok: true; readonly outcome: 'confirmed'; readonly orderId: Uuid }
  | { readonly ok: true; readonly outcome: 'action'; readonly paymentId: Uuid }
  | Failure;

export type PaymentActionView =
  /** Sends the browser to the bank. With GET the page redirects; with POST the shopper submits a form. */
  | {
      readonly type: 'redirect';
      readonly url: string;
      readonly method: 'GET' | 'POST';
      readonly data: Readonly<Record<string, string>>;
    }
  /** The partner's script asks the bank, and the bank asks the shopper, in a frame on the page. */
  | {
      readonly type: 'threeDS2';
      readonly subtype: 'fingerprint' | 'challenge';
      readonly token: string;
      readonly paymentData: string | null;
      readonly authorisationToken: string | null;
      readonly paymentMethodType: string;
      /** The words for the page's policy: what may be framed there. */
      readonly frames: readonly string[];
      readonly partner: CardFieldsConfig;
    }
  | { readonly type: 'qrCode'; readonly qrCodeData: string; readonly url: string | null; readonly expiresAt: Instant };

export interface PaymentView {
  readonly paymentId: Uuid;
  readonly methodId: string;
  readonly amount: Ore;
  readonly state: 'action' | 'awaiting' | 'confirmed' | 'failed';
  readonly orderId: Uuid | null;
  readonly action: PaymentActionView | null;
  readonly errors: readonly ShopError[];
}

export type PaymentDetails =
  | { readonly redirectResult: string }
  | { readonly threeDSResult: string }
  | { readonly sessionId: string; readonly sessionResult: string };

export interface CheckoutService {
  paymentOptions(): Promise<DescribedPayments>;
  /** How the pages buy, as the toggles choose. */
  ways(): Promise<CheckoutWays>;
  /** @param notEntirelyAdded the article numbers that the address names as not entirely added */
  view(notEntirelyAdded?: readonly string[]): Promise<CheckoutView>;
  /** Whether the buyer must declare their age with the payment, as in `view`. */
  ageDeclarationRequired(): Promise<boolean>;
  /**
   * Saves the details of the receiver. Errors have the field names of CustomerDetails. Valid fields of a refused form
   * are saved.
   */
  saveDetails(command: CartCommand & { readonly details: CustomerDetails }): Promise<Result>;
  /** Without a place the nearest is taken, where the option has places. */
  chooseDelivery(command: CartCommand & { readonly optionId: string; readonly placeId?: string }): Promise<Result>;
  pay(command: PayCommand): Promise<PayOutcome>;
  /** Returns a payment of this browser, else null. The page polls it every 2 s while it waits. */
  payment(paymentId: Uuid): Promise<PaymentView | null>;
  /** Sends the result from the bank's page to the partner. It may be called again without further effect. */
  paymentDetails(paymentId: Uuid, details: PaymentDetails): Promise<PayOutcome>;
  cancelPayment(paymentId: Uuid): Promise<Result>;
  confirmation(orderId: Uuid): Promise<ConfirmationView | null>;
}
