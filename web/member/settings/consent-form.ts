import { z } from 'zod';

import { isConsentCode, type ConsentCode } from '../../../domain/customer/consent-code.js';

const form = z.object({
  code: z
    .string()
    .refine(isConsentCode)
    .transform((code) => code as ConsentCode),
  given: z.enum(['ja', 'nej']).transform((answer) => answer === 'ja'),
  commandId: z.uuid(),
  /** Set where there are no scripts: the page is then rendered again. */
  plain: z.literal('ja').optional(),
});

/** Null for input that no page of ours sends. */
export function readConsentForm(sent: FormData): z.infer<typeof form> | null {
  return form.safeParse(Object.fromEntries(sent)).data ?? null;
}
