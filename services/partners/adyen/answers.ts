import { z } from 'zod';
import { RESULT_CODES } from './gateway.js';

const paymentMethodType = z.string().default('');
export const paymentAction = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('redirect'),
    url: z.string(),
    method: z.enum(['GET', 'POST']).default('GET'),
    data: z.record(z.string(), z.string()).optional(),
    paymentMethodType,
  }),
  z.object({
    type: z.literal('threeDS2'),
    subtype: z.enum(['fingerprint', 'challenge']),
    token: z.string(),
    paymentData: z.string().optional(),
    authorisationToken: z.string().optional(),
    paymentMethodType,
  }),
  z.object({
    type: z.literal('qrCode'),
    qrCodeData: z.string(),
    paymentData: z.string().optional(),
    expiresAt: z.string().optional(),
    url: z.string().optional(),
    paymentMethodType,
  }),
]);

export const paymentAnswer = z
  .object({
    resultCode: z.enum(RESULT_CODES).nullable().default(null),
    pspReference: z.string().nullable().default(null),
    refusalReason: z.string().nullable().default(null),
    amount: z.object({ value: z.number().int(), currency: z.string() }).nullish(),
    merchantReference: z.string().nullable().default(null),
    action: paymentAction.nullable().default(null),
  })
  .transform(({ amount, ...answer }) => ({
    ...answer,
    sum: amount ? { amount: amount.value, currency: amount.currency } : null,
  }));

export const modificationAnswer = z.object({ pspReference: z.string(), status: z.literal('received') });

const storedCard = z.object({
  id: z.string(),
  brand: z.string().default(''),
  lastFour: z.string().default(''),
  expiryMonth: z.string().default(''),
  expiryYear: z.string().default(''),
  holderName: z.string().nullable().default(null),
});

export const paymentMethodsAnswer = z.object({
  paymentMethods: z
    .array(z.object({ type: z.string(), name: z.string(), brands: z.array(z.string()).optional() }))
    .default([]),
  storedPaymentMethods: z.array(storedCard).default([]),
});

export const storedCardsAnswer = z.object({ storedPaymentMethods: z.array(storedCard).default([]) });
