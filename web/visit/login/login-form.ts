import { z } from 'zod';

import { readForm } from '../../interface/form/sent-form.js';

/** An invalid value counts as missing, because it must not prevent the log-in. */
const common = {
  stayLoggedIn: z.literal('ja').optional().catch(undefined),
  redirect: z.string().max(2_000).optional().catch(undefined),
};
const eId = z.object({
  ...common,
  personNumber: z.undefined().optional(),
  view: z.enum(['this-device', 'qr', 'freja-this-device', 'freja-qr']),
});
const testPerson = z.object({ ...common, personNumber: z.string().max(20) });

/** Reads the form that is sent without scripts: the chosen e-ID or a test person. Null for anything else. */
export function readLoginForm(sent: FormData): z.infer<typeof eId> | z.infer<typeof testPerson> | null {
  return readForm(sent, z.union([testPerson, eId]));
}
