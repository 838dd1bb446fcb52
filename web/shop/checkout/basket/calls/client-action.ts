import type { SubmissionResult } from '@conform-to/react';
import { redirect, redirectDocument, type ClientActionFunctionArgs } from '@remix-run/react';

import type { ShopError } from '../../../../../services/foundation/problem/result-contract.js';
import { textIn } from '../../../../interface/form/sent-form.js';
import { errorsIn, sendUntilAnswered, type CallAnswer } from '../../../calls/call.js';
import { generationOfPage } from '../../../calls/generation.js';
import type { BasketAnswer } from '../action.js';
import { checkoutCall } from './checkout-call.js';
import { unanswered } from './unanswered.js';

const NEXT: Readonly<Record<string, string>> = { details: '/shop/basket#leverans', delivery: '/shop/basket#betalning' };

/**
 * Sends a form of the checkout by the generation of calls that the page uses (CRT-06). A page without scripts sends the
 * form itself.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  const call = checkoutCall(generationOfPage(), form);
  try {
    if (!call) return (await serverAction()) as BasketAnswer;
    return answered(form, await sendUntilAnswered(call, textIn(form, 'commandId'), request.signal));
  } catch (error) {
    if (error instanceof Response || request.signal.aborted) throw error;
    return unanswered(form);
  }
}

function answered(form: FormData, answer: CallAnswer): BasketAnswer | Response {
  if (!answer.ok) return refused(form, errorsIn(answer).map(byInput));
  return textIn(form, 'intent') === 'pay' ? paid(form, answer) : redirect(NEXT[textIn(form, 'intent')] as string);
}

function paid(form: FormData, { body }: CallAnswer): BasketAnswer | Response {
  if (body['success'] === true) return redirect(String(body['redirectUrl']));
  // The page loads the attempt, which says how it ended and where the money is.
  if (typeof body['message'] === 'string') return refused(form, []);
  // Only a newly loaded document gets the payment page's own Content-Security-Policy (form-action).
  return redirectDocument(`/shop/betalning/${String(body['paymentId'])}`);
}

function refused(form: FormData, errors: readonly ShopError[]): BasketAnswer {
  const intent = textIn(form, 'intent');
  if (intent === 'pay') return { step: 'payment', errors, methodId: textIn(form, 'methodId') };
  if (intent === 'details') return { step: 'details', errors, details: shownAgain(form, errors) };
  return { step: 'delivery', errors };
}

/** The details as they were sent, with the errors at their fields. */
function shownAgain(form: FormData, errors: readonly ShopError[]): SubmissionResult<string[]> {
  const error = Object.fromEntries(errors.flatMap(({ field, message }) => (field ? [[field, [message]]] : [])));
  const initialValue = Object.fromEntries([...form.keys()].map((name) => [name, textIn(form, name)]));
  return { status: 'error', initialValue, error };
}

/** A call names a field by its path, and month and year of a card are one input on the page. A line keeps its path. */
function byInput(given: ShopError): ShopError {
  const { field, ...error } = given;
  if (field?.startsWith('lineItems.')) return given;
  const name = field
    ?.split('.')
    .at(-1)
    ?.replace(/^encryptedExpiry(Month|Year)$/, 'encryptedExpiryDate');
  return name === undefined ? error : { ...error, field: name === 'paymentMethod' ? 'methodId' : name };
}
