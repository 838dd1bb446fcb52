import { z } from 'zod';

import { FREE } from './pay.js';
import { checkoutTexts } from './texts.js';

/** What was encrypted is long; a number, a code or Adyen's `test_…` of one is short, and is no business of the shop's. */
const encrypted = z
  .string('Kortuppgiften saknas.')
  .min(1, 'Kortuppgiften saknas.')
  .regex(/^(?!test_)\S{100,10000}$/i, 'Kortuppgifter tas bara emot krypterade.');

const cardType = z.literal('scheme', 'Betaluppgifterna hör till ett annat betalsätt.');

/** Fields the partner's hosted inputs have encrypted; a plain card number never reaches the shop. */
export const sealedCard = z.strictObject({
  type: cardType,
  encryptedCardNumber: encrypted,
  encryptedExpiryMonth: encrypted,
  encryptedExpiryYear: encrypted,
  encryptedSecurityCode: encrypted,
  holderName: z.string().max(100, 'Namnet är för långt.').optional(),
});
const storedCard = z.strictObject({
  type: cardType,
  storedPaymentMethodId: z.string().min(1).max(64),
  encryptedSecurityCode: encrypted.optional(),
});
/** The names under which a card would be sent as it is printed; no door of the shop takes it so. */
const IN_CLEAR = /number|cvc|cvv|pan|securitycode|expiry/i;

/** Each unknown field is a fault of its own; the input stays out of every message and log. */
function named(issue: z.core.$ZodIssue): { readonly path: PropertyKey[]; readonly message: string }[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, message: issue.message }];
  return issue.keys.map((key) => ({
    path: [...issue.path, key],
    message: IN_CLEAR.test(key) ? 'Kortuppgifter tas bara emot krypterade.' : `Fältet ${key} är okänt.`,
  }));
}

/** A stored card is named by its id; else all four encrypted fields are wanted. */
const card = z.unknown().transform((sent, context) => {
  if (typeof sent !== 'object' || sent === null) {
    context.issues.push({ code: 'custom', message: checkoutTexts.cardMissing, input: undefined });
    return z.NEVER;
  }
  const stored = 'storedPaymentMethodId' in sent;
  const parsed = (stored ? storedCard : sealedCard).safeParse(sent);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues.flatMap(named))
    context.issues.push({ code: 'custom', path, message, input: undefined });
  return z.NEVER;
});
const swish = z.strictObject({ type: z.literal('swish', 'Betaluppgifterna hör till ett annat betalsätt.') });

const browserInfo = z.strictObject({
  acceptHeader: z.string().max(2000),
  colorDepth: z.number().int(),
  javaEnabled: z.boolean(),
  language: z.string().max(35),
  screenHeight: z.number().int(),
  screenWidth: z.number().int(),
  timeZoneOffset: z.number().int(),
  userAgent: z.string().max(2000),
});

const of = <Method extends string>(paymentMethod: Method) => ({
  paymentMethod: z.literal(paymentMethod),
  browserInfo: browserInfo.optional(),
  saveCard: z.boolean('saveCard ska vara true eller false.').default(false),
  ageDeclared: z.boolean('ageDeclared ska vara true eller false.').default(false),
  /** As GET /cart told it; who sends none pays for the cart as it is. */
  shown: z.string('shown ska vara text.').max(100, 'shown är för långt.').optional(),
});

/** CHK-14. The method says which details are right: what is sent to the partner is never another than what was ordered by. */
export const startPaymentBody = z.discriminatedUnion(
  'paymentMethod',
  [
    z.strictObject({ ...of('scheme'), paymentDetails: card }),
    z.strictObject({ ...of('swish'), paymentDetails: swish.nullish().transform(() => ({ type: 'swish' }) as const) }),
    z.strictObject({
      ...of('Free'),
      paymentDetails: z
        .null()
        .optional()
        .transform(() => FREE),
    }),
  ],
  'Välj ett betalsätt.',
);

export const paymentDetailsBody = z.strictObject({
  paymentId: z.uuid('paymentId ska vara ett UUID.'),
  details: z.union(
    [
      z.strictObject({ redirectResult: z.string().min(1).max(10_000) }),
      z.strictObject({ threeDSResult: z.string().min(1).max(10_000) }),
      z.strictObject({ paymentData: z.string().min(1).max(10_000) }),
    ],
    'Ange redirectResult, threeDSResult eller paymentData.',
  ),
});
