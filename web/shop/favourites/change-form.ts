import { z } from 'zod';

import { readForm } from '../../interface/form/sent-form.js';
import { safeReturn } from '../../visit/login/app/return-to.js';
import { readChange, type ChangeIntent } from './change.js';

const fields = z.object({
  /** The value of a heart or watch button in the shared form, for example "add:100200". */
  change: z.string().max(40),
  /** The consent given in the dialog 'Lägg till en favorit'. */
  consent: z.literal('ja').optional(),
  commandId: z.uuid(),
  /** The page to return to, sent only by forms without scripts. */
  returnTo: z.string().max(2_000).transform(safeReturn).optional(),
});

export interface ChangeForm {
  readonly intent: ChangeIntent;
  /** Empty when the change concerns all favourites. */
  readonly varuId: string;
  readonly consent: boolean;
  readonly commandId: string;
  readonly returnTo: string | null;
}

/** Null for input that the shop's own pages never send. */
export function readChangeForm(sent: FormData): ChangeForm | null {
  const data = readForm(sent, fields);
  if (!data) return null;
  const change = readChange(data.change);
  return (
    change && { ...change, consent: data.consent === 'ja', commandId: data.commandId, returnTo: data.returnTo ?? null }
  );
}
