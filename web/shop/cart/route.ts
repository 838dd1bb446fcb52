import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import type { ClientActionFunctionArgs } from '@remix-run/react';

import { noteError } from '../../interface/browser-console.js';
import { deriveCommandId } from '../../interface/field/command-id.js';
import { textIn } from '../../interface/form/sent-form.js';
import { withQuery } from '../../visit/login/app/return-to.js';
import { sendCall } from '../calls/call.js';
import { generationOfPage } from '../calls/generation.js';
import { tellInterest } from '../interest/tell-interest.js';
import type { CartAnswer } from './answer.js';
import { cartCall, quantitiesIn, refusalIn } from './cart-call.js';
import { readCartForm, type CartForm } from './cart-form.js';
import { NOT_ENTIRELY_ADDED } from './not-entirely-added.js';
import { quantityFailure } from './quantity-failure.js';
import { cartTexts } from './texts.js';

export function loader() {
  return redirect('/shop/basket');
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = readCartForm(await request.formData());
  if (!form) return redirect(withQuery('/shop/basket', { varukorgsfel: cartTexts.failed.code }));
  const { returnTo, varuId } = form;
  if (!returnTo) return change(form, context.shop.cart);
  // Without scripts all buttons of a page send the same id. Together with the pressed button it becomes unique.
  const commandId = deriveCommandId(form.commandId, `${form.intent}:${varuId}:${form.quantity}`);
  const answer = await change({ ...form, commandId }, context.shop.cart);
  return redirect(`${withQuery(returnTo, message(answer))}#p-${varuId}`, 303);
}

/**
 * Sends a change from a script. When it is refused, the page goes back to the old quantity and the console gets the
 * reason (CRT-01).
 */
export async function clientAction(asked: ClientActionFunctionArgs): Promise<CartAnswer> {
  const varuId = textIn(await asked.request.clone().formData(), 'varuId');
  const answer = await answerOf(asked);
  if (answer.ok && answer.added > 0) tellInterest('addtocart', [varuId]);
  // An aborted request is no failure, because the person's next change replaced it.
  if (!answer.ok && !asked.request.signal.aborted) noteError(quantityFailure(answer.errors));
  return answer;
}

/**
 * Sends the change by the generation of calls that the page uses (CRT-06). If the shop cannot be reached or fails, the
 * answer is an ordinary failure, so that the page stays (CRT-08).
 */
async function answerOf({ request }: ClientActionFunctionArgs): Promise<CartAnswer> {
  const sent = await request.clone().formData();
  const generation = generationOfPage();
  const [commandId, quantity] = [textIn(sent, 'commandId'), Number(textIn(sent, 'quantity'))];
  const from = textIn(sent, 'from') === 'card' ? 'card' : 'page';
  const stamp = { commandId, from, varuId: textIn(sent, 'varuId'), at: Date.now() } as const;
  try {
    const answer = await sendCall(cartCall(generation, sent), commandId, request.signal);
    if (!answer.ok) return { ...stamp, ok: false, errors: refusalIn(generation, answer) };
    const added = textIn(sent, 'intent') === 'add' ? quantity : 0;
    return { ...stamp, ok: true, added, summary: { quantities: quantitiesIn(generation, answer) } };
  } catch {
    return { ...stamp, ok: false, errors: [cartTexts.failed] };
  }
}

async function change(form: CartForm, cart: ActionFunctionArgs['context']['shop']['cart']): Promise<CartAnswer> {
  const { intent, varuId, quantity, commandId, from } = form;
  const result = await (intent === 'add'
    ? cart.addItem({ varuId, quantity, commandId })
    : cart.setQuantity({ varuId, quantity, commandId }));
  const stamp = { commandId, varuId, from, at: Date.now() };
  if (!result.ok) return { ...stamp, ...result };
  return { ...stamp, ok: true, added: intent === 'add' ? quantity : 0, summary: result.summary };
}

type Message = Record<'lagd' | 'varukorgsfel' | typeof NOT_ENTIRELY_ADDED, string | null>;

function message(answer: CartAnswer): Message {
  if (answer.ok)
    return { lagd: answer.added > 0 ? String(answer.added) : null, varukorgsfel: null, [NOT_ENTIRELY_ADDED]: null };
  const { code = cartTexts.failed.code, explanation } = answer.errors[0] ?? {};
  return { lagd: null, varukorgsfel: code, [NOT_ENTIRELY_ADDED]: explanation ? answer.varuId : null };
}
