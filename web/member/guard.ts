import { redirect } from '@remix-run/node';

import type { ShopContext } from '../context.js';

/** Personal pages are for a person logged in; others are sent to log in and come back. */
export function requireKnown({ session }: Pick<ShopContext, 'session'>, request: Request): void {
  if (session.kind === 'known') return;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/init-login?redirect=${encodeURIComponent(`${pathname}${search}`)}`);
}
