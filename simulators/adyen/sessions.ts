import type { z } from 'zod';

import { AdyenError } from './adyen-error.js';
import { decideAuthorisation } from './authorisation.js';
import { hostedCheckoutPage, walletPage, withParameter } from './pages/pages.js';
import { newPayment, newStep } from './payments.js';
import type { sessionBody } from './requests.js';
import { gone, waiting, type Page } from './shopper-steps.js';
import type { SimulatedPayment } from './state.js';
import { isChallenged, judge, SHOPPER_CANCELLED } from './cards/test-cards.js';
import { walletCard } from './cards/wallets.js';
import { newSecret, type Outcome, type World } from './world.js';

/**
 * Starts a hosted checkout. The shopper enters the card on the partner's own page, so no card number reaches the shop.
 */
export function startSession(world: World, body: z.infer<typeof sessionBody>): Outcome {
  const step = newStep(body);
  const session = { id: `CS${newSecret().slice(0, 18)}`, result: newSecret() };
  const [method = 'scheme'] = body.allowedPaymentMethods;
  const payment = { ...newPayment(world, body, world.offerExpiryMs), method, step, session };
  return {
    status: 201,
    body: {
      id: session.id,
      mode: 'hosted',
      url: `${world.pagesUrl}/hosted/checkout/${step.token}`,
      expiresAt: payment.expiresAt,
      reference: body.reference,
    },
    records: [{ type: 'payment', payment }],
  };
}

const STATUS: Readonly<Record<SimulatedPayment['status'], string>> = {
  challenged: 'active',
  'awaiting-swish': 'paymentPending',
  'awaiting-bank': 'paymentPending',
  authorised: 'completed',
  refused: 'refused',
  cancelled: 'canceled',
  closed: 'expired',
};

export function sessionResult(world: World, id: string, result: unknown): Outcome {
  const payment = [...world.state.payments.values()].find(({ session }) => session?.id === id);
  if (!payment?.session || payment.session.result !== result)
    throw new AdyenError(422, '14_002', 'Invalid session result');
  const { status, pspReference, value, currency, reference } = payment;
  const paid = { pspReference, resultCode: 'Authorised', amount: { value, currency } };
  const body = { id, reference, status: STATUS[status], payments: status === 'authorised' ? [paid] : [] };
  return { status: 200, body, records: [] };
}

export function showCheckout(world: World, token: string): Page {
  const payment = waiting(world, token, 'challenged');
  if (!payment?.session) return gone;
  return { status: 200, html: pageOf(world, payment), records: [] };
}

function pageOf({ merchantAccount }: World, { method, value }: SimulatedPayment): string {
  return method === 'applepay' || method === 'googlepay'
    ? walletPage(merchantAccount, method, value)
    : hostedCheckoutPage(merchantAccount, value);
}

/**
 * Handles the form of the hosted page. Test cards are chosen there and not typed, because the shop's origin may serve
 * the page.
 */
export function answerCheckout(world: World, token: string, form: Readonly<Record<string, string>>): Page {
  const payment = waiting(world, token, 'challenged');
  if (!payment?.session) return gone;
  const number = form['card'] ?? '';
  if (form['decision'] === 'cancel') return leaveCheckout(world, payment, 'cancelled');
  const card = { ...walletCard(number), holderName: form['wish'] ?? '' };
  const verdict = judge(card, null, undefined);
  const asks = payment.method === 'scheme' && isChallenged(number);
  if (verdict.resultCode === 'Authorised' && asks)
    return { status: 303, location: `${world.pagesUrl}/hosted/challenge/${token}`, records: [] };
  return leaveCheckout(world, payment, verdict.resultCode === 'Authorised' ? 'passed' : 'failed');
}

/**
 * Ends a hosted checkout. The simulator decides the payment now, and the browser carries only the result to the shop.
 */
export function leaveCheckout(
  world: World,
  payment: SimulatedPayment,
  outcome: 'passed' | 'failed' | 'cancelled',
): Page {
  const { step, session } = payment;
  if (!step || !session) return gone;
  const verdict =
    outcome === 'passed'
      ? ({ resultCode: 'Authorised' } as const)
      : outcome === 'cancelled'
        ? SHOPPER_CANCELLED
        : ({ resultCode: 'Refused', refusalReason: 'Refused', refusalReasonCode: '2' } as const);
  const decided = decideAuthorisation(world, { ...payment, step: { ...step, outcome } }, verdict);
  const named = withParameter(step.returnUrl, 'sessionId', session.id);
  return { status: 303, location: withParameter(named, 'sessionResult', session.result), records: decided.records };
}
