import { z } from 'zod';

const yesOrNo = z.enum(['Yes', 'No'], 'Ska vara Yes eller No.');

export const pageView = z.strictObject({
  path: z
    .string('Sökvägen saknas.')
    .max(200, 'Sökvägen får ha högst 200 tecken.')
    // No query: it may hold e-mail addresses and tokens.
    .regex(/^\/[\p{L}\p{N}\-._~:%/]*$/u, 'Sökvägen ska börja med / och sakna frågedel.'),
  login: yesOrNo,
  member: yesOrNo,
  /** The campaigns that led to a purchase; analytics accept 100 characters (CAT-07). */
  campaigns: z
    .string()
    .max(100, 'Kampanjerna får ha högst 100 tecken.')
    .regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/, 'Kampanjerna ska skiljas åt med komma.')
    .optional(),
});
export type PageView = z.infer<typeof pageView>;

/** The server checks the consent cookie too: without consent nothing is kept, whatever client sends it. */
export function consentsToStatistics(cookies: string | undefined): boolean {
  return /(?:^|;\s*)cookie-consent=(?:[a-z]+\.)*statistics(?:\.[a-z]+)*(?:;|$)/.test(cookies ?? '');
}
