import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import type { ClientActionFunctionArgs } from '@remix-run/react';

import { textIn } from '../../interface/form/sent-form.js';
import { safeReturn } from '../login/app/return-to.js';
import { consentOf } from './choice.js';
import { consentCookie } from './cookie-consent.js';

const SETTINGS = '/kundservice/kakor#cookieinstallningar';

export function loader() {
  return redirect(SETTINGS);
}

/**
 * Saves the choice of cookies. The server sets the cookie, because some browsers delete a script's cookie after a week.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const headers = { 'Set-Cookie': consentCookie(consentOf(form)) };
  return form.has('returnTo')
    ? redirect(safeReturn(textIn(form, 'returnTo')), { status: 303, headers })
    : data({ saved: true }, { headers });
}

/** Sends the choice from a script. If it could not be saved, the dialog stays open. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<{ readonly saved: boolean }> {
  return serverAction<typeof action>().then(
    () => ({ saved: true }),
    () => ({ saved: false }),
  );
}
