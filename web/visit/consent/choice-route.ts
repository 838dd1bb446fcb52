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

/** The server sets the cookie. Some browsers delete a cookie after a week when a script has set it. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const headers = { 'Set-Cookie': consentCookie(consentOf(form)) };
  return form.has('returnTo')
    ? redirect(safeReturn(textIn(form, 'returnTo')), { status: 303, headers })
    : data({ saved: true }, { headers });
}

/** If nothing was saved, the dialog stays open. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<{ readonly saved: boolean }> {
  return serverAction<typeof action>().then(
    () => ({ saved: true }),
    () => ({ saved: false }),
  );
}
