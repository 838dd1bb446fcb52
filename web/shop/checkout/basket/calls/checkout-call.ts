import { phoneDigits } from '../../../../../domain/customer/phone-digits.js';
import { textIn } from '../../../../interface/form/sent-form.js';
import type { Call } from '../../../calls/call.js';
import type { Generation } from '../../../calls/generation.js';

type Makes = (generation: Generation, form: FormData) => Call | null;

const DETAILS = ['firstName', 'lastName', 'email', 'street', 'careOf', 'postalCode', 'city'] as const;
const SEALED = ['encryptedCardNumber', 'encryptedExpiryMonth', 'encryptedExpiryYear', 'encryptedSecurityCode'] as const;

const calls: Readonly<Record<string, Makes>> = { details, delivery, pay };

/**
 * The call of a checkout's form, in the generation that the page uses. Null for a form that has no call, or that the
 * page's own action must check first, for example because a card has no encrypted fields.
 */
export function checkoutCall(generation: Generation, form: FormData): Call | null {
  const intent = textIn(form, 'intent');
  return Object.hasOwn(calls, intent) ? (calls[intent] as Makes)(generation, form) : null;
}

function details(generation: Generation, form: FormData): Call {
  const body = {
    ...Object.fromEntries(DETAILS.map((field) => [field, textIn(form, field)])),
    phoneNumber: phoneDigits(textIn(form, 'phoneNumber')),
  };
  return { method: 'PUT', path: generation === 'newer' ? '/customer-details' : '/api/cart/addresses/billing', body };
}

function delivery(generation: Generation, form: FormData): Call | null {
  // The details that the page knows are saved with the choice, which no call does.
  if (form.has('keepDetails')) return null;
  const path = generation === 'newer' ? '/shipments/sync-user-choice' : '/api/cart/shipping/widget';
  const place = form.has('placeId') ? { placeId: textIn(form, 'placeId') } : {};
  return { method: 'PUT', path, body: { optionId: textIn(form, 'optionId'), ...place } };
}

function pay(generation: Generation, form: FormData): Call | null {
  const [paymentMethod, shown] = [textIn(form, 'methodId'), textIn(form, 'shown')];
  const paymentDetails = paymentMethod === 'swish' ? { type: 'swish' } : cardIn(form, paymentMethod);
  if (!shown || !paymentDetails || textIn(form, 'termsAccepted') !== 'ja') return null;
  const body = { paymentMethod, paymentDetails, ageDeclared: textIn(form, 'ageDeclared') === 'ja', shown };
  return { method: 'POST', path: generation === 'newer' ? '/payments/start' : '/api/cart/checkout', body };
}

/** The card as the partner's script encrypted it. Null when a part is missing. */
function cardIn(form: FormData, method: string): object | null {
  const holderName = textIn(form, 'holderName').trim();
  if (method !== 'scheme' || !holderName || SEALED.some((field) => !textIn(form, field))) return null;
  return { type: 'scheme', ...Object.fromEntries(SEALED.map((field) => [field, textIn(form, field)])), holderName };
}
