import { z } from 'zod';

const yesOrNo = z.enum(['Yes', 'No'], 'Ska vara Yes eller No.');

export const pageView = z.strictObject({
  path: z
    .string('Sökvägen saknas.')
    .max(200, 'Sökvägen får ha högst 200 tecken.')
    // The query is excluded, because it may hold e-mail addresses and tokens.
    .regex(/^\/[\p{L}\p{N}\-._~:%/]*$/u, 'Sökvägen ska börja med / och sakna frågedel.')
    .meta({ example: '/kategori/hudvard' }),
  login: yesOrNo,
  member: yesOrNo,
  /** The campaigns that led to a purchase. Analytics accepts at most 100 characters (CAT-07). */
  campaigns: z
    .string()
    .max(100, 'Kampanjerna får ha högst 100 tecken.')
    .regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/, 'Kampanjerna ska skiljas åt med komma.')
    .optional(),
});
export type PageView = z.infer<typeof pageView>;

/**
 * Whether the consent cookie allows statistics. The server checks it too, so that no client can send page views without
 * consent.
 */
export function consentsToStatistics(cookies: string | undefined): boolean {
  return /(?:^|;\s*)cookie-consent=(?:[a-z]+\.)*statistics(?:\.[a-z]+)*(?:;|$)/.test(cookies ?? '');
}
