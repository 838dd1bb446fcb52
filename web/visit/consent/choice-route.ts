import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import type { ClientActionFunctionArgs } from '@remix-run/react';

import { safeReturn } from '../login/app/return-to.js';
import { consentOf } from './choice.js';
import { consentCookie } from './cookie-consent.js';

const SETTINGS = '/kundservice/kakor#cookieinstallningar';

export function loader() {
  return redirect(SETTINGS);
}

/** The cookie comes from the server, which browsers let stand for a year; one set by a script some drop after a week. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const headers = { 'Set-Cookie': consentCookie(consentOf(form)) };
  const returnTo = form.get('returnTo');
  return typeof returnTo === 'string'
    ? redirect(safeReturn(returnTo), { status: 303, headers })
    : data({ saved: true }, { headers });
}

/** Out of reach: nothing was saved, and the question stays. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<{ readonly saved: boolean }> {
  return serverAction<typeof action>().then(
    () => ({ saved: true }),
    () => ({ saved: false }),
  );
}
