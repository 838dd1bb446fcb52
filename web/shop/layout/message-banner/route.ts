import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import type { ClientActionFunctionArgs } from '@remix-run/react';
import { z } from 'zod';

import { readForm } from '../../../interface/form/sent-form.js';
import { safeReturn } from '../../../visit/login/app/return-to.js';

const closing = z.object({ guid: z.uuid(), returnTo: z.string().optional() });

export function loader(): Response {
  return redirect('/');
}

/** Closes a banner for good. Only a form without scripts says where to return. */
export async function action({ request, context }: ActionFunctionArgs) {
  const sent = readForm(await request.formData(), closing);
  if (sent) await context.shop.messages.close(sent.guid);
  return sent?.returnTo === undefined ? data({ closed: sent !== null }) : redirect(safeReturn(sent.returnTo), 303);
}

/** If nothing was saved, the banner stays. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<{ readonly closed: boolean }> {
  return serverAction<typeof action>().then(
    () => ({ closed: true }),
    () => ({ closed: false }),
  );
}
