import { z } from 'zod';

import { readForm } from '../../interface/form/sent-form.js';

const form = z.discriminatedUnion('what', [
  z.object({ what: z.literal('en'), sessionId: z.uuid(), commandId: z.uuid() }),
  z.object({ what: z.literal('alla'), commandId: z.uuid() }),
]);

/** Reads the submitted form; null for input that the shop's own pages never send. */
export function readLoginsForm(sent: FormData): z.infer<typeof form> | null {
  return readForm(sent, form);
}
