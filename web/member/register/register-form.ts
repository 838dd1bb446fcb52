import { z } from 'zod';

import { isEmail, isWrittenAsMobileNumber } from '../../../domain/customer/contact-rules.js';
import { phoneDigits } from '../../../domain/customer/phone-digits.js';
import { registerTexts } from './texts.js';

const { errors } = registerTexts;

/** PRO-04: a mobile number is "+" and 10–15 digits, or 07 and 8 digits. The domain checks the other rules (CLB-01). */
export const registerForm = z.object({
  email: z.string(errors.email).trim().refine(isEmail, errors.email),
  mobileNumber: z
    .string(errors.mobileNumber)
    .refine(isWrittenAsMobileNumber, errors.mobileNumber)
    .transform(phoneDigits),
  terms: z.literal('ja', errors.terms),
  commandId: z.uuid(),
});
