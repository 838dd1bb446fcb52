import { z } from 'zod';

const encrypted = z
  .string('Kortuppgiften saknas.')
  .min(1, 'Kortuppgiften saknas.')
  .max(2000, 'Kortuppgiften är för lång.');

/** Fields the partner's hosted inputs have encrypted; a plain card number never reaches the shop. */
const scheme = z.strictObject({
  type: z.literal('scheme'),
  encryptedCardNumber: encrypted,
  encryptedExpiryMonth: encrypted,
  encryptedExpiryYear: encrypted,
  encryptedSecurityCode: encrypted,
  holderName: z.string().max(100, 'Namnet är för långt.').optional(),
});
const storedCard = z.strictObject({
  type: z.literal('scheme'),
  storedPaymentMethodId: encrypted,
  encryptedSecurityCode: encrypted.optional(),
});
const swish = z.strictObject({ type: z.literal('swish') });

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

/** CHK-14. */
export const startPaymentBody = z.strictObject({
  paymentMethod: z.enum(['scheme', 'swish'], 'Välj ett betalsätt.'),
  paymentDetails: z.union([scheme, storedCard, swish], 'Betaluppgifterna är inte fullständiga.').nullish(),
  browserInfo: browserInfo.optional(),
  saveCard: z.boolean('saveCard ska vara true eller false.').default(false),
  ageDeclared: z.boolean('ageDeclared ska vara true eller false.').default(false),
});

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
