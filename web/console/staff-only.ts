import { redirect, type AppLoadContext } from '@remix-run/node';

import type { ConsoleDesks, DeskRefusals } from '../../services/support/contract/desks.js';
import type { OperationsDesk } from '../../services/support/contract/operations.js';

/**
 * The console's services for the staff member; each call is recorded.
 * @throws a redirect to the log-in when nobody is logged in; after the log-in, staff return to this page
 */
export function staffOnly(context: AppLoadContext, request: Request, refusals = pageRefusals(request)): ConsoleDesks {
  const desks = context.console.at(refusals);
  if (desks) return desks;
  const asked = new URLSearchParams({ ...(context.console.wasLeft && { fel: 'idle' }), till: addressOf(request) });
  throw redirect(`/konsol/logga-in?${asked}`);
}

/** @throws 403 when the role has no access to operations. */
export function operationsOnly(context: AppLoadContext, request: Request): OperationsDesk {
  return staffOnly(context, request).operations;
}

/** Redirects to the page that asks for a reason. After giving a reason, staff return to the requested page. */
function pageRefusals(request: Request): DeskRefusals {
  return {
    ...dataRefusals,
    reason: ({ desk, subject }) => {
      const asked = new URLSearchParams({ avdelning: desk, amne: subject, till: addressOf(request) });
      throw redirect(`/konsol/orsak?${asked}`);
    },
  };
}

/** For data that a script requests, where no page can ask for a reason. */
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

/** The address to return to. After a form it is the page, because a form must not be sent twice. */
function addressOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  for (const name of ['_routes', 'index', 'tyst']) searchParams.delete(name);
  const search = searchParams.toString();
  return `${pathname.replace(/\.data$/, '')}${search && `?${search}`}`;
}

/** Only addresses of the console: a link must not be able to redirect to another site. */
export function consolePath(text: string | null): string {
  return text && /^\/konsol(\/[\w/%?=&.:+-]*)?$/.test(text) && !text.includes('//') ? text : '/konsol';
}
