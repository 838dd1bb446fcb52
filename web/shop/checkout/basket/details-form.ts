import { z } from 'zod';

import { patterns } from '../../../../domain/customer/patterns.js';
import { isWrittenAsPhone, phoneDigits } from '../../../../domain/customer/phone-digits.js';
import { detailsTexts } from './texts.js';

const { errors } = detailsTexts;
const text = (missing: string) => z.string(missing).trim().min(1, missing).max(100, errors.long);

/** Checks that the fields are filled in. The domain then checks them by its own rules (CHK-15). */
export const detailsForm = z.object({
  firstName: text(errors.firstName),
  lastName: text(errors.lastName),
  email: z.string(errors.email).trim().max(254, errors.long).regex(new RegExp(patterns.email, 'u'), errors.email),
  phoneNumber: z
    .string(errors.phoneNumber)
    .refine(isWrittenAsPhone, errors.phoneNumber)
    .transform(phoneDigits)
    .pipe(z.string().regex(new RegExp(patterns.mobileNumber, 'u'), errors.phoneNumber)),
  street: text(errors.street),
  careOf: z.string().trim().max(100, errors.long).default(''),
  postalCode: z
    .string(errors.postalCode)
    .trim()
    .regex(/^[1-9]\d{2} ?\d{2}$/, errors.postalCode),
  city: text(errors.city),
});
