import { z } from 'zod';

import { readForm } from '../../interface/form/sent-form.js';
import { safeReturn } from '../login/app/return-to.js';

const text = z.string().max(300).default('');

/** This schema only reads the fields. The domain checks their values. */
const form = z.object({
  answer: z.enum(['confirm', 'later']),
  email: text,
  mobileNumber: text,
  commandId: z.uuid(),
  /** The page to return to. Only forms without scripts send it. */
  returnTo: z.string().max(2_000).transform(safeReturn).optional(),
});
export type ContactForm = z.infer<typeof form>;

/** Reads the submitted form; null for input that the shop's own pages never send. */
export function readContactForm(sent: FormData): ContactForm | null {
  return readForm(sent, form);
}
