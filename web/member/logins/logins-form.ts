import { z } from 'zod';

const form = z.discriminatedUnion('what', [
  z.object({ what: z.literal('en'), sessionId: z.uuid(), commandId: z.uuid() }),
  z.object({ what: z.literal('alla'), commandId: z.uuid() }),
]);

/** Null for input that no page of ours sends. */
export function readLoginsForm(sent: FormData): z.infer<typeof form> | null {
  return form.safeParse(Object.fromEntries(sent)).data ?? null;
}
