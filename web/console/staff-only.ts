import { redirect, type AppLoadContext } from '@remix-run/node';

import type { ConsoleDesks, DeskRefusals } from '../../services/support/contract/desks.js';
import type { OperationsDesk } from '../../services/support/contract/operations.js';

/** The desks behind the audit port. @throws a redirect to the log-in, with the way back, when nobody is logged in. */
export function staffOnly(context: AppLoadContext, request: Request, refusals = pageRefusals(request)): ConsoleDesks {
  const desks = context.console.at(refusals);
  if (desks) return desks;
  const asked = new URLSearchParams({ ...(context.console.wasLeft && { fel: 'idle' }), till: addressOf(request) });
  throw redirect(`/konsol/logga-in?${asked}`);
}

/** @throws 403 for a role without the operations desk. */
export function operationsOnly(context: AppLoadContext, request: Request): OperationsDesk {
  return staffOnly(context, request).operations;
}

/** Redirects to the page that asks for a reason, with the way back. */
function pageRefusals(request: Request): DeskRefusals {
  return {
    ...dataRefusals,
    reason: ({ desk, subject }) => {
      const asked = new URLSearchParams({ avdelning: desk, amne: subject, till: addressOf(request) });
      throw redirect(`/konsol/orsak?${asked}`);
    },
  };
}

/** For data fetched by a page, where no person could answer. */
export const dataRefusals: DeskRefusals = {
  reason: () => {
    throw new Response(null, { status: 403 });
  },
  role: () => {
    throw new Response('Din roll har inte den avdelningen.', {
      status: 403,
      statusText: 'Din roll har inte den avdelningen.',
    });
  },
  subject: () => {
    throw new Response(null, { status: 404, statusText: 'Det du söker finns inte' });
  },
};

/** Also for data requests. After a form it is the page to open, so that no form is sent twice. */
function addressOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  for (const name of ['_routes', 'index', 'tyst']) searchParams.delete(name);
  const search = searchParams.toString();
  return `${pathname.replace(/\.data$/, '')}${search && `?${search}`}`;
}

/** Only addresses of the console: a link must not redirect elsewhere. */
export function consolePath(text: string | null): string {
  return text && /^\/konsol(\/[\w/%?=&.:+-]*)?$/.test(text) && !text.includes('//') ? text : '/konsol';
}
