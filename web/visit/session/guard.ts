import { redirect } from '@remix-run/node';

import type { ShopContext } from '../../context.js';

/** Sends a person without a strong log-in to identify (SES-07). Orders, invoices and health data need it. */
export function requireIdentified({ session }: Pick<ShopContext, 'session'>, request: Request): void {
  if (!session.identified) throw toLogIn(request);
}

/** Sends a guest to the log-in, which returns to this page. Personal pages need it. */
export function requireKnown({ session }: Pick<ShopContext, 'session'>, request: Request): void {
  if (session.kind !== 'known') throw toLogIn(request);
}

function toLogIn(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(`/init-login?redirect=${encodeURIComponent(`${pathname}${search}`)}`);
}
