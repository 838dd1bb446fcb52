import type { Uuid } from '../../../domain/kernel/index.js';
import type { BrowserInfo, PaymentMethodDetails } from '../../partners/adyen/gateway.js';
import type { InvoiceRequest } from './payment/invoice-choice.js';

export interface PayRequest {
  /** The payment method to send to the partner. With `FREE` nothing is left to pay. */
  readonly method: PaymentMethodDetails | InvoiceRequest | typeof FREE | UnofferedMethod;
  readonly storeCard: boolean;
  readonly ageDeclared: boolean;
  /** The hash of the cart that the shopper saw. Null where the client cannot send it. */
  readonly shown: string | null;
  readonly channel: 'Web' | 'iOS' | 'Android';
  /** What a browser with scripts tells of itself. Only such a browser can show the bank's question in the page. */
  readonly browserInfo?: BrowserInfo;
  /** Returns the absolute URL to which the bank redirects the shopper. */
  readonly returnUrl: (paymentId: Uuid) => string;
}

/** A method that the shop knows by its word and never takes. */
export interface UnofferedMethod {
  readonly type: 'giftcard' | 'SubscribePayment' | 'Algortkonto' | 'Kampanjfaktura';
}

/** The method for an order with total 0. The partner then gets no request. */
export const FREE = { type: 'Free' } as const;

const NOT_TAKEN: ReadonlySet<string> = new Set([
  FREE.type,
  'giftcard',
  'SubscribePayment',
  'Algortkonto',
  'Kampanjfaktura',
]);

/** Whether no partner takes a method: nothing is left to pay, or the shop never offers it. */
export function isNotTaken(method: PayRequest['method']): method is typeof FREE | UnofferedMethod {
  return NOT_TAKEN.has(method.type);
}
