import { z } from 'zod';

import { safeReturn } from '../login/app/return-to.js';

const text = z.string().max(300).default('');

/** The shop checks the values; this only reads them. */
const form = z.object({
  answer: z.enum(['confirm', 'later']),
  email: text,
  mobileNumber: text,
  commandId: z.uuid(),
  /** Given by plain forms only: the page to go back to. */
  returnTo: z.string().max(2_000).transform(safeReturn).optional(),
});
export type ContactForm = z.infer<typeof form>;

/** Null for what no page of ours sends. */
export function readContactForm(sent: FormData): ContactForm | null {
  const { success, data } = form.safeParse(Object.fromEntries(sent));
  return success ? data : null;
}
