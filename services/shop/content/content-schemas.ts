import { z } from 'zod';

import { texts } from './texts.js';

/** A URL of the shop, absolute or from the first slash. */
export const urlQuery = z.object({
  url: z
    .string()
    .max(2_000)
    .refine((url) => URL.canParse(url, 'https://algort.example'), texts.badUrl)
    .meta({ example: '/rad/forkylning' }),
});

export const moduleId = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,64}$/, 'Modulens id ska vara bokstäver, siffror och bindestreck.')
  .meta({ example: 'spotlight' });
