import { z } from 'zod';

import { detailsTexts } from './texts.js';

const { errors } = detailsTexts;
const text = (missing: string) => z.string(missing).trim().min(1, missing).max(100, errors.long);

/** The form's own first check; the shop decides by its rules (CHK-15, s1 §5). */
export const detailsForm = z.object({
  firstName: text(errors.firstName),
  lastName: text(errors.lastName),
  email: z.string(errors.email).trim().max(254, errors.long).regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, errors.email),
  phoneNumber: z.string(errors.phoneNumber).transform((typed) => typed.replace(/[\s-]/g, '')).pipe(z.string().regex(/^(\+\d{10,15}|07\d{8})$/, errors.phoneNumber)),
  street: text(errors.street),
  careOf: z.string().trim().max(100, errors.long).default(''),
  postalCode: z.string(errors.postalCode).trim().regex(/^[1-9]\d{2} ?\d{2}$/, errors.postalCode),
  city: text(errors.city),
});
