import { z } from 'zod';
import { AdyenError, faultyField, foreignMerchant, undecryptable } from './adyen-error.js';
import { brandOf, isCardNumber } from './cards/test-cards.js';
import { opened } from './seal.js';
import { WALLETS, type SimulatedCard } from './state.js';

const amount = z.object({
  value: z.number().int().min(0).max(15_000_000_00),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
const merchantAccount = z.string().min(1);
const reference = z.string().min(1).max(80);
const httpUrl = z
  .string()
  .max(8000)
  .regex(/^https?:\/\/[^\s]+$/);

const encrypted = z.string().min(1).max(10_000);
const paymentMethod = z.object({
  type: z.string(),
  encryptedCardNumber: encrypted.optional(),
  encryptedExpiryMonth: encrypted.optional(),
  encryptedExpiryYear: encrypted.optional(),
  encryptedSecurityCode: encrypted.optional(),
  holderName: z.string().max(150).optional(),
  storedPaymentMethodId: z.string().max(64).optional(),
  applePayToken: encrypted.optional(),
  googlePayToken: encrypted.optional(),
});

const lineItem = z.object({
  id: z.string().max(80),
  description: z.string().max(10_000),
  quantity: z.number().int().min(1),
  amountIncludingTax: z.number().int(),
  amountExcludingTax: z.number().int(),
  taxAmount: z.number().int(),
  taxPercentage: z.number().int().min(0).max(10_000),
});

const shopperReference = z.string().min(3).max(256);

const text = z.string().min(1).max(3000);
const browserInfo = z.object({
  acceptHeader: text,
  colorDepth: z.number().int(),
  javaEnabled: z.boolean(),
  language: text,
  screenHeight: z.number().int(),
  screenWidth: z.number().int(),
  timeZoneOffset: z.number().int(),
  userAgent: text,
});
const billingAddress = z.object({
  street: text,
  houseNumberOrName: text,
  postalCode: text,
  city: text,
  country: z.literal('SE'),
});

/** What 3-D Secure 2 needs of a card. Without it a bank declines, so the simulator refuses. */
const cardholder = z.object({
  origin: httpUrl,
  shopperIP: z.union([z.ipv4(), z.ipv6()]),
  shopperEmail: z.email(),
  billingAddress,
  browserInfo: browserInfo.optional(),
});

const anyPayment = z.object({
  merchantAccount,
  amount,
  reference,
  returnUrl: httpUrl,
  paymentMethod,
  shopperReference: shopperReference.optional(),
  storePaymentMethod: z.boolean().optional(),
  lineItems: z.array(lineItem).optional(),
  additionalData: z.record(z.string(), z.string()).optional(),
  authenticationData: z
    .object({ threeDSRequestData: z.object({ nativeThreeDS: z.string().optional() }).optional() })
    .optional(),
  ...cardholder.partial().shape,
});
export const paymentBody = anyPayment.superRefine((body, context) => {
  if (body.paymentMethod.type !== 'scheme') return;
  const faults = cardholder.safeParse(body).error?.issues ?? [];
  for (const issue of faults) context.addIssue({ code: 'custom', path: [...issue.path], message: issue.message });
});
export const sessionBody = z.object({
  merchantAccount,
  amount,
  reference,
  returnUrl: httpUrl,
  mode: z.literal('hosted'),
  allowedPaymentMethods: z.array(z.enum(['scheme', ...WALLETS])).length(1),
  shopperReference: shopperReference.optional(),
});
export type PaymentBody = z.infer<typeof paymentBody>;

export const paymentMethodsBody = z.object({
  merchantAccount,
  amount: amount.optional(),
  countryCode: z.string().length(2).optional(),
  shopperReference: shopperReference.optional(),
});
export const detailsBody = z.object({
  details: z.object({
    redirectResult: z.string().optional(),
    threeDSResult: z.string().optional(),
    payload: z.string().optional(),
  }),
  paymentData: z.string().max(200_000).optional(),
});
/** What the partner's own script sends, by the public client key. */
export const fingerprintBody = z.object({
  fingerprintResult: z.string().min(1).max(10_000),
  paymentData: z.string().min(1).max(10_000),
});
export const amountModificationBody = z.object({
  merchantAccount,
  amount,
  reference: reference.optional(),
  lineItems: z.array(lineItem).optional(),
});
export const cancelBody = z.object({ merchantAccount, reference: reference.optional() });
export const cancelByReferenceBody = cancelBody.extend({ paymentReference: reference });
export const ownerQuery = z.object({ merchantAccount, shopperReference });

export function read<Body>(schema: z.ZodType<Body>, body: unknown, account: string): Body {
  const result = schema.safeParse(body ?? {});
  if (!result.success) {
    const issue = result.error.issues[0];
    throw faultyField(
      issue?.path.join('.') ?? '',
      issue?.code === 'invalid_type' && issue.message.endsWith('undefined'),
    );
  }
  const named = typeof body === 'object' && body !== null && 'merchantAccount' in body ? body.merchantAccount : account;
  if (named !== account) throw foreignMerchant;
  return result.data;
}

/**
 * Decrypts a card field from the simulated inputs. Like Adyen's test platform, it also accepts "test_" with the plain
 * value.
 */
function decrypt(field: string | undefined): string {
  const clear = opened(field ?? '');
  if (clear !== null) return clear;
  if (!field?.startsWith('test_')) throw undecryptable;
  return field.slice('test_'.length);
}

export function readCard(method: PaymentBody['paymentMethod']): {
  readonly card: SimulatedCard;
  readonly securityCode: string;
} {
  const number = decrypt(method.encryptedCardNumber).replace(/ /g, '');
  if (!isCardNumber(number)) throw new AdyenError(422, '101', 'Invalid card number');
  const card = {
    number,
    brand: brandOf(number),
    lastFour: number.slice(-4),
    expiryMonth: decrypt(method.encryptedExpiryMonth),
    expiryYear: decrypt(method.encryptedExpiryYear),
    holderName: method.holderName ?? '',
  };
  return { card, securityCode: decrypt(method.encryptedSecurityCode) };
}

export function readSecurityCode(method: PaymentBody['paymentMethod']): string | null {
  return method.encryptedSecurityCode === undefined ? null : decrypt(method.encryptedSecurityCode);
}
