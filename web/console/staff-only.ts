import { redirect, type AppLoadContext } from '@remix-run/node';

import type { ConsoleDesks, DeskRefusals } from '../../services/support/contract/desks.js';
import type { OperationsDesk } from '../../services/support/contract/operations.js';

/** The desks, behind the audit port. @throws a redirect to the log-in, which leads back, when nobody is logged in. */
export function staffOnly(context: AppLoadContext, request: Request, refusals = pageRefusals(request)): ConsoleDesks {
  const desks = context.console.at(refusals);
  if (desks) return desks;
  const asked = new URLSearchParams({ ...(context.console.wasLeft && { fel: 'idle' }), till: addressOf(request) });
  throw redirect(`/konsol/logga-in?${asked}`);
}

/** @throws 403 for a role that does not run the shop. */
export function operationsOnly(context: AppLoadContext, request: Request): OperationsDesk {
  return staffOnly(context, request).operations;
}

/** Who must give a reason is asked for it, and led back. */
function pageRefusals(request: Request): DeskRefusals {
  return {
    ...dataRefusals,
    reason: ({ desk, subject }) => {
      const asked = new URLSearchParams({ avdelning: desk, amne: subject, till: addressOf(request) });
      throw redirect(`/konsol/orsak?${asked}`);
    },
  };
}

/** For what is fetched by a page: nobody could answer there. */
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

/** The page's own, also where only its data was asked for; a form is not sent twice by being led back to it. */
function addressOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  for (const name of ['_routes', 'index', 'tyst']) searchParams.delete(name);
  const search = searchParams.toString();
  return `${pathname.replace(/\.data$/, '')}${search && `?${search}`}`;
}

/** Only within the console: an address from a link must not lead elsewhere. */
export function consolePath(text: string | null): string {
  return text && /^\/konsol(\/[\w/%?=&.:+-]*)?$/.test(text) && !text.includes('//') ? text : '/konsol';
}
