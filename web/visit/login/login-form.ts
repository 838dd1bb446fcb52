import { z } from 'zod';

/** What is not understood of these is as good as not sent: it stops nobody from logging in. */
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

/** What the picker sends without scripts: a card's view, or a test person. Null when it is neither. */
export function readLoginForm(sent: FormData): z.infer<typeof eId> | z.infer<typeof testPerson> | null {
  return z.union([testPerson, eId]).safeParse(Object.fromEntries(sent)).data ?? null;
}
