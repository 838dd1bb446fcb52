import { redirect, type ActionFunctionArgs } from '@remix-run/node';

import { expiredCookies } from './expired-cookies.js';

export function loader(): Response {
  return redirect('/');
}

/** Handles the button 'Rensa sparad data' (UI-11): logs the person out and clears all browser data of the shop. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return redirect('/', 303);
  // If the log-out fails, the browser's data is cleared anyway.
  await context.shop.login.logout().catch(() => undefined);
  const inApp = new URL(request.url).searchParams.get('plattform') === 'app';
  const headers = new Headers({ 'Clear-Site-Data': '"cache", "cookies", "storage"' });
  for (const cookie of expiredCookies(request.headers.get('cookie'))) headers.append('Set-Cookie', cookie);
  return redirect(inApp ? '/appen/#/' : '/', { status: 303, headers });
}
