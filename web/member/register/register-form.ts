import { z } from 'zod';

import { registerTexts } from './texts.js';

const { errors } = registerTexts;

/** s1 §5: "+" and 10–15 digits, or 07 and 8 digits. The shop decides age and the rest (CLB-01). */
export const registerForm = z.object({
  email: z.string(errors.email).trim().max(254, errors.email).regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, errors.email),
  mobileNumber: z.string(errors.mobileNumber).transform((typed) => typed.replace(/[\s-]/g, '')).pipe(z.string().regex(/^(\+\d{10,15}|07\d{8})$/, errors.mobileNumber)),
  terms: z.literal('ja', errors.terms),
  commandId: z.uuid(),
});
