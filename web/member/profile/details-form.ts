import { z } from 'zod';

import type { AddressFields, ContactFields } from '../../../services/person/profile/contract.js';
import { readForm } from '../../interface/form/sent-form.js';

const text = z.string().max(300).default('');
const commandId = z.uuid();

/** This schema only reads the fields. The domain checks their values. */
const form = z.discriminatedUnion('save', [
  z.object({ save: z.literal('contact'), commandId, email: text, mobileNumber: text }),
  z.object({
    save: z.literal('address'),
    commandId,
    firstName: text,
    lastName: text,
    streetAddress: text,
    coAddress: text,
    postalCode: text,
    city: text,
  }),
  z.object({ save: z.literal('registered'), commandId }),
]);

export type DetailsForm =
  | ({ readonly save: 'contact'; readonly commandId: string } & ContactFields)
  | ({ readonly save: 'address'; readonly commandId: string } & AddressFields)
  | { readonly save: 'registered'; readonly commandId: string };

/** Reads the submitted form; null for input that the shop's own pages never send. */
export function readDetailsForm(sent: FormData): DetailsForm | null {
  return readForm(sent, form);
}
