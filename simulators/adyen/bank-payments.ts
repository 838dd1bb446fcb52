import { AdyenError } from './adyen-error.js';
import { adyenBody, decideAuthorisation } from './authorisation.js';
import { checkLineItems } from './line-items.js';
import { bankPage, withParameter } from './pages/pages.js';
import { newPayment, newStep } from './payments.js';
import type { PaymentBody } from './requests.js';
import { gone, waiting, type Page } from './shopper-steps.js';
import { REDIRECT_METHODS, type RedirectMethod, type SimulatedPayment, type SimulatorRecord } from './state.js';
import { SHOPPER_CANCELLED, type Verdict } from './cards/test-cards.js';
import { newSecret, type Outcome, type World } from './world.js';

/** Starts a payment on a page of its own: a bank's page for Trustly, Klarna's page for its three methods. */
export function startBankPayment(world: World, body: PaymentBody, method: RedirectMethod): Outcome {
  if (body.amount.currency !== 'SEK') throw new AdyenError(422, '138', 'Unsupported currency specified');
  if (method !== 'trustly') checkLineItems(body.lineItems, body.amount.value);
  const step = newStep(body);
  const payment = { ...newPayment(world, body, world.offerExpiryMs), method, brand: method, step };
  const url = `${world.pagesUrl}/hosted/bank/${step.token}`;
  const action = { type: 'redirect', method: 'GET', url, paymentMethodType: method };
  return {
    status: 200,
    body: { ...adyenBody(payment), resultCode: 'RedirectShopper', action },
    records: [{ type: 'payment', payment }],
  };
}

export function showBank(world: World, token: string): Page {
  const payment = atBank(world, token);
  if (!payment) return gone;
  return { status: 200, html: bankPage(world.merchantAccount, payment.method, payment.value), records: [] };
}

function atBank(world: World, token: string) {
  const payment = waiting(world, token, 'challenged');
  const method = REDIRECT_METHODS.find((each) => each === payment?.method);
  return payment && method ? { ...payment, method } : null;
}

const REFUSED: Verdict = { resultCode: 'Refused', refusalReason: 'Refused', refusalReasonCode: '2' };

/**
 * Handles the form of the bank's page. The bank decides here, whether or not the shopper comes back to the shop. A slow
 * bank decides later.
 */
export function answerBank(world: World, token: string, form: Readonly<Record<string, string>>): Page {
  const payment = atBank(world, token);
  if (!payment) return gone;
  const step = { ...payment.step, outcome: 'passed', result: newSecret() } as const;
  const left = { ...payment, step };
  const location = withParameter(step.returnUrl, 'redirectResult', step.result);
  return { status: 303, location, records: decided(world, left, form['decision']) };
}

function decided(world: World, payment: SimulatedPayment, decision: string | undefined): readonly SimulatorRecord[] {
  if (decision === 'later') return [{ type: 'payment', payment: slow(world, payment) }];
  const verdict = decision === 'approve' ? AUTHORISED : decision === 'refuse' ? REFUSED : SHOPPER_CANCELLED;
  return decideAuthorisation(world, payment, verdict).records;
}

const AUTHORISED: Verdict = { resultCode: 'Authorised' };

function slow(world: World, payment: SimulatedPayment): SimulatedPayment {
  const expiresAt = new Date(world.now().getTime() + world.slowBankMs).toISOString();
  return { ...payment, status: 'awaiting-bank', expiresAt };
}

/** The slow bank approves. The shop hears it only by the webhook. */
export function settleSlowBank(world: World, pspReference: string): readonly SimulatorRecord[] {
  const payment = world.state.payments.get(pspReference);
  return payment?.status === 'awaiting-bank' ? decideAuthorisation(world, payment, AUTHORISED).records : [];
}
