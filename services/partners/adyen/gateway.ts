import type { Ore, Uuid } from '../../../domain/kernel/index.js';
import type { CaptureTiming, PartnerSum } from '../../../domain/payment/index.js';

/** Adyen's result codes (CHK-04). An answer with one of the codes after `Refused` contains an action. */
export const RESULT_CODES = [
  'Authorised',
  'Cancelled',
  'Error',
  'Pending',
  'Received',
  'Refused',
  'RedirectShopper',
  'IdentifyShopper',
  'ChallengeShopper',
  'PresentToShopper',
] as const;
export type ResultCode = (typeof RESULT_CODES)[number];

/** How the shopper pays. The browser encrypts card numbers, so the shop never sees them. */
export type PaymentMethodDetails =
  | {
      readonly type: 'scheme';
      readonly encryptedCardNumber: string;
      readonly encryptedExpiryMonth: string;
      readonly encryptedExpiryYear: string;
      readonly encryptedSecurityCode: string;
      readonly holderName?: string;
    }
  /** The partner's own page asks for the card or shows the wallet, so that the browser needs no script of theirs. */
  | { readonly type: 'scheme' | 'applepay' | 'googlepay'; readonly at: 'partner' }
  | { readonly type: 'applepay'; readonly applePayToken: string }
  | { readonly type: 'googlepay'; readonly googlePayToken: string }
  /** The shopper is redirected to the bank or to Klarna. */
  | { readonly type: 'trustly' | 'klarna' | 'klarna_account' | 'klarna_paynow' }
  | { readonly type: 'scheme'; readonly storedPaymentMethodId: string; readonly encryptedSecurityCode?: string }
  | { readonly type: 'swish' };

export interface BrowserInfo {
  readonly acceptHeader: string;
  readonly colorDepth: number;
  readonly javaEnabled: boolean;
  readonly language: string;
  readonly screenHeight: number;
  readonly screenWidth: number;
  readonly timeZoneOffset: number;
  readonly userAgent: string;
}

/** A part of a sum, at one VAT rate. Its id is our own, and it names no goods. */
export interface LineItem {
  readonly id: string;
  readonly vatRate: number;
  readonly taxable: Ore;
  readonly vat: Ore;
}

export interface StartPayment {
  /**
   * The id of the payment. The shop sends it as Adyen's `reference`, and every notification contains it as `paymentId`.
   */
  readonly paymentId: Uuid;
  readonly amount: Ore;
  readonly method: PaymentMethodDetails;
  /** The time at which the money is captured. The value comes from the payment's `PaymentStarted` event. */
  readonly capture: CaptureTiming;
  /** The customer's id, never a person number. Null for a guest, who cannot store a card. */
  readonly shopperId: Uuid | null;
  readonly storeCard: boolean;
  /** An absolute URL. The shopper returns with `?redirectResult=`. After native 3-D Secure the browser never left. */
  readonly returnUrl: string;
  readonly channel: 'Web' | 'iOS' | 'Android';
  /**
   * `redirect` works without client JavaScript. With `native` Adyen answers with a threeDS2 action, where the card's bank
   * knows it.
   */
  readonly threeDSecure: 'redirect' | 'native';
  /** What is paid for. Klarna requires it. It never names goods, because these can tell of a disease. */
  readonly lineItems?: readonly LineItem[];
  /** What the card's bank needs for 3-D Secure 2. Null for every other method, which needs less. */
  readonly cardholder: Cardholder | null;
}

/** Who pays by card, and from where. The card scheme requires it, and nobody else gets it. */
export interface Cardholder {
  /** The address of the shop, which opens the bank's check. */
  readonly origin: string;
  readonly ip: string;
  readonly email: string;
  readonly address: { readonly street: string; readonly postalCode: string; readonly city: string };
  /** Null from a browser without scripts, which the partner's own page asks instead. */
  readonly browserInfo: BrowserInfo | null;
}

export type PaymentAction =
  | {
      readonly type: 'redirect';
      readonly url: string;
      readonly method: 'GET' | 'POST';
      readonly data?: Readonly<Record<string, string>>;
      readonly paymentMethodType: string;
    }
  | {
      readonly type: 'threeDS2';
      readonly subtype: 'fingerprint' | 'challenge';
      readonly token: string;
      readonly paymentData?: string;
      readonly authorisationToken?: string;
      readonly paymentMethodType: string;
    }
  | {
      readonly type: 'qrCode';
      readonly qrCodeData: string;
      readonly paymentData?: string;
      readonly expiresAt?: string;
      readonly url?: string;
      readonly paymentMethodType: string;
    };

/**
 * The partner's answer. `resultCode` is null when the code is missing. That is an error for cards, and a failure for
 * invoice (CHK-04).
 */
export interface PaymentAnswer {
  readonly resultCode: ResultCode | null;
  readonly pspReference: string | null;
  readonly refusalReason: string | null;
  /** The sum in the partner's answer. Null where the answer contains no sum. */
  readonly sum: PartnerSum | null;
  /** Our own reference of the payment. Null where the answer contains no reference. */
  readonly merchantReference: string | null;
  readonly action: PaymentAction | null;
}

export type PaymentDetails =
  | { readonly redirectResult: string }
  | { readonly threeDSResult: string }
  /** Both values come from the return URL of the partner's own page. */
  | { readonly sessionId: string; readonly sessionResult: string }
  /** Asks for the result of a Swish payment. `paymentData` comes from the payment's action. */
  | { readonly paymentData: string };

export interface StoredCard {
  readonly id: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly holderName: string | null;
}

export interface PaymentMethods {
  readonly paymentMethods: readonly {
    readonly type: string;
    readonly name: string;
    readonly brands?: readonly string[];
  }[];
  readonly storedPaymentMethods: readonly StoredCard[];
}

export interface Modification {
  readonly paymentId: Uuid;
  readonly pspReference: string;
  /** Our id of the capture, refund or reversal. The webhook returns it together with the attempt number. */
  readonly modificationId: Uuid;
  readonly attempt: number;
  readonly amount: Ore;
  /** What the amount is for. Klarna requires it; empty for every other method. */
  readonly lineItems?: readonly LineItem[];
}

/** The partner has accepted the modification, but not done it yet. Only the webhook brings the result. */
export interface ModificationAnswer {
  readonly pspReference: string;
}

export const PAYMENT_GATEWAY = Symbol('payment gateway');

/**
 * The payment partner. Amounts are in öre (SEK). Every call throws one of the `PartnerError`s. `idempotencyKey` (at
 * most 64 characters) is derived from the command. A repeated call with the same key gets the first answer and moves no
 * money. So the shop can repeat a call whose result is unknown.
 */
export interface PaymentGateway {
  paymentMethods(request: {
    readonly amount: Ore;
    readonly shopperId: Uuid | null;
    readonly channel: 'Web' | 'iOS' | 'Android';
  }): Promise<PaymentMethods>;
  start(request: StartPayment, idempotencyKey: string): Promise<PaymentAnswer>;
  submitDetails(details: PaymentDetails, idempotencyKey: string): Promise<PaymentAnswer>;
  capture(request: Modification, idempotencyKey: string): Promise<ModificationAnswer>;
  refund(request: Modification, idempotencyKey: string): Promise<ModificationAnswer>;
  /** Reverses a whole authorisation: the partner cancels the uncaptured part and refunds the captured part. */
  reverse(request: Omit<Modification, 'amount'>, idempotencyKey: string): Promise<ModificationAnswer>;
  /** Releases the part of a reservation that is not captured. Captured money stays. */
  releaseRest(request: Omit<Modification, 'amount'>, idempotencyKey: string): Promise<ModificationAnswer>;
  /** Cancels an attempt whose authorisation is unknown. Adyen finds the payment by our own reference. */
  cancel(request: { readonly paymentId: Uuid }, idempotencyKey: string): Promise<ModificationAnswer>;
  storedCards(shopperId: Uuid): Promise<readonly StoredCard[]>;
  deleteStoredCard(shopperId: Uuid, id: string): Promise<void>;
}
