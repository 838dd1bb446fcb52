import { z } from 'zod';

import { isConsentCode, type ConsentCode } from '../../../domain/customer/consent-code.js';
import { readForm } from '../../interface/form/sent-form.js';

const form = z.object({
  code: z
    .string()
    .refine(isConsentCode)
    .transform((code) => code as ConsentCode),
  given: z.enum(['ja', 'nej']).transform((answer) => answer === 'ja'),
  commandId: z.uuid(),
  /** Only forms without scripts send this field. The whole page is then rendered again. */
  plain: z.literal('ja').optional(),
});

/** Reads the submitted form; null for input that the shop's own pages never send. */
export function readConsentForm(sent: FormData): z.infer<typeof form> | null {
  return readForm(sent, form);
}
