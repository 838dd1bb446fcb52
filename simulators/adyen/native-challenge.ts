import { randomUUID } from 'node:crypto';
import type { z } from 'zod';

import { AdyenError } from './adyen-error.js';
import { adyenBody } from './authorisation.js';
import { fingerprintPage } from './pages/native-pages.js';
import { newStep } from './payments.js';
import type { fingerprintBody, PaymentBody } from './requests.js';
import { gone, type Page } from './shopper-steps.js';
import type { NativeStep, ShopperStep, SimulatedPayment } from './state.js';
import { isFrictionless, isOnlyChallenged } from './cards/test-cards.js';
import { newSecret, type Outcome, type World } from './world.js';

const base64 = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64');

interface Asked {
  readonly payment: SimulatedPayment;
  readonly step: ShopperStep;
  readonly native: NativeStep;
}

/**
 * Starts 3-D Secure 2 within the shop's page. Most banks look at the browser first (fingerprint), and then ask the
 * shopper (challenge).
 */
export function startNative(world: World, body: PaymentBody, payment: SimulatedPayment, number: string): Outcome {
  const native: NativeStep = {
    serverTransId: randomUUID(),
    authorisationToken: newSecret(),
    frictionless: isFrictionless(number),
  };
  const asked = { payment, native, step: { ...newStep(body), native } };
  const [resultCode, action] = isOnlyChallenged(number)
    ? ['ChallengeShopper', challengeAction(world, asked)]
    : ['IdentifyShopper', fingerprintAction(world, asked)];
  return {
    status: 200,
    body: { ...adyenBody(payment), resultCode, action },
    records: [{ type: 'payment', payment: { ...payment, step: asked.step } }],
  };
}

function fingerprintAction(world: World, { step, native }: Asked): object {
  const token = {
    threeDSMethodNotificationURL: noticeUrl(world),
    threeDSMethodUrl: `${world.pagesUrl}/hosted/fingerprint/${step.token}`,
    threeDSServerTransID: native.serverTransId,
  };
  return { ...threeDS2(native), subtype: 'fingerprint', token: base64(token) };
}

function challengeAction(world: World, { step, native }: Asked): object {
  const token = {
    acsReferenceNumber: 'SIMULATED-BANK',
    acsTransID: step.token,
    acsURL: `${world.pagesUrl}/hosted/challenge/${step.token}`,
    messageVersion: '2.2.0',
    threeDSNotificationURL: noticeUrl(world),
    threeDSServerTransID: native.serverTransId,
  };
  return { ...threeDS2(native), subtype: 'challenge', token: base64(token) };
}

const threeDS2 = ({ authorisationToken }: NativeStep) => {
  return { type: 'threeDS2', authorisationToken, paymentData: authorisationToken, paymentMethodType: 'scheme' };
};

/** The partner's page that tells the shop's page about a result. Here the bank's own page does it. */
function noticeUrl({ pagesUrl }: World): string {
  return `${pagesUrl}/hosted/notice`;
}

/** The bank's page in a hidden frame. It looks at the browser, and says that it has. */
export function showFingerprint(world: World, token: string): Page {
  const found = nativeOf(world, token);
  if (!found) return gone;
  const { step, native } = found;
  return { status: 200, html: fingerprintPage(step.returnUrl, native.serverTransId), records: [] };
}

/**
 * Answers the partner's script, which has the fingerprint's result. A bank that is content asks the shopper nothing. A
 * repeated call gets the same answer, for a page that was loaded again.
 */
export function submitFingerprint(world: World, { paymentData }: z.infer<typeof fingerprintBody>): Outcome {
  const found = nativeOf(world, paymentData);
  if (!found) throw new AdyenError(422, '14_002', 'Invalid payment details');
  const { payment, step, native } = found;
  if (step.outcome === null && !native.frictionless)
    return { status: 200, body: { action: challengeAction(world, found) }, records: [] };
  const outcome = step.outcome ?? 'passed';
  const details = { threeDSResult: threeDSResult(native, outcome) };
  return {
    status: 200,
    body: { type: 'completed', details },
    records: step.outcome === null ? [{ type: 'payment', payment: { ...payment, step: { ...step, outcome } } }] : [],
  };
}

function threeDSResult({ authorisationToken }: NativeStep, outcome: ShopperStep['outcome']): string {
  return base64({ transStatus: outcome === 'passed' ? 'Y' : 'N', authorisationToken });
}

/** The secret in a result of 3-D Secure. Its status is not read, because the bank has told the partner itself. */
export function authorisationIn(result: string): string | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(result, 'base64').toString('utf8'));
    if (typeof read !== 'object' || read === null || !('authorisationToken' in read)) return undefined;
    return typeof read.authorisationToken === 'string' ? read.authorisationToken : undefined;
  } catch {
    return undefined;
  }
}

function nativeOf({ state }: World, secret: string): Asked | null {
  const payment = state.payments.get(state.bySecret.get(secret) ?? '');
  const { step } = payment ?? {};
  return payment && step?.native ? { payment, step, native: step.native } : null;
}
