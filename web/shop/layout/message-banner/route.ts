import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import type { ClientActionFunctionArgs } from '@remix-run/react';
import { z } from 'zod';

import { safeReturn } from '../../../visit/login/app/return-to.js';

const closing = z.object({ guid: z.uuid(), returnTo: z.string().optional().catch(undefined) });

export function loader(): Response {
  return redirect('/');
}

/** Closes a banner for good. Only a form without scripts says where to return. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { success, data: wanted } = closing.safeParse(Object.fromEntries(await request.formData()));
  if (success) await context.shop.messages.close(wanted.guid);
  return wanted?.returnTo === undefined ? data({ closed: success }) : redirect(safeReturn(wanted.returnTo), 303);
}

/** If nothing was saved, the banner stays. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<{ readonly closed: boolean }> {
  return serverAction<typeof action>().then(
    () => ({ closed: true }),
    () => ({ closed: false }),
  );
}
