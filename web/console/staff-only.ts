import { redirect, type AppLoadContext } from '@remix-run/node';

import type { ConsoleDesks, DeskRefusals } from '../../services/support/contract/desks.js';
import type { OperationsDesk } from '../../services/support/contract/operations.js';

/**
 * Returns the console's services for the logged-in staff member. Each call of a service is recorded in the access log.
 * @throws a redirect to the log-in page when nobody is logged in; the log-in returns to the present page
 */
export function staffOnly(context: AppLoadContext, request: Request, refusals = pageRefusals(request)): ConsoleDesks {
  const desks = context.console.at(refusals);
  if (desks) return desks;
  const asked = new URLSearchParams({ ...(context.console.wasLeft && { fel: 'idle' }), till: addressOf(request) });
  throw redirect(`/konsol/logga-in?${asked}`);
}

/**
 * Returns the service of the operations page.
 * @throws 403 when the staff member's role does not allow operations
 */
export function operationsOnly(context: AppLoadContext, request: Request): OperationsDesk {
  return staffOnly(context, request).operations;
}

/** Sends staff without a reason to the page that asks for one, which then returns to the requested page. */
function pageRefusals(request: Request): DeskRefusals {
  return {
    ...dataRefusals,
    reason: ({ desk, subject }) => {
      const asked = new URLSearchParams({ avdelning: desk, amne: subject, till: addressOf(request) });
      throw redirect(`/konsol/orsak?${asked}`);
    },
  };
}

/** Refuses a call with a status code, because a script cannot show the page that asks for a reason. */
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
  duty: () => {
    const text = 'Du är inte i tjänst. Börja din tjänst i kön.';
    throw new Response(text, { status: 403, statusText: text });
  },
  subject: () => {
    throw new Response(null, { status: 404, statusText: 'Det du söker finns inte' });
  },
};

/** The URL to return to. Parameters that only a form or a script sends are removed, so the page itself opens. */
function addressOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  for (const name of ['_routes', 'index', 'tyst']) searchParams.delete(name);
  const search = searchParams.toString();
  return `${pathname.replace(/\.data$/, '')}${search && `?${search}`}`;
}

/** Accepts only paths of the console, because a link must not be able to redirect staff to another site. */
export function consolePath(text: string | null): string {
  return text && /^\/konsol(\/[\w/%?=&.:+-]*)?$/.test(text) && !text.includes('//') ? text : '/konsol';
}
