import type { ShopError } from '../../../services/foundation/problem/result-contract.js';
import { textIn } from '../../interface/form/sent-form.js';
import { errorsIn, type Call, type CallAnswer } from '../calls/call.js';
import type { Generation } from '../calls/generation.js';
import { cartTexts } from './texts.js';

type Line = Readonly<{ varuId: string; quantity: number }>;

/** The call that changes the cart as the form asks. The purchase call adds, and the update call sets (CRT-02). */
export function cartCall(generation: Generation, form: FormData): Call {
  const [id, quantity] = [textIn(form, 'varuId'), Number(textIn(form, 'quantity'))];
  const adds = textIn(form, 'intent') === 'add';
  if (generation === 'newer')
    return { method: 'POST', path: adds ? '/cart/add-quantity' : '/cart/set-quantity', body: { id, quantity } };
  const path = `/api/cart/items/${encodeURIComponent(id)}`;
  return adds ? { method: 'POST', path, body: { Quantity: quantity } } : { method: 'PUT', path, body: { quantity } };
}

/** The quantities of the cart in an answer. The generations give the lines different names. */
export function quantitiesIn(generation: Generation, { body }: CallAnswer): Readonly<Record<string, number>> {
  const lines = body[generation === 'newer' ? 'lineItems' : 'products'] as readonly Line[];
  return Object.fromEntries(lines.map(({ varuId, quantity }) => [varuId, quantity]));
}

/** Why a change was refused. Of an older answer only `errorMessage` is read; the newer one has codes and a reason. */
export function refusalIn(generation: Generation, answer: CallAnswer): readonly ShopError[] {
  const { errorMessage, reason } = answer.body;
  if (generation === 'older') {
    const message = String(errorMessage);
    return [message === cartTexts.limit ? { code: 'maxQuantityReached', message } : { code: 'failed', message }];
  }
  return errorsIn(answer).map((error) =>
    error.code === 'RULE_VIOLATION' && typeof reason === 'string' ? { ...error, code: reason } : error,
  );
}
