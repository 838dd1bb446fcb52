import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';

import type { Result, ShopError } from '../../../services/foundation/problem/result-contract.js';
import { readForm } from '../../interface/form/sent-form.js';
import { WARRANTS } from '../prescription/parts.js';
import { warrantTexts as texts } from './texts.js';

export interface WarrantAnswer {
  /** The warrant whose form was sent. Null for the form that gives one. */
  readonly id: string | null;
  readonly errors: readonly ShopError[];
}

const sent = z.discriminatedUnion('does', [
  z.object({
    does: z.literal('give'),
    commandId: z.uuid(),
    holder: z.string().max(20),
    name: z.string().trim().min(1).max(100),
    child: z.string().max(40).optional(),
  }),
  z.object({ does: z.enum(['accept', 'decline', 'end']), commandId: z.uuid(), id: z.uuid() }),
]);
type Sent = z.infer<typeof sent>;

const SAVED = { give: 'gavs', accept: 'ja', decline: 'nej', end: 'slut' } as const;

/** RX-08, RX-23: gives, answers or ends a warrant. */
export async function action({ request, context }: ActionFunctionArgs): Promise<WarrantAnswer | Response> {
  const form = readForm(await request.formData(), sent);
  if (!form) return { id: null, errors: [{ code: 'FORM_UNREADABLE', message: texts.form }] };
  const result = await doneBy(context.shop.warrants, form);
  if (result.ok) return redirect(`${WARRANTS}?sparat=${SAVED[form.does]}`, 303);
  if (result.errors.some(({ code }) => code === 'IDENTIFICATION_REQUIRED' || code === 'LOGIN_REQUIRED'))
    return redirect(`/init-login?redirect=${encodeURIComponent(WARRANTS)}`, 303);
  return { id: form.does === 'give' ? null : form.id, errors: result.errors };
}

function doneBy(warrants: ActionFunctionArgs['context']['shop']['warrants'], form: Sent): Promise<Result> {
  if (form.does === 'give') return warrants.give({ ...form, child: form.child || null });
  if (form.does === 'end') return warrants.end(form);
  return warrants.answer({ ...form, accepts: form.does === 'accept' });
}
