import type { Uuid } from '../../domain/kernel/index.js';
import type { DeliveryOptionId } from '../../domain/delivery/index.js';
import type { PaymentMethod, PaymentState } from '../../domain/payment/index.js';
import type { PayRequest } from '../../services/shop/checkout/pay-request.js';
import { Pay } from '../../services/shop/checkout/pay.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import { Problem } from '../../services/foundation/problem/problem.js';
import type { BankScript } from '../floor/scripted-payments.js';
import type { Place } from '../people/places.js';
import type { Life } from '../timetable.js';
import { parcel, type ParcelPlan } from './parcel.js';
import type { Visit } from './visit.js';

/** The methods of the generated year: all that a shopper can choose. */
export type SeededMethod = Exclude<PaymentMethod, 'Algortkonto' | 'Kampanjfaktura' | 'SubscribePayment' | 'Free'>;

export function isInvoice(method: SeededMethod): boolean {
  return method === 'Invoice14Days' || method === 'InvoiceMonthly';
}

export interface Purchase {
  readonly method: SeededMethod;
  readonly script: BankScript;
  readonly parcel: ParcelPlan;
  /** The wanted delivery. Any that is offered when absent. */
  readonly optionId?: DeliveryOptionId;
  /** Where the goods go. The person's home when absent. */
  readonly place?: Place;
  /** What becomes of the order, paid or not, instead of the plan. */
  readonly course?: (visit: Visit, orderId: Uuid) => Life;
}

const CARD = {
  type: 'scheme',
  encryptedCardNumber: '-',
  encryptedExpiryMonth: '-',
  encryptedExpiryYear: '-',
  encryptedSecurityCode: '-',
} as const;
const MINUTES_TO_GIVE_UP = 16;

/**
 * Buys the goods in the cart.
 * @returns the id of the order; null when there was no purchase
 */
export function buy(visit: Visit, purchase: Purchase): Promise<Uuid | null> {
  return orRefused(async () => {
    await visit.removeExpiredCheque();
    await visit.giveDetails({ ...visit.self.person.contact, ...purchase.place });
    return (await visit.chooseDelivery(purchase.optionId)) ? pay(visit, purchase) : null;
  });
}

/** Pays again after a failed payment. The cart is open again then, with all the data that was entered. */
export function buyAgain(visit: Visit, purchase: Purchase): Promise<Uuid | null> {
  return orRefused(() => pay(visit, purchase));
}

/** Returns null when the shop refuses a purchase, for example by a seventeen-year-old. */
async function orRefused(work: () => Promise<Uuid | null>): Promise<Uuid | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

async function pay(visit: Visit, { method, script, parcel: plan, course }: Purchase): Promise<Uuid | null> {
  const { floor } = visit.world;
  visit.linger(15, 60);
  const shopper = visit.shopper();
  floor.bank.expect(derivedId(shopper.context.commandId, 'payment'), script);
  const how = {
    storeCard: false,
    ageDeclared: true,
    shown: null,
    channel: 'Web',
    returnUrl: () => 'https://algort.example/',
  } as const;
  const request = new Pay(shopper, {
    ...how,
    method: detailsOf(visit.customerId ? method : withoutCredit(method), plan),
  });
  const { orderId, paymentId, state } = await floor.pay.execute(request);
  const { phase } = state.phase === 'action-required' ? await answerBank(visit, paymentId, script) : state;
  await floor.couponOutcomes.tell(orderId);
  await floor.care.desk.follow(orderId);
  if (course) await visit.self.begin(course(visit, orderId));
  if (phase !== 'authorised') return null;
  if (!course) await visit.self.begin(parcel(visit.world, visit.self, orderId, plan));
  return orderId;
}

/** A guest has no credit, and pays by card instead. */
function withoutCredit(method: SeededMethod): SeededMethod {
  return isInvoice(method) || method === 'klarna' || method === 'klarna_account' ? 'scheme' : method;
}

/** Null: as many months as the sum allows, with the way of notice that the terms prefer. */
const PLANS = [
  { months: 1, notice: 'email' },
  { months: null, notice: 'autogiro' },
  { months: null, notice: null },
  { months: 1, notice: 'post' },
] as const;

function detailsOf(method: SeededMethod, { minute }: ParcelPlan): PayRequest['method'] {
  switch (method) {
    case 'scheme':
      return CARD;
    case 'applepay':
      return { type: method, applePayToken: '-' };
    case 'googlepay':
      return { type: method, googlePayToken: '-' };
    case 'InvoiceMonthly':
      return { type: method, ...(PLANS[minute % PLANS.length] ?? PLANS[0]) };
    default:
      return { type: method };
  }
}

async function answerBank(visit: Visit, paymentId: Uuid, script: BankScript): Promise<PaymentState> {
  const { payments, clock } = visit.world.floor;
  if (script === 'silent') {
    clock.pass(MINUTES_TO_GIVE_UP * 60);
    const system = { ...visit.context(), actor: { kind: 'system', id: 'unfinished checkouts' } } as const;
    return payments.record(paymentId, { type: 'TimeOut', at: clock.now() }, system);
  }
  visit.linger(15, 90);
  return payments.submitDetails(paymentId, { paymentData: paymentId }, visit.context());
}
