import { z } from 'zod';

import type { ContactDetails } from '../../../domain/cart/index.js';
import { isCity, isEmail, isMobileNumber, isName, isPostalCode } from '../../../domain/customer/index.js';

const given = (label: string): z.ZodString =>
  z.string(`${label} saknas.`).trim().min(1, `${label} saknas.`).max(100, `${label} är för lång.`);

/**
 * CHK-15: the details of the receiver are seven fields and c/o. Only Swedish addresses are accepted, by the same rules
 * as in the profile.
 */
export const customerDetails = z.strictObject({
  firstName: given('Förnamn').refine(isName, 'Ange ett giltigt förnamn'),
  lastName: given('Efternamn').refine(isName, 'Ange ett giltigt efternamn'),
  email: given('E-post').refine(isEmail, 'Ange en giltig e-post'),
  phoneNumber: given('Mobilnummer').refine(isMobileNumber, 'Ange ett giltigt mobilnummer'),
  postalCode: given('Postnummer')
    .refine(isPostalCode, 'Ange ett giltigt postnummer, fem siffror')
    .transform((text) => text.replace(/\s/g, '')),
  street: given('Gatuadress'),
  city: given('Ort').refine(isCity, 'Ange en giltig ort'),
  careOf: z
    .string()
    .trim()
    .max(100, 'C/o är för lång.')
    .nullish()
    .transform((text) => text || null),
}) satisfies z.ZodType<ContactDetails>;
