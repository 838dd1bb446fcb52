import { owedTotal, type OrderState } from '../../domain/order/index.js';
import { capturedSum, openTasks, type PaymentState } from '../../domain/payment/index.js';
import type { SimulatedPayment } from '../../simulators/adyen/state.js';
import type { Credit } from '../../simulators/finance/state.js';

/** A payment as its partner holds it. An authorisation and a credit are the same here. */
export type AtPartner = Pick<SimulatedPayment, 'reference' | 'status' | 'value' | 'captured' | 'refunded'>;

export interface Purchase {
  readonly order: OrderState;
  readonly payment: PaymentState;
  readonly atPartner: readonly AtPartner[];
}

/** A credit of the finance company, in the words of the payment partner. */
export function asPayment({ merchantReference, amount, activated, credited, status }: Credit): AtPartner {
  const of = { reference: merchantReference, value: amount, captured: activated, refunded: credited };
  return { ...of, status: status === 'approved' ? 'authorised' : 'cancelled' };
}

export interface Books {
  readonly captured: number;
  readonly sentBack: number;
  readonly reserved: number;
}

/** Sums up the payment by its events. `reserved` counts authorisations that are neither captured nor released. */
export function ours({ payment }: Purchase): Books {
  const { started, refunds, reversals, late, released: letGo, pspReference, restRelease } = payment;
  const atOnce = started?.capture === 'at-once';
  const amount = started?.amount ?? 0;
  const done = reversals.filter(({ status }) => status === 'reversed');
  const taken = capturedSum(payment);
  const lateTaken = atOnce ? late.length * amount : 0;
  const refunded = refunds.reduce((sum, { status, amount: back }) => sum + (status === 'refunded' ? back : 0), 0);
  const released = (reference: string) =>
    letGo.includes(reference) || done.some((each) => each.pspReference === reference);
  const open = [
    ...(pspReference && taken < amount && !restRelease ? [pspReference] : []),
    ...(atOnce ? [] : late.map((each) => each.pspReference)),
  ];
  return {
    captured: taken + lateTaken,
    sentBack: refunded + (atOnce ? done.length * amount : 0),
    reserved: open.filter((reference) => !released(reference)).length,
  };
}

export function theirs({ atPartner }: Purchase): Books {
  return {
    captured: atPartner.reduce((sum, { captured }) => sum + captured, 0),
    sentBack: atPartner.reduce((sum, { refunded }) => sum + refunded, 0),
    reserved: atPartner.filter(({ status, captured, value }) => status === 'authorised' && captured < value).length,
  };
}

/** Returns how much of the customer's money the partner holds, to compare it with `due`. */
export function held(purchase: Purchase): Pick<Books, 'reserved'> & { readonly money: number } {
  const { captured, sentBack, reserved } = theirs(purchase);
  return { money: captured - sentBack, reserved };
}

/** Returns how much money the partner must hold when nothing is in progress any more. */
export function due({ order, payment }: Purchase): ReturnType<typeof held> {
  const later = payment.started?.capture === 'later';
  const waitsForParcel = order.phase === 'confirmed' && later;
  return { money: later ? dueForSent(order) : owedTotal(order), reserved: waitsForParcel ? 1 : 0 };
}

/** Returns what the sent parcels cost, less what came back. Of reserved money, nothing else may be captured. */
function dueForSent({ parcels, returns, unsent }: OrderState): number {
  const sent = parcels.reduce((sum, { due: part }) => sum + (part ?? 0), 0);
  const lacked = unsent.shorts.reduce((sum, { sent: wasSent, refund }) => sum + (wasSent ? refund : 0), unsent.freight);
  return sent - lacked - returns.reduce((sum, { refund }) => sum + refund, 0);
}

export function liesWithPerson({ payment }: Purchase): boolean {
  return openTasks(payment).length > 0;
}
