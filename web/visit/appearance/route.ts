import { redirect, type ActionFunctionArgs } from '@remix-run/node';

import { textIn } from '../../interface/form/sent-form.js';
import { safeReturn } from '../login/app/return-to.js';
import { APPEARANCES, appearanceCookie } from './appearance.js';

export function loader(): Response {
  return redirect('/');
}

/** Saves the appearance that a form without scripts sends. An unknown value changes nothing. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const written = textIn(form, 'appearance');
  const wanted = APPEARANCES.find((appearance) => appearance === written);
  return redirect(safeReturn(textIn(form, 'returnTo')), {
    status: 303,
    headers: wanted ? { 'Set-Cookie': appearanceCookie(wanted) } : {},
  });
}
