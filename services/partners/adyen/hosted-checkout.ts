import { z } from 'zod';

import type { PaymentAnswer, ResultCode, StartPayment } from './gateway.js';

/** Builds a request for Adyen's Hosted Checkout. Adyen's own page asks for the card, or shows the wallet. */
export function sessionRequest(request: StartPayment): object {
  const { paymentId, amount, returnUrl, capture, shopperId, channel, method } = request;
  return {
    mode: 'hosted',
    countryCode: 'SE',
    shopperLocale: 'sv-SE',
    channel,
    amount: { currency: 'SEK', value: amount },
    reference: paymentId,
    returnUrl,
    allowedPaymentMethods: [method.type],
    ...(capture === 'later' ? { additionalData: { manualCapture: 'true' } } : {}),
    ...(shopperId === null ? {} : { shopperReference: shopperId }),
  };
}

export const sessionAnswer = z.object({ url: z.string() }).transform(({ url }): PaymentAnswer => ({
  resultCode: 'RedirectShopper',
  pspReference: null,
  refusalReason: null,
  sum: null,
  merchantReference: null,
  action: { type: 'redirect', url, method: 'GET', paymentMethodType: 'scheme' },
}));

const RESULTS: Readonly<Record<string, ResultCode>> = {
  completed: 'Authorised',
  refused: 'Refused',
  canceled: 'Cancelled',
  expired: 'Cancelled',
};

/** Reads the status of a session. An unfinished payment counts as pending, and the webhook brings its result. */
export const sessionResult = z
  .object({
    status: z.enum(['active', 'canceled', 'completed', 'expired', 'paymentPending', 'refused']),
    reference: z.string().nullable().default(null),
    payments: z
      .array(
        z.object({
          pspReference: z.string(),
          amount: z.object({ value: z.number().int(), currency: z.string() }).optional(),
        }),
      )
      .default([]),
  })
  .transform(({ status, reference, payments: [paid] }): PaymentAnswer => ({
    resultCode: RESULTS[status] ?? 'Pending',
    pspReference: paid?.pspReference ?? null,
    refusalReason: null,
    sum: paid?.amount ? { amount: paid.amount.value, currency: paid.amount.currency } : null,
    merchantReference: reference,
    action: null,
  }));
