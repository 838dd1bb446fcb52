import { z } from 'zod';

import { patterns } from '../../../domain/customer/patterns.js';
import { isWrittenAsPhone, phoneDigits } from '../../../domain/customer/phone-digits.js';
import { registerTexts } from './texts.js';

const { errors } = registerTexts;

/** PRO-04: a mobile number is "+" and 10–15 digits, or 07 and 8 digits. The domain checks the other rules (CLB-01). */
export const registerForm = z.object({
  email: z.string(errors.email).trim().max(254, errors.email).regex(new RegExp(patterns.email, 'u'), errors.email),
  mobileNumber: z
    .string(errors.mobileNumber)
    .refine(isWrittenAsPhone, errors.mobileNumber)
    .transform(phoneDigits)
    .pipe(z.string().regex(new RegExp(patterns.mobileNumber, 'u'), errors.mobileNumber)),
  terms: z.literal('ja', errors.terms),
  commandId: z.uuid(),
});
