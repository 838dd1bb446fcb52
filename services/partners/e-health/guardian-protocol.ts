import { z } from 'zod';

const personnummer = z.string().regex(/^[1-9]\d{11}$/);

/** The body of POST /vardnad. */
export const guardianQuery = z.strictObject({ apotek: z.string().min(1), personnummer });

/** The children of a guardian, from the population register. A child without a person number is left out there. */
export const guardianAnswer = z.object({
  personnummer: z.string(),
  barn: z.array(z.object({ personnummer, fornamn: z.string().min(1).max(100) })).max(100),
});
