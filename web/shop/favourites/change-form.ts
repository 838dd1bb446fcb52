import { z } from 'zod';

import { safeReturn } from '../../visit/login/app/return-to.js';
import { readChange, type ChangeIntent } from './change.js';

const fields = z.object({
  /** "add:100200": the value of a heart or a watch button in the shared form. */
  change: z.string().max(40),
  /** The consent given in 'Lägg till en favorit'. */
  consent: z.literal('ja').optional(),
  commandId: z.uuid(),
  /** Only from plain forms: the page to return to. */
  returnTo: z.string().max(2_000).transform(safeReturn).optional(),
});

export interface ChangeForm {
  readonly intent: ChangeIntent;
  /** Empty for a change of all favourites. */
  readonly varuId: string;
  readonly consent: boolean;
  readonly commandId: string;
  readonly returnTo: string | null;
}

/** Null for input that no page of ours sends. */
export function readChangeForm(form: Readonly<Record<string, unknown>>): ChangeForm | null {
  const { success, data } = fields.safeParse(form);
  if (!success) return null;
  const change = readChange(data.change);
  return (
    change && { ...change, consent: data.consent === 'ja', commandId: data.commandId, returnTo: data.returnTo ?? null }
  );
}
