import type { z } from 'zod';
import { AdyenError, inProgress } from './adyen-error.js';
import { decideAuthorisation, adyenBody } from './authorisation.js';
import type { detailsBody } from './requests.js';
import type { PaymentStatus, SimulatedPayment } from './state.js';
import { NOT_AUTHENTICATED, SHOPPER_CANCELLED } from './test-cards.js';
import type { Outcome, World } from './world.js';

/** Accepts a result from the bank's page once. A repetition gets the response that it was already processed. */
export function submitDetails(world: World, { details, paymentData }: z.infer<typeof detailsBody>): Outcome {
  const brought = details.redirectResult ?? details.threeDSResult;
  const payment = world.state.payments.get(world.state.bySecret.get(brought ?? paymentData ?? '') ?? '');
  if (!payment?.step) throw new AdyenError(422, '14_002', 'Invalid payment details');
  if (brought === undefined) return standing(payment);
  if (payment.step.result !== brought) throw new AdyenError(422, '14_002', 'Invalid payment details');
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
  authorised: 'Authorised',
  refused: 'Refused',
  cancelled: 'Cancelled',
  closed: 'Cancelled',
};

function standing(payment: SimulatedPayment): Outcome {
  return { status: 200, body: { ...adyenBody(payment), resultCode: STANDING[payment.status] }, records: [] };
}
