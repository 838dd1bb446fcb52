import { z } from 'zod';

import { readForm } from '../../interface/form/sent-form.js';
import { safeReturn } from '../../visit/login/app/return-to.js';
import { readChange, type ChangeIntent } from './change.js';

const fields = z.object({
  /** The value of the pressed button, for example "add:100200". All hearts and watch buttons share one form. */
  change: z.string().max(40),
  /** Sent when the person consents in the dialog 'Lägg till en favorit'. */
  consent: z.literal('ja').optional(),
  commandId: z.uuid(),
  /** The page to return to. Only forms without scripts send it. */
  returnTo: z.string().max(2_000).transform(safeReturn).optional(),
});

export interface ChangeForm {
  readonly intent: ChangeIntent;
  /** The article number; empty when the change concerns all favourites. */
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
