import { z } from 'zod';

import { isConsentCode, type ConsentCode } from '../../../domain/customer/consent-code.js';
import { readForm } from '../../interface/form/sent-form.js';

const consent = z.object({
  code: z
    .string()
    .refine(isConsentCode)
    .transform((code) => code as ConsentCode),
  given: z.enum(['ja', 'nej']).transform((answer) => answer === 'ja'),
  commandId: z.uuid(),
  /** Only forms without scripts send this field. The whole page is then rendered again. */
  plain: z.literal('ja').optional(),
});

/** Forgets a device that shows notices. */
const device = z.object({ key: z.string().min(1).max(64), commandId: z.uuid(), plain: z.literal('ja') });

const form = z.union([consent, device]);

/** Reads the submitted form; null for input that the shop's own pages never send. */
export function readSettingsForm(sent: FormData): z.infer<typeof form> | null {
  return readForm(sent, form);
}
