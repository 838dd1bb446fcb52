import { z } from 'zod';

import type { CartState, ContactDetails } from '../../../domain/cart/index.js';
import type { AnswerOf } from '../../access/http/api-schema.js';
import { Problem } from '../../foundation/problem/problem.js';
import { isAddress, isCity, isEmail, isMobileNumber, isName, isPostalCode } from '../../../domain/customer/index.js';

/** A field that must be filled in. An empty one is only missing: that its text has the wrong form is not said too. */
const given = (missing: string): z.ZodString =>
  z
    .string(missing)
    .trim()
    .min(1, { error: missing, abort: true })
    .max(100, { error: 'Texten är för lång', abort: true });

/** The details as the cart keeps them. */
export const keptDetails = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  postalCode: z.string(),
  street: z.string(),
  city: z.string(),
  careOf: z.string().nullable(),
}) satisfies z.ZodType<ContactDetails>;

/** CHK-15: seven fields and c/o. Only Swedish addresses are accepted, by the same rules as in the profile. */
export const customerDetails = z.strictObject({
  firstName: given('Ange ditt förnamn').refine(isName, 'Ange ett giltigt förnamn'),
  lastName: given('Ange ditt efternamn').refine(isName, 'Ange ett giltigt efternamn'),
  email: given('Ange en giltig e-post').refine(isEmail, 'Ange en giltig e-post'),
  phoneNumber: given('Ange ett giltigt mobilnummer').refine(isMobileNumber, 'Ange ett giltigt mobilnummer'),
  postalCode: given('Ange ett giltigt postnummer, fem siffror')
    .refine(isPostalCode, 'Ange ett giltigt postnummer, fem siffror')
    .transform((text) => text.replace(/\s/g, '')),
  street: given('Ange din gatuadress').refine(isAddress, 'Ange en giltig gatuadress'),
  city: given('Ange din ort').refine(isCity, 'Ange en giltig ort'),
  careOf: z
    .string()
    .trim()
    .max(100, { error: 'Texten är för lång', abort: true })
    .refine((text) => text === '' || isAddress(text), 'Ange en giltig c/o-adress')
    .nullish()
    .transform((text) => text || null),
}) satisfies z.ZodType<ContactDetails>;

const detailsExample = {
  firstName: 'Astrid',
  lastName: 'Ekström',
  email: 'astrid.ekstrom@exempel.se',
  phoneNumber: '0701234567',
  postalCode: '11820',
  street: 'Hornsgatan 1',
  city: 'Stockholm',
  careOf: null,
  ageDeclared: true,
};

/** The body of the calls that save the details. A guest declares the age with them (CHK-11). */
export const savedDetails = z
  .strictObject({
    ...customerDetails.shape,
    ageDeclared: z.boolean('ageDeclared ska vara true eller false.').default(false),
  })
  .meta({ example: detailsExample })
  .transform(({ ageDeclared, ...details }) => ({ ageDeclared, details }));

/** The details and the declaration of age, as the calls answer them. */
export const answeredDetails = z
  .strictObject({ ...keptDetails.shape, ageDeclared: z.boolean() })
  .meta({ example: detailsExample });

/** @throws Problem 404 when no details are given yet (CHK-01). */
export function detailsAnswer({ details, ageDeclared }: CartState): AnswerOf<typeof answeredDetails> {
  if (!details) throw new Problem(404, [{ code: 'NO_CUSTOMER_DETAILS', message: 'Inga uppgifter har angetts.' }]);
  return { ...details, ageDeclared };
}
