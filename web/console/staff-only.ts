import { redirect, type AppLoadContext } from '@remix-run/node';

import type { ConsoleServices } from '../../services/support/contract/console-services.js';
import type { OperationsDesk } from '../../services/support/contract/operations.js';

/** @throws a redirect to the log-in, which leads back, when nobody is logged in. */
export function staffOnly(context: AppLoadContext, request: Request): ConsoleServices {
  if (context.console.staff) return context.console;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/konsol/logga-in?till=${encodeURIComponent(pathname.replace(/\.data$/, '') + search)}`);
}

/** @throws 403 for a role that does not run the shop. */
export function operationsOnly(context: AppLoadContext, request: Request): OperationsDesk {
  const { operations } = staffOnly(context, request);
  if (!operations)
    throw new Response('Din roll har inte drift.', { status: 403, statusText: 'Din roll har inte drift.' });
  return operations;
}

/** Only within the console: an address from a link must not lead elsewhere. */
export function consolePath(text: string | null): string {
  return text && /^\/konsol(\/[\w/%?=&.:+-]*)?$/.test(text) && !text.includes('//') ? text : '/konsol';
}
