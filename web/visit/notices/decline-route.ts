import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';

import type { Result } from '../../../services/foundation/problem/result-contract.js';
import { readForm } from '../../interface/form/sent-form.js';

const sent = z.object({ commandId: z.uuid() });

export function loader(): Response {
  return redirect('/member/minainstallningar');
}

/** Records 'Fortsätta utan notiser'. A form that no page sends changes nothing. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = readForm(await request.formData(), sent);
  const result: Result = form ? await context.shop.notices.decline(form) : { ok: false, errors: [] };
  const isGuest = !result.ok && result.errors.some(({ code }) => code === 'LOGIN_REQUIRED');
  return isGuest ? redirect('/init-login') : Response.json(result);
}
