import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { approvedCard, astrid } from '../shop/purchase.js';
import { Shopper, type Answer } from '../shop/shopper.js';

export interface Promised {
  readonly orderId: string;
  readonly paymentId: string;
  readonly method: 'scheme' | 'swish';
}

interface PayAnswer {
  readonly success?: boolean;
  readonly purchaseOrderId?: string;
  readonly paymentId?: string;
  readonly adyenPaymentReply?: { readonly action?: { readonly url: string } | null };
}

/** How long a shopper repeats a call. Time in which the shop is down does not count, because a restart may be slow. */
const PATIENCE_MS = 90_000;
const AGAIN_MS = 25;

/** Buys one product. Each call is repeated unchanged until the shop responds. */
export async function buyWithPatience(
  { url, openSince }: { readonly url: string; readonly openSince: () => number },
  varuId: string,
  method: Promised['method'],
  answered: () => void,
): Promise<Promised> {
  const shopper = new Shopper(url);
  const send = (verb: 'POST' | 'PUT', path: string, body: object): Promise<Answer> =>
    insist(shopper, verb, path, body, openSince).then((answer) => (answered(), expectOk(path, answer)));
  await send('POST', '/cart/add-quantity', { id: varuId, quantity: 1 });
  await send('PUT', '/customer-details', astrid);
  await send('PUT', '/shipments/sync-user-choice', { optionId: 'postal' });
  const paymentDetails = method === 'scheme' ? approvedCard : { type: 'swish' };
  const { body } = await send('POST', '/payments/start', { paymentMethod: method, paymentDetails, ageDeclared: true });
  const { purchaseOrderId: orderId, paymentId, success, adyenPaymentReply } = body as unknown as PayAnswer;
  if (!orderId || !paymentId) throw new Error(`a payment was answered without its order: ${JSON.stringify(body)}`);
  if (method === 'swish' && !success) await approve(adyenPaymentReply?.action?.url);
  return { orderId, paymentId, method };
}

/**
 * Repeats a call with the same key until the shop responds and its event store is available. A refusal counts as a
 * response.
 * @param openSince when the shop's process last began to serve, in milliseconds
 */
export async function insist(
  shopper: Pick<Shopper, 'send'>,
  verb: string,
  path: string,
  body?: object,
  openSince: () => number = () => 0,
): Promise<Answer> {
  const key = randomUUID();
  const begun = Date.now();
  let last: unknown;
  while (Date.now() < Math.max(begun, openSince()) + PATIENCE_MS) {
    const answer = await shopper.send(verb, path, body, { 'idempotency-key': key }).catch((error: unknown) => {
      last = error;
      return null;
    });
    if (answer && answer.status < 500) return answer;
    if (answer) last = `${answer.status} ${JSON.stringify(answer.body)}`;
    await pause(AGAIN_MS);
  }
  throw new Error(`${verb} ${path} was not answered within ${PATIENCE_MS / 1000} s: ${String(last)}`);
}

function expectOk(path: string, answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}

/** Approves a Swish payment, as the phone would do. The phone calls the partner, which is never killed. */
export async function approve(url: string | undefined): Promise<void> {
  if (!url) throw new Error('a Swish payment was started without a code to read');
  await fetch(url, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
}
