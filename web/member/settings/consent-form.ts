import { z } from 'zod';

import { isConsentCode, type ConsentCode } from '../../../domain/customer/consent-code.js';

const form = z.object({
  code: z
    .string()
    .refine(isConsentCode)
    .transform((code) => code as ConsentCode),
  given: z.enum(['ja', 'nej']).transform((answer) => answer === 'ja'),
  commandId: z.uuid(),
  /** Given where there are no scripts: the page is shown anew. */
  plain: z.literal('ja').optional(),
});

/** Null for what no page of ours sends. */
export function readConsentForm(sent: FormData): z.infer<typeof form> | null {
  return form.safeParse(Object.fromEntries(sent)).data ?? null;
}
