import { z } from 'zod';

const text = z.string().regex(/^[\x21-\x7e]{1,20}$/);

/** GS1: the product code has 14 digits, serial number and batch at most 20 signs. */
export const packIdentity = z.strictObject({
  productCode: z.string().regex(/^\d{14}$/),
  serial: text,
  batch: text,
  expiresOn: z.iso.date(),
});

/** The body of POST /packs/verify. Its strict schema lets nothing of a person through. */
export const verifyQuery = z.strictObject({ pharmacy: z.string().min(1), pack: packIdentity });
/** The body of POST /packs/decommission and POST /packs/reactivate. */
export const packTransaction = z.strictObject({ ...verifyQuery.shape, transactionId: z.string().min(1).max(100) });

export const packAnswer = z.object({
  productCode: z.string(),
  serial: z.string(),
  state: z.enum(['active', 'dispensed', 'recalled', 'expired', 'wrong-batch', 'unknown']),
  transactionId: z.string().nullable(),
});
