import { z } from 'zod';

const text = z.string().min(1).max(64);
const ore = z.number().int().min(0).max(100_000_000);

/** The body of POST /expediering. Its id is the idempotency key: the same id gets the same answer. */
export const dispensingReport = z.strictObject({
  apotek: text,
  expedieringsId: z.uuid(),
  personnummer: z.string().regex(/^[1-9]\d{11}$/),
  typ: z.enum(['human', 'djur']),
  ordinationsId: text,
  datum: z.iso.date(),
  varunummer: z.string().regex(/^\d{6}$/),
  forpackningar: z.number().int().min(1).max(99),
  /** What counts on the high-cost ladder, and what the customer paid of it. Zero outside the benefit. */
  forman: z.strictObject({ pris: ore, egenavgift: ore }).refine(({ pris, egenavgift }) => egenavgift <= pris),
});

/** The body of POST /expediering/fraga and POST /expediering/aterkalla. */
export const dispensingQuery = z.strictObject({ apotek: text, expedieringsId: z.uuid() });

export const dispensingAnswer = z.object({
  expedieringsId: z.string(),
  status: z.enum(['registrerad', 'nekad', 'aterkallad', 'okand']),
  /** Why it was refused. Null otherwise. */
  skal: z.enum(['inget-recept', 'inte-aktivt', 'inga-uttag-kvar']).nullable(),
});

export type DispensingReportBody = z.infer<typeof dispensingReport>;
export type DispensingAnswerBody = z.infer<typeof dispensingAnswer>;
