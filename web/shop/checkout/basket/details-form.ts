import { z } from 'zod';

import { isPostalCode, isWrittenAsMobileNumber, LONGEST_EMAIL } from '../../../../domain/customer/contact-rules.js';
import { patterns } from '../../../../domain/customer/patterns.js';
import { phoneDigits } from '../../../../domain/customer/phone-digits.js';
import { detailsTexts } from './texts.js';

const { errors } = detailsTexts;
const text = (missing: string) => z.string(missing).trim().min(1, missing).max(100, errors.long);

/** Checks that the fields are filled in. The domain then checks them by its own rules (CHK-15). */
export const detailsForm = z.object({
  firstName: text(errors.firstName),
  lastName: text(errors.lastName),
  email: z
    .string(errors.email)
    .trim()
    .max(LONGEST_EMAIL, errors.long)
    .regex(new RegExp(patterns.email, 'u'), errors.email),
  phoneNumber: z.string(errors.phoneNumber).refine(isWrittenAsMobileNumber, errors.phoneNumber).transform(phoneDigits),
  street: text(errors.street),
  careOf: z.string().trim().max(100, errors.long).default(''),
  postalCode: z.string(errors.postalCode).trim().refine(isPostalCode, errors.postalCode),
  city: text(errors.city),
});
