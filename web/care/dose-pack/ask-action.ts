import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';

import type { ShopError } from '../../../services/foundation/problem/result-contract.js';
import { readForm } from '../../interface/form/sent-form.js';
import { DOSE_PACKS } from '../prescription/parts.js';
import { dosePackTexts as texts } from './texts.js';

const sent = z.object({
  commandId: z.uuid(),
  person: z.string().max(40).default(''),
  text: z.string().max(10_000).default(''),
});

interface Answer {
  readonly errors: readonly ShopError[];
  /** What was written, so that a refusal does not lose it. */
  readonly text: string;
}

/** RX-24: sends the message to a pharmacist. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Answer | Response> {
  const form = readForm(await request.formData(), sent);
  if (!form) return { errors: [{ code: 'FORM_UNREADABLE', message: texts.form }], text: '' };
  const { commandId, text } = form;
  const person = form.person === '' ? null : form.person;
  const result = await context.shop.dosePacks.ask({ commandId, person, text });
  if (result.ok)
    return redirect(`${DOSE_PACKS}?${new URLSearchParams({ ...(person && { person }), skickat: '1' })}`, 303);
  if (result.errors.some(({ code }) => code === 'IDENTIFICATION_REQUIRED' || code === 'LOGIN_REQUIRED'))
    return redirect(`/init-login?redirect=${encodeURIComponent(DOSE_PACKS)}`, 303);
  return { errors: result.errors, text };
}
