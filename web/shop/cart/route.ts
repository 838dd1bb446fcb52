import { redirect, type ActionFunctionArgs } from '@remix-run/node';

import { deriveCommandId } from '../../interface/command-id.js';
import { withQuery } from '../../login/return-to.js';
import type { CartAnswer } from './answer.js';
import { readCartForm, type CartForm } from './cart-form.js';
import { cartTexts } from './texts.js';

export function loader() {
  return redirect('/shop/basket');
}

/** Adds to the cart or sets a quantity, from any page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = readCartForm(Object.fromEntries(await request.formData()));
  if (!form) return redirect(withQuery('/shop/basket', { varukorgsfel: cartTexts.failed.code }));
  const { returnTo, varuId } = form;
  if (!returnTo) return change(form, context.shop.cart);
  // Every button of a plain page sends the same id: what was pressed makes it its own.
  const commandId = deriveCommandId(form.commandId, `${form.intent}:${varuId}:${form.quantity}`);
  const answer = await change({ ...form, commandId }, context.shop.cart);
  return redirect(`${withQuery(returnTo, message(answer))}#p-${varuId}`, 303);
}

async function change(form: CartForm, cart: ActionFunctionArgs['context']['shop']['cart']): Promise<CartAnswer> {
  const { intent, varuId, quantity, commandId, from } = form;
  const result = await (intent === 'add' ? cart.addItem({ varuId, quantity, commandId }) : cart.setQuantity({ varuId, quantity, commandId }));
  const stamp = { commandId, from, at: Date.now() };
  if (!result.ok) return { ...stamp, ...result };
  return { ...stamp, ok: true, added: intent === 'add' ? quantity : 0, summary: result.summary };
}

function message(answer: CartAnswer): Record<'lagd' | 'varukorgsfel', string | null> {
  if (answer.ok) return { lagd: answer.added > 0 ? String(answer.added) : null, varukorgsfel: null };
  return { lagd: null, varukorgsfel: answer.errors[0]?.code ?? cartTexts.failed.code };
}
