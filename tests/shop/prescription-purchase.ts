import { parsePersonNumber, type PersonNumber } from '../../domain/kernel/index.js';
import { order, type OrderState } from '../../domain/order/index.js';
import { payment, type PaymentState } from '../../domain/payment/index.js';
import { until } from './look.js';
import { outcomeOf, type Outcome } from './payments.js';
import { idOf, named, add } from './prescription-cart.js';
import { astrid, pay, type PurchaseOptions } from './purchase.js';
import type { Answer, Shopper } from './shopper.js';
import type { TestShop } from './test-shop.js';

/** A row that a test puts into the cart: whose prescription, its medicine, and the article that is bought. */
export interface Wanted {
  readonly medicine: string;
  readonly varuId: string;
  readonly of?: string;
  readonly animal?: boolean;
  readonly keeps?: boolean;
}

export const TYROLIN: Wanted = { medicine: 'Tyrolin', varuId: '710001' };
export const RESPIRIN: Wanted = { medicine: 'Respirin', varuId: '710006' };
export const PENCILLOR: Wanted = { medicine: 'Pencillor', varuId: '710009' };
export const BAMSES: Wanted = { medicine: 'Caniflam', varuId: '710014', animal: true };

/** A person with an empty cart into which these prescriptions, and an ordinary piece each of these goods, are put. */
export async function readyToPay(
  shop: TestShop,
  person: string,
  wanted: readonly Wanted[],
  goods: readonly string[] = [],
): Promise<Shopper> {
  const who = await named(shop, person);
  for (const each of wanted) await ok(put(who, person, each));
  for (const id of goods) await ok(who.post('/cart/add-quantity', { id, quantity: 1 }));
  await ok(who.put('/customer-details', astrid));
  await ok(who.put('/shipments/sync-user-choice', { optionId: 'agent' }));
  return who;
}

export async function put(who: Shopper, person: string, wanted: Wanted): Promise<Answer> {
  const {
    medicine,
    varuId: articleid,
    of: personnummer = person,
    animal: djur = false,
    keeps: ejByte = false,
  } = wanted;
  const ordinationsId = await idOf(who, personnummer, medicine, djur ? 'djur' : 'human');
  return add(who, { ordinationsId, articleid, personnummer, djur, ejByte });
}

/** Pays, and approves at the bank's page where there is one. */
export async function paid(
  shop: TestShop,
  who: Shopper,
  payment: Omit<PurchaseOptions, 'varuId'> = {},
): Promise<Outcome> {
  const answer = await pay(who, payment);
  if (answer.status !== 200) throw new Error(`not paid: ${answer.status} ${JSON.stringify(answer.body)}`);
  const outcome = outcomeOf(answer);
  const { url } = outcome.adyenPaymentReply.action ?? {};
  if (url) await fetch(new URL(url, shop.url), { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
  await until(async () => (await orderOf(shop, outcome.purchaseOrderId)).phase === 'confirmed');
  return outcome;
}

export function orderOf(shop: TestShop, orderId: string): Promise<OrderState> {
  return shop.platform.commands.load(order, orderId);
}

export async function moneyOf(shop: TestShop, orderId: string): Promise<PaymentState> {
  const { order: placed } = await orderOf(shop, orderId);
  if (!placed) throw new Error(`there is no order ${orderId}`);
  return shop.platform.commands.load(payment, placed.paymentId);
}

export function personNumber(text: string): PersonNumber {
  const parsed = parsePersonNumber(text);
  if (!parsed) throw new Error(`${text} is no person number`);
  return parsed;
}

async function ok(answer: Promise<Answer>): Promise<void> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`expected 200, got ${status}: ${JSON.stringify(body)}`);
}
