import type { z } from 'zod';
import { AdyenError, inProgress } from './adyen-error.js';
import { decideAuthorisation, adyenBody } from './authorisation.js';
import { authorisationIn } from './native-challenge.js';
import type { detailsBody } from './requests.js';
import { REDIRECT_METHODS, type PaymentStatus, type SimulatedPayment } from './state.js';
import { NOT_AUTHENTICATED, SHOPPER_CANCELLED } from './cards/test-cards.js';
import type { Outcome, World } from './world.js';

/**
 * Accepts a result from the bank's page once. A repetition gets the response that it was already processed. What the
 * browser says of a challenge is not believed: the bank's own answer decides.
 */
export function submitDetails(world: World, { details, paymentData }: z.infer<typeof detailsBody>): Outcome {
  const { redirectResult, threeDSResult } = details;
  const brought = redirectResult ?? threeDSResult;
  const secret = threeDSResult === undefined ? (redirectResult ?? paymentData) : authorisationIn(threeDSResult);
  const payment = world.state.payments.get(world.state.bySecret.get(secret ?? '') ?? '');
  if (!payment?.step) throw new AdyenError(422, '14_002', 'Invalid payment details');
  if (brought === undefined) return standing(payment);
  if ((payment.step.native?.authorisationToken ?? payment.step.result) !== secret)
    throw new AdyenError(422, '14_002', 'Invalid payment details');
  if (isDecidedByBank(payment)) return standing(payment);
  if (payment.step.used || payment.status !== 'challenged') throw inProgress;
  return decideAuthorisation(world, { ...payment, step: { ...payment.step, used: true } }, verdictOf(payment));
}

function verdictOf(payment: SimulatedPayment) {
  if (payment.step?.outcome === 'passed') return { resultCode: 'Authorised' } as const;
  return payment.step?.outcome === 'cancelled' ? SHOPPER_CANCELLED : NOT_AUTHENTICATED;
}

const STANDING: Readonly<Record<PaymentStatus, string>> = {
  challenged: 'Pending',
  'awaiting-swish': 'Pending',
  'awaiting-bank': 'Pending',
  authorised: 'Authorised',
  refused: 'Refused',
  cancelled: 'Cancelled',
  closed: 'Cancelled',
};

/** The bank's or Klarna's page has decided such a payment, or will. The shop's call only asks for the result. */
function isDecidedByBank({ method }: SimulatedPayment): boolean {
  return (REDIRECT_METHODS as readonly string[]).includes(method);
}

function standing(payment: SimulatedPayment): Outcome {
  const slowBank = payment.status === 'awaiting-bank' && payment.method === 'trustly';
  const resultCode = slowBank ? 'Received' : STANDING[payment.status];
  return { status: 200, body: { ...adyenBody(payment), resultCode }, records: [] };
}
