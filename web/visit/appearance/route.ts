import { redirect, type ActionFunctionArgs } from '@remix-run/node';

import { safeReturn } from '../login/app/return-to.js';
import { APPEARANCES, appearanceCookie } from './appearance.js';

export function loader(): Response {
  return redirect('/');
}

/** Saves the appearance that a form without scripts sends. An unknown value changes nothing. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const returnTo = form.get('returnTo');
  const wanted = APPEARANCES.find((appearance) => appearance === form.get('appearance'));
  return redirect(safeReturn(typeof returnTo === 'string' ? returnTo : null), {
    status: 303,
    headers: wanted ? { 'Set-Cookie': appearanceCookie(wanted) } : {},
  });
}
