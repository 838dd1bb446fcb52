import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';

import { readForm } from '../../interface/form/sent-form.js';
import { basketMarking } from '../../shop/cart/not-entirely-added.js';
import { withQuery } from '../../visit/login/app/return-to.js';
import { requireIdentified } from '../../visit/session/guard.js';

const form = z.object({ orderId: z.uuid(), commandId: z.uuid() });

const PURCHASES = '/member/minakop';

export function loader() {
  return redirect(PURCHASES);
}

/** CHK-09: puts the goods of an order into the cart, and shows the basket, which tells what did not fit and why. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireIdentified(context, request);
  const sent = readForm(await request.formData(), form);
  if (!sent) throw new Response(null, { status: 404 });
  const result = await context.shop.orders.buyAgain(sent);
  if (result.ok) return redirect(withQuery(basketMarking(result.refused), { lagd: shownCount(result.added) }), 303);
  const [error] = result.errors;
  if (error?.code === 'ORDER_UNKNOWN') throw new Response(null, { status: 404 });
  return redirect(withQuery(`${PURCHASES}/${sent.orderId}`, { varukorgsfel: error?.code ?? 'UNKNOWN' }), 303);
}

function shownCount(added: number): string | null {
  return added > 0 ? String(added) : null;
}
