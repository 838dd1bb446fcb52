import { phoneDigits } from '../../../../../domain/customer/phone-digits.js';
import { textIn } from '../../../../interface/form/sent-form.js';
import type { Call } from '../../../calls/call.js';
import type { Generation } from '../../../calls/generation.js';
import { chosenMethod } from '../pay/chosen-method.js';

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
  const { methodId: paymentMethod, storedCardId } = chosenMethod(textIn(form, 'methodId'));
  const [shown, ageDeclared] = [textIn(form, 'shown'), textIn(form, 'ageDeclared') === 'ja'];
  const paymentDetails = storedCardId ? storedCard(storedCardId) : detailsOf(form, paymentMethod);
  if (!shown || paymentDetails === null || textIn(form, 'termsAccepted') !== 'ja') return null;
  const saveCard = form.has('storeCard') && !storedCardId && paymentMethod === 'scheme';
  const browserInfo = paymentMethod === 'scheme' ? textIn(form, 'browserInfo') : '';
  const body = {
    ...{ paymentMethod, paymentDetails, ageDeclared, shown, ...(saveCard && { saveCard }) },
    ...(browserInfo && { browserInfo: JSON.parse(browserInfo) as unknown }),
  };
  return { method: 'POST', path: generation === 'newer' ? '/payments/start' : '/api/cart/checkout', body };
}

function storedCard(storedPaymentMethodId: string): object {
  return { type: 'scheme', storedPaymentMethodId };
}

/** The methods whose name says all. With scripts or without, a wallet is shown on the partner's own page. */
const PLAIN = [
  'Invoice14Days',
  'swish',
  'trustly',
  'klarna_paynow',
  'klarna',
  'klarna_account',
  'applepay',
  'googlepay',
];

/** The details of the method. Null when the page's own action must read the form. */
function detailsOf(form: FormData, method: string): object | null {
  if (method === 'InvoiceMonthly') return monthlyInvoice(textIn(form, 'invoicePlan'));
  return PLAIN.includes(method) ? { type: method } : cardIn(form, method);
}

/** A monthly invoice by its plan, for example "3/post". Null without a plan, which the page's own action refuses. */
function monthlyInvoice(plan: string): object | null {
  const [months, notice] = plan.split('/');
  return months && notice ? { type: 'InvoiceMonthly', months: Number(months), notice } : null;
}

/** The card as the partner's script encrypted it. Null when a part is missing. */
function cardIn(form: FormData, method: string): object | null {
  const holderName = textIn(form, 'holderName').trim();
  if (method !== 'scheme' || !holderName || SEALED.some((field) => !textIn(form, field))) return null;
  return { type: 'scheme', ...Object.fromEntries(SEALED.map((field) => [field, textIn(form, field)])), holderName };
}
