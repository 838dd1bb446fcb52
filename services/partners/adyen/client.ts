import { randomUUID } from 'node:crypto';
import { z } from 'zod';

import { billsLines } from '../../../domain/payment/index.js';
import type { PartnerWatch } from '../health/partner-watch.js';
import { PartnerHttp } from '../partner-http.js';
import { modificationAnswer, paymentAnswer, paymentMethodsAnswer, storedCardsAnswer } from './answers.js';
import { sessionAnswer, sessionRequest, sessionResult } from './hosted-checkout.js';
import type { Cardholder, LineItem, Modification, PaymentGateway, StartPayment } from './gateway.js';
import { modificationReference } from './reference.js';

export interface AdyenClientOptions {
  /** The URL with the version, for example https://checkout-test.adyen.com/v71. */
  readonly url: string;
  readonly apiKey: string;
  readonly merchantAccount: string;
  readonly timeoutMs?: number;
  readonly watch?: PartnerWatch;
}

const SWEDEN = { countryCode: 'SE', shopperLocale: 'sv-SE' } as const;

/**
 * Calls Adyen Checkout v71 with our own HTTP client. Adyen's library costs about 50 MB and most of a second at start,
 * for eight calls. The library also hides whether a failed call was sent.
 */
export class AdyenClient implements PaymentGateway {
  private readonly http: PartnerHttp;
  private readonly merchantAccount: string;

  constructor({ url, apiKey, merchantAccount, timeoutMs, watch }: AdyenClientOptions) {
    this.http = new PartnerHttp({ partner: 'adyen', baseUrl: url, headers: { 'x-api-key': apiKey }, timeoutMs, watch });
    this.merchantAccount = merchantAccount;
  }

  paymentMethods: PaymentGateway['paymentMethods'] = ({ amount, shopperId, channel }) => {
    const body = { amount: sek(amount), channel, ...SWEDEN, ...shopper(shopperId) };
    return this.post('/paymentMethods', body, randomUUID(), paymentMethodsAnswer);
  };

  start: PaymentGateway['start'] = (request, key) =>
    'at' in request.method
      ? this.post('/sessions', sessionRequest(request), key, sessionAnswer)
      : this.post('/payments', paymentRequest(request), key, paymentAnswer);

  submitDetails: PaymentGateway['submitDetails'] = (details, key) => {
    if ('sessionId' in details) {
      const query = new URLSearchParams({ sessionResult: details.sessionResult });
      const path = `/sessions/${encodeURIComponent(details.sessionId)}?${query.toString()}`;
      return this.http.send({ method: 'GET', path }, sessionResult);
    }
    const body = 'paymentData' in details ? { details: {}, paymentData: details.paymentData } : { details };
    return this.http.send(
      { method: 'POST', path: '/payments/details', body, headers: { 'idempotency-key': key } },
      paymentAnswer,
    );
  };

  capture: PaymentGateway['capture'] = (request, key) => this.modify('captures', request, key);

  refund: PaymentGateway['refund'] = (request, key) => this.modify('refunds', request, key);

  reverse: PaymentGateway['reverse'] = ({ pspReference, paymentId, modificationId, attempt }, key) => {
    const reference = modificationReference(paymentId, modificationId, attempt);
    return this.post(`/payments/${encodeURIComponent(pspReference)}/reversals`, { reference }, key, modificationAnswer);
  };

  releaseRest: PaymentGateway['releaseRest'] = ({ pspReference, paymentId, modificationId, attempt }, key) => {
    const reference = modificationReference(paymentId, modificationId, attempt);
    return this.post(`/payments/${encodeURIComponent(pspReference)}/cancels`, { reference }, key, modificationAnswer);
  };

  cancel: PaymentGateway['cancel'] = ({ paymentId }, key) =>
    this.post('/cancels', { paymentReference: paymentId, reference: paymentId }, key, modificationAnswer);

  storedCards: PaymentGateway['storedCards'] = async (shopperId) => {
    const answer = await this.http.send(
      { method: 'GET', path: `/storedPaymentMethods?${this.owner(shopperId)}` },
      storedCardsAnswer,
    );
    return answer.storedPaymentMethods;
  };

  deleteStoredCard: PaymentGateway['deleteStoredCard'] = async (shopperId, id) => {
    const path = `/storedPaymentMethods/${encodeURIComponent(id)}?${this.owner(shopperId)}`;
    await this.http.send({ method: 'DELETE', path }, z.unknown());
  };

  close(): Promise<void> {
    return this.http.close();
  }

  private modify(kind: 'captures' | 'refunds', request: Modification, key: string) {
    const { pspReference, amount, paymentId, modificationId, attempt, lineItems = [] } = request;
    const reference = modificationReference(paymentId, modificationId, attempt);
    const lines = lineItems.length > 0 ? { lineItems: lineItems.map(lineItem) } : {};
    const body = { amount: sek(amount), reference, ...lines };
    return this.post(`/payments/${encodeURIComponent(pspReference)}/${kind}`, body, key, modificationAnswer);
  }

  private post<Answer>(path: string, body: object, key: string, schema: z.ZodType<Answer>): Promise<Answer> {
    const headers = { 'idempotency-key': key };
    return this.http.send(
      { method: 'POST', path, body: { merchantAccount: this.merchantAccount, ...body }, headers },
      schema,
    );
  }

  private owner(shopperId: string): string {
    return new URLSearchParams({ shopperReference: shopperId, merchantAccount: this.merchantAccount }).toString();
  }
}

/** Requests manual capture for cards. The money is reserved now and captured at dispatch (CHK-05). */
function paymentRequest(request: StartPayment): object {
  const { method, shopperId } = request;
  return {
    ...SWEDEN,
    amount: sek(request.amount),
    reference: request.paymentId,
    returnUrl: request.returnUrl,
    channel: request.channel,
    paymentMethod: method,
    ...shopper(shopperId),
    ...(request.capture === 'later' ? { additionalData: { manualCapture: 'true' } } : {}),
    ...(method.type === 'scheme' ? cardFields(request) : {}),
    ...(request.cardholder ? cardholderFields(request.cardholder) : {}),
    ...(billsLines(method.type) ? { lineItems: request.lineItems?.map(lineItem) } : {}),
  };
}

/** A line always has the same description, and counts as one piece. A rate of 25 % is 2500 at Adyen. */
function lineItem({ id, vatRate, taxable, vat }: LineItem): object {
  return {
    id,
    description: 'Varor',
    quantity: 1,
    amountIncludingTax: taxable + vat,
    amountExcludingTax: taxable,
    taxAmount: vat,
    taxPercentage: vatRate * 100,
  };
}

function cardFields({ method, storeCard, shopperId, threeDSecure }: StartPayment): object {
  const stored = 'storedPaymentMethodId' in method;
  const keeps = shopperId !== null && (storeCard || stored);
  return {
    shopperInteraction: stored ? 'ContAuth' : 'Ecommerce',
    ...(keeps ? { recurringProcessingModel: 'CardOnFile' } : {}),
    ...(keeps && !stored ? { storePaymentMethod: true } : {}),
    ...(threeDSecure === 'native'
      ? { authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } } }
      : {}),
  };
}

/**
 * The street holds its number, because Swedes write them as one. The partner requires both fields, so the second says
 * that there is none.
 */
function cardholderFields({ origin, ip, email, address, browserInfo }: Cardholder): object {
  const { street, postalCode, city } = address;
  return {
    origin,
    shopperIP: ip,
    shopperEmail: email,
    billingAddress: { street, houseNumberOrName: 'N/A', postalCode, city, country: 'SE' },
    ...(browserInfo && { browserInfo }),
  };
}

function shopper(shopperId: string | null): object {
  return shopperId === null ? {} : { shopperReference: shopperId };
}

function sek(value: number): { readonly currency: 'SEK'; readonly value: number } {
  return { currency: 'SEK', value };
}
