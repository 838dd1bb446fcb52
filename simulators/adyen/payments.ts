import { AdyenError, contractNotFound } from './adyen-error.js';
import { decideAuthorisation, adyenBody } from './authorisation.js';
import { startBankPayment } from './bank-payments.js';
import { startNative } from './native-challenge.js';
import { readCard, readSecurityCode, type PaymentBody } from './requests.js';
import type { ShopperStep, SimulatedCard, SimulatedPayment } from './state.js';
import { isChallenged, isPosted, judge } from './cards/test-cards.js';
import { startWallet } from './cards/wallets.js';
import { newPspReference, newSecret, type Outcome, type World } from './world.js';

export function startPayment(world: World, body: PaymentBody): Outcome {
  switch (body.paymentMethod.type) {
    case 'scheme':
      return startCard(world, body);
    case 'swish':
      return startSwish(world, body);
    case 'applepay':
    case 'googlepay':
      return startWallet(world, body, body.paymentMethod.type);
    case 'trustly':
    case 'klarna':
    case 'klarna_account':
    case 'klarna_paynow':
      return startBankPayment(world, body, body.paymentMethod.type);
    default:
      throw new AdyenError(
        422,
        '14_007',
        `Invalid payment method data: '${body.paymentMethod.type}' is not enabled for this account.`,
      );
  }
}

function startCard(world: World, body: PaymentBody): Outcome {
  const { card, securityCode } = cardOf(world, body);
  const verdict = judge(card, securityCode, body.additionalData?.['RequestedTestAcquirerResponseCode']);
  const store =
    body.storePaymentMethod && body.shopperReference ? { card, shopperReference: body.shopperReference } : null;
  const payment = { ...newPayment(world, body, world.offerExpiryMs), brand: card.brand, store };
  if (verdict.resultCode !== 'Authorised' || !isChallenged(card.number))
    return decideAuthorisation(world, payment, verdict);
  return challenge(world, body, payment, card);
}

/** The card of the payment: stored or just entered. A shopper can use only their own stored cards. */
function cardOf(
  world: World,
  { paymentMethod, shopperReference }: PaymentBody,
): { card: SimulatedCard; securityCode: string | null } {
  if (paymentMethod.storedPaymentMethodId === undefined) return readCard(paymentMethod);
  const card = world.state.cards.get(paymentMethod.storedPaymentMethodId);
  if (!card || card.shopperReference !== shopperReference) throw contractNotFound;
  return { card, securityCode: readSecurityCode(paymentMethod) };
}

function challenge(world: World, body: PaymentBody, payment: SimulatedPayment, card: SimulatedCard): Outcome {
  const native = body.authenticationData?.threeDSRequestData?.nativeThreeDS === 'preferred';
  if (native && !isPosted(card.number)) return startNative(world, body, payment, card.number);
  const step = newStep(body);
  const url = `${world.pagesUrl}/hosted/challenge/${step.token}`;
  const action = { type: 'redirect', ...redirectOf(card, url, step), paymentMethodType: 'scheme' };
  return {
    status: 200,
    body: { ...adyenBody(payment), resultCode: 'RedirectShopper', action },
    records: [{ type: 'payment', payment: { ...payment, step } }],
  };
}

/** The redirect to the bank's page. Some banks need a form post from the browser, as in 3-D Secure 1. */
function redirectOf({ number }: SimulatedCard, url: string, { token, returnUrl }: ShopperStep): object {
  if (!isPosted(number)) return { method: 'GET', url };
  return { method: 'POST', url, data: { MD: token, PaReq: newSecret(), TermUrl: returnUrl } };
}

const SWISH_HIGHEST = 150_000_00;

function startSwish(world: World, body: PaymentBody): Outcome {
  if (body.amount.currency !== 'SEK') throw new AdyenError(422, '138', 'Unsupported currency specified');
  if (body.amount.value < 1 || body.amount.value > SWISH_HIGHEST)
    throw new AdyenError(422, '137', 'Invalid amount specified');
  const payment: SimulatedPayment = {
    ...newPayment(world, body, world.swishExpiryMs),
    method: 'swish',
    brand: 'swish',
    status: 'awaiting-swish',
    step: newStep(body),
  };
  const url = `${world.pagesUrl}/hosted/swish/${payment.step?.token ?? ''}`;
  const action = {
    type: 'qrCode',
    qrCodeData: url,
    url,
    paymentData: payment.step?.token,
    expiresAt: payment.expiresAt,
    paymentMethodType: 'swish',
  };
  return {
    status: 200,
    body: { ...adyenBody(payment), resultCode: 'Pending', action },
    records: [{ type: 'payment', payment }],
  };
}

export function newPayment(
  world: World,
  body: Pick<PaymentBody, 'reference' | 'amount'>,
  expiryMs: number,
): SimulatedPayment {
  return {
    pspReference: newPspReference(),
    reference: body.reference,
    method: 'scheme',
    brand: 'visa',
    value: body.amount.value,
    currency: body.amount.currency,
    status: 'challenged',
    captured: 0,
    refunded: 0,
    expiresAt: new Date(world.now().getTime() + expiryMs).toISOString(),
    step: null,
    store: null,
  };
}

export function newStep(body: Pick<PaymentBody, 'returnUrl'>): ShopperStep {
  return {
    token: newSecret(),
    returnUrl: body.returnUrl,
    native: null,
    attempts: 0,
    outcome: null,
    result: null,
    used: false,
  };
}
