import { approvedCard, astrid } from '../../shop/purchase.js';
import { Shopper, type Answer } from '../../shop/shopper.js';
import { approve, insist } from '../persistent-shopper.js';
import type { Life, Method } from './cut-points.js';
import { newPatient, takesMedicine } from './cut-prescribed.js';
import type { CutShop } from './cut-shop.js';

const ASTRID = '198507099805';

export interface Bought {
  readonly orderId: string;
  readonly paymentId: string;
}

interface PayAnswer {
  readonly success?: boolean;
  readonly purchaseOrderId?: string;
  readonly paymentId?: string;
  readonly adyenPaymentReply?: { readonly action?: { readonly url: string } | null };
}

/** Makes Astrid a member, who earns points and may pay by invoice. */
export async function joins({ url }: Pick<CutShop, 'url'>): Promise<void> {
  const member = await loggedIn(url);
  const { email, phoneNumber: mobileNumber } = astrid;
  expectOk(await member.post('/api/apoplus/registermember', { email, mobileNumber }));
}

/** Buys as somebody who repeats each call until the shop answers. */
export async function buy(
  shop: Pick<CutShop, 'url' | 'openSince' | 'goods' | 'platform'>,
  method: Method,
  life: Life,
): Promise<Bought> {
  const patient = life === 'prescribed' ? await newPatient(shop) : null;
  const known = method === 'Invoice14Days' ? ASTRID : patient;
  const shopper = known ? await loggedIn(shop.url, known) : new Shopper(shop.url);
  if (patient) await takesMedicine(shopper, patient);
  const send = async (verb: 'POST' | 'PUT', path: string, body: object): Promise<Answer> =>
    expectOk(await insist(shopper, verb, path, body, shop.openSince));
  await send('POST', '/cart/add-quantity', { id: shop.goods.dry, quantity: 2 });
  if (life === 'two parcels') await send('POST', '/cart/add-quantity', { id: shop.goods.cold, quantity: 1 });
  await send('PUT', '/customer-details', astrid);
  await send('PUT', '/shipments/sync-cart', {});
  await send('PUT', '/shipments/sync-user-choice', { optionId: 'agent' });
  const paymentDetails = method === 'scheme' ? approvedCard : { type: method };
  const { body } = await send('POST', '/payments/start', { paymentMethod: method, paymentDetails, ageDeclared: true });
  const { purchaseOrderId: orderId, paymentId, success, adyenPaymentReply } = body as unknown as PayAnswer;
  if (!orderId || !paymentId) throw new Error(`a payment was answered without its order: ${JSON.stringify(body)}`);
  if (!success) await approve(adyenPaymentReply?.action?.url);
  return { orderId, paymentId };
}

async function loggedIn(url: string, personNumber = ASTRID): Promise<Shopper> {
  const shopper = new Shopper(url);
  expectOk(await shopper.logIn(personNumber));
  return shopper;
}

function expectOk(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}
