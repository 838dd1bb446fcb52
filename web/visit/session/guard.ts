import { redirect } from '@remix-run/node';

import type { ShopContext } from '../../context.js';

/** Orders, invoices and health data need a strong log-in. A person with a weak one must identify again (SES-07). */
export function requireIdentified({ session }: Pick<ShopContext, 'session'>, request: Request): void {
  if (!session.identified) throw toLogIn(request);
}

/** Personal pages need a log-in. Guests are sent to log in, and return afterwards. */
export function requireKnown({ session }: Pick<ShopContext, 'session'>, request: Request): void {
  if (session.kind !== 'known') throw toLogIn(request);
}

function toLogIn(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(`/init-login?redirect=${encodeURIComponent(`${pathname}${search}`)}`);
}
