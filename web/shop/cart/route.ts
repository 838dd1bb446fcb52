import { redirect, type ActionFunctionArgs } from '@remix-run/node';

import { cartForm, type CartForm } from './cart-form.js';
import { cartTexts } from './texts.js';
import type { CartAnswer } from './answer.js';
import { withQuery } from '../../login/return-to.js';

export function loader() {
  return redirect('/shop/basket');
}

/** Adds to the cart or sets a quantity, from any page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const parsed = cartForm.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) return redirect(withQuery('/shop/basket', { varukorgsfel: 'failed' }));
  const answer = await change(parsed.data, context.shop.cart);
  const { returnTo } = parsed.data;
  return returnTo ? redirect(withQuery(returnTo, message(answer)), 303) : answer;
}

async function change(form: CartForm, cart: ActionFunctionArgs['context']['shop']['cart']): Promise<CartAnswer> {
  const command = { varuId: form.varuId, quantity: form.quantity, commandId: form.commandId };
  const result = form.intent === 'add' ? await cart.addItem(command) : await cart.setQuantity(command);
  const stamp = { commandId: form.commandId, at: Date.now() };
  if (!result.ok) return { ...stamp, ...result };
  return { ...stamp, ok: true, added: form.intent === 'add' ? form.quantity : 0, summary: result.summary };
}

function message(answer: CartAnswer): Record<'lagd' | 'varukorgsfel', string | null> {
  if (answer.ok) return { lagd: answer.added > 0 ? String(answer.added) : null, varukorgsfel: null };
  return { lagd: null, varukorgsfel: answer.errors[0]?.code ?? cartTexts.failed.code };
}
