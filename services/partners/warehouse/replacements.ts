import { z } from 'zod';

/**
 * The body of POST /replacement-orders: new goods for faulty ones. Lines have numbers and no names, so that the
 * warehouse learns nothing of the goods. The replacement id is the idempotency key.
 */
export const replacementOrder = z.strictObject({
  replacementId: z.uuid(),
  orderId: z.uuid(),
  orderNumber: z.string().regex(/^\d{1,20}$/),
  replacementNumber: z.string().regex(/^\d{1,20}-K\d{1,4}$/),
  lines: z
    .array(z.strictObject({ line: z.string().min(1).max(10), quantity: z.number().int().min(1).max(999) }))
    .min(1)
    .max(200),
  recipient: z.strictObject({
    name: z.string(),
    careOf: z.string().nullable(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    phoneNumber: z.string(),
  }),
});
export type ReplacementOrder = z.infer<typeof replacementOrder>;

export const replacementAnswer = z.object({
  carrier: z.string().min(1).max(100),
  trackingNumber: z.string().min(1).max(60),
});
export type ReplacementParcel = z.infer<typeof replacementAnswer>;
