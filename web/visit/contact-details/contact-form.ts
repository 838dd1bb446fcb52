import { z } from 'zod';

import { safeReturn } from '../login/app/return-to.js';

const text = z.string().max(300).default('');

/** The shop validates the values; this only reads them. */
const form = z.object({
  answer: z.enum(['confirm', 'later']),
  email: text,
  mobileNumber: text,
  commandId: z.uuid(),
  /** Only from plain forms: the page to return to. */
  returnTo: z.string().max(2_000).transform(safeReturn).optional(),
});
export type ContactForm = z.infer<typeof form>;

/** Null for input that no page of ours sends. */
export function readContactForm(sent: FormData): ContactForm | null {
  const { success, data } = form.safeParse(Object.fromEntries(sent));
  return success ? data : null;
}
