import type { Ore, Uuid } from '../../../domain/kernel/index.js';
import type { CaptureTiming, PartnerSum } from '../../../domain/payment/index.js';

/** Adyen's words for how a payment went (CHK-04); those after Refused come together with an action. */
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

/** Card numbers arrive encrypted in the browser; the shop never sees them. */
export type PaymentMethodDetails =
  | {
      readonly type: 'scheme';
      readonly encryptedCardNumber: string;
      readonly encryptedExpiryMonth: string;
      readonly encryptedExpiryYear: string;
      readonly encryptedSecurityCode: string;
      readonly holderName?: string;
    }
  /** The card is asked for on the partner's own page, where the browser runs no scripts. */
  | { readonly type: 'scheme'; readonly at: 'partner' }
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

export interface StartPayment {
  /** Goes as Adyen's `reference` and comes back in every webhook as `paymentId`. */
  readonly paymentId: Uuid;
  readonly amount: Ore;
  readonly method: PaymentMethodDetails;
  /** When the money is to move: as the payment's own event says. */
  readonly capture: CaptureTiming;
  /** The customer's own id, never a person number; null for a guest, who can store no card. */
  readonly shopperId: Uuid | null;
  readonly storeCard: boolean;
  /** Absolute; the shopper comes back here with `?redirectResult=` or, native 3-D Secure, `?threeDSResult=`. */
  readonly returnUrl: string;
  readonly channel: 'Web' | 'iOS' | 'Android';
  /** `redirect` works without client JavaScript; `native` answers with a threeDS2 action. */
  readonly threeDSecure: 'redirect' | 'native';
  readonly origin?: string;
  readonly browserInfo?: BrowserInfo;
  readonly shopperIp?: string;
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
    }
  | {
      readonly type: 'sdk';
      readonly sdkData?: Readonly<Record<string, string>>;
      readonly paymentData?: string;
      readonly paymentMethodType: string;
    };

/** A missing result code is null: for cards an error, for invoice a failure (CHK-04). */
export interface PaymentAnswer {
  readonly resultCode: ResultCode | null;
  readonly pspReference: string | null;
  readonly refusalReason: string | null;
  /** The sum the partner speaks of; null where its answer names none. */
  readonly sum: PartnerSum | null;
  /** Our own reference of the payment it speaks of; null where its answer names none. */
  readonly merchantReference: string | null;
  readonly action: PaymentAction | null;
}

export type PaymentDetails =
  | { readonly redirectResult: string }
  | { readonly threeDSResult: string }
  /** Brought back from the partner's own page. */
  | { readonly sessionId: string; readonly sessionResult: string }
  /** What a Swish payment has come to; `paymentData` is that of its action. */
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
  /** Own id of the capture, refund or reversal; comes back in the webhook, and the attempt with it. */
  readonly modificationId: Uuid;
  readonly attempt: number;
  readonly amount: Ore;
}

/** Taken in, not done: whether it was done is told by the webhook alone. */
export interface ModificationAnswer {
  readonly pspReference: string;
}

/**
 * The payment partner. Amounts in öre (SEK). Every call throws one of the `PartnerError`s.
 * `idempotencyKey` (at most 64 characters) is derived from the command: the same key sent again gets
 * the first answer again and moves no money, which is how an unknown outcome is resolved.
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
  /** Undoes an authorisation whole: the partner cancels what is not captured and refunds what is. */
  reverse(request: Omit<Modification, 'amount'>, idempotencyKey: string): Promise<ModificationAnswer>;
  /** Closes an attempt whose authorisation we do not know: Adyen finds it by our own reference. */
  cancel(request: { readonly paymentId: Uuid }, idempotencyKey: string): Promise<ModificationAnswer>;
  storedCards(shopperId: Uuid): Promise<readonly StoredCard[]>;
  deleteStoredCard(shopperId: Uuid, id: string): Promise<void>;
}
