import { decideAuthorisation } from './authorisation.js';
import { challengeDonePage } from './pages/native-pages.js';
import { challengePage, gonePage, swishDonePage, swishPage, withParameter } from './pages/pages.js';
import { leaveCheckout } from './sessions.js';
import type { NativeStep, ShopperStep, SimulatedPayment, SimulatorRecord } from './state.js';
import { SHOPPER_CANCELLED } from './cards/test-cards.js';
import { newSecret, webhook, type World } from './world.js';

export interface Page {
  readonly status: number;
  readonly html?: string;
  readonly location?: string;
  readonly records: readonly SimulatorRecord[];
}

const PASSWORD = 'password';
const TRIES = 3;
export const gone: Page = { status: 410, html: gonePage(), records: [] };

export function waiting(
  world: World,
  token: string,
  status: SimulatedPayment['status'],
): (SimulatedPayment & { readonly step: ShopperStep }) | null {
  const payment = world.state.payments.get(world.state.bySecret.get(token) ?? '');
  if (!payment?.step || payment.status !== status || payment.step.token !== token || payment.step.outcome !== null)
    return null;
  return { ...payment, step: payment.step };
}

export function showChallenge(world: World, token: string): Page {
  const payment = waiting(world, token, 'challenged');
  return payment
    ? { status: 200, html: challengePage(world.merchantAccount, payment.value, false), records: [] }
    : gone;
}

export function answerChallenge(world: World, token: string, form: Readonly<Record<string, string>>): Page {
  const payment = waiting(world, token, 'challenged');
  if (!payment) return toldAgain(world, token);
  const leave = (outcome: 'passed' | 'failed' | 'cancelled'): Page =>
    payment.session ? leaveCheckout(world, payment, outcome) : leaveChallenge(payment, outcome);
  // A bank that is reached by a form post first shows its page: from 3-D Secure 1, or from the partner's script.
  if ('PaReq' in form || 'creq' in form) return showChallenge(world, token);
  if (form['decision'] === 'cancel') return leave('cancelled');
  if (form['password'] === PASSWORD) return leave('passed');
  const attempts = payment.step.attempts + 1;
  if (attempts >= TRIES) return leave('failed');
  const records: SimulatorRecord[] = [
    { type: 'payment', payment: { ...payment, step: { ...payment.step, attempts } } },
  ];
  return { status: 422, html: challengePage(world.merchantAccount, payment.value, true), records };
}

/**
 * Ends the bank's page. Where the browser had left the shop, it is sent back with the result. The payment is decided
 * when the shop submits the result.
 */
function leaveChallenge(
  payment: SimulatedPayment & { readonly step: ShopperStep },
  outcome: 'passed' | 'failed' | 'cancelled',
): Page {
  const { returnUrl, native } = payment.step;
  const ended = (result: string | null): readonly SimulatorRecord[] => [
    { type: 'payment', payment: { ...payment, step: { ...payment.step, outcome, result } } },
  ];
  if (native) return { ...donePage({ ...payment.step, native, outcome }), records: ended(null) };
  const result = newSecret();
  return { status: 303, location: withParameter(returnUrl, 'redirectResult', result), records: ended(result) };
}

function donePage({ returnUrl, native, outcome }: ShopperStep & { readonly native: NativeStep }): Page {
  const html = challengeDonePage(returnUrl, native.serverTransId, outcome === 'passed');
  return { status: 200, html, records: [] };
}

/** A second frame, in another tab, hears the answer that the bank has already got. */
function toldAgain({ state }: World, token: string): Page {
  const { step } = state.payments.get(state.bySecret.get(token) ?? '') ?? {};
  return step?.native && step.outcome !== null ? donePage({ ...step, native: step.native }) : gone;
}

export function showSwish(world: World, token: string): Page {
  const payment = waiting(world, token, 'awaiting-swish');
  return payment ? { status: 200, html: swishPage(world.merchantAccount, payment.value), records: [] } : gone;
}

export function answerSwish(world: World, token: string, form: Readonly<Record<string, string>>): Page {
  const payment = waiting(world, token, 'awaiting-swish');
  if (!payment) return gone;
  const approved = form['decision'] === 'approve';
  const { records } = decideAuthorisation(world, payment, approved ? { resultCode: 'Authorised' } : SHOPPER_CANCELLED);
  return { status: 200, html: swishDonePage(approved, payment.step.returnUrl), records };
}

/**
 * Ends a payment that the shopper never finished. Swish is ended after three minutes, and a bank's challenge after
 * twelve hours.
 */
export function closeOffer(world: World, pspReference: string): readonly SimulatorRecord[] {
  const payment = world.state.payments.get(pspReference);
  if (!payment || (payment.status !== 'awaiting-swish' && payment.status !== 'challenged')) return [];
  return [
    { type: 'payment', payment: { ...payment, status: 'closed' } },
    webhook(world, payment, 'OFFER_CLOSED', true),
  ];
}
