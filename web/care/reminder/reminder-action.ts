import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';

import type { ShopError } from '../../../services/foundation/problem/result-contract.js';
import { readForm } from '../../interface/form/sent-form.js';
import { REMINDERS } from '../prescription/parts.js';
import { reminderTexts as texts } from './texts.js';

export interface ReminderAnswer {
  /** The reminder whose form was sent. Null for a form that nobody could read. */
  readonly id: string | null;
  readonly errors: readonly ShopError[];
}

const sent = z.object({
  does: z.enum(['read', 'cancel']),
  commandId: z.uuid(),
  id: z.string().regex(/^[\w-]{1,64}$/),
});

const SAVED = { read: 'last', cancel: 'installd' } as const;

/** RMD-04: marks a reminder as read, or cancels one that has not left. */
export async function action({ request, context }: ActionFunctionArgs): Promise<ReminderAnswer | Response> {
  const form = readForm(await request.formData(), sent);
  if (!form) return { id: null, errors: [{ code: 'FORM_UNREADABLE', message: texts.form }] };
  const { reminders } = context.shop;
  const result = await (form.does === 'read' ? reminders.read(form) : reminders.cancel(form));
  if (result.ok) return redirect(`${REMINDERS}?sparat=${SAVED[form.does]}`, 303);
  if (result.errors.some(({ code }) => code === 'IDENTIFICATION_REQUIRED' || code === 'LOGIN_REQUIRED'))
    return redirect(`/init-login?redirect=${encodeURIComponent(REMINDERS)}`, 303);
  return { id: form.id, errors: result.errors };
}
