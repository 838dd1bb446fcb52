import { explainDelivery, type ExplainedOption } from '../delivery/index.js';
import { fold, isForgotten } from '../kernel/index.js';
import { order as orderSlice, type OrderEvent, type OrderLine, type OrderState } from '../order/index.js';
import { payment as paymentSlice, type PaymentEvent } from '../payment/index.js';
import { kronorOf, type Kronor } from './kronor.js';
import { lifeSteps, type LifeEvent, type LifeStep } from './steps.js';

export interface OrderLife {
  readonly order: OrderState;
  readonly steps: readonly LifeStep[];
  readonly kronor: Kronor;
  readonly lines: readonly OrderLine[];
  /** Each option of that day with its obstacle. Null when the address or the goods are forgotten. */
  readonly deliveries: readonly ExplainedOption[] | null;
  readonly refusals: readonly LifeStep[];
}

/** The events that say no, to the customer or to the shop. */
const REFUSALS: ReadonlySet<LifeEvent['type']> = new Set<LifeEvent['type']>([
  'PaymentRefused',
  'PaymentCancelled',
  'OrderFailed',
  'OrderGivenUp',
  'CancellationAnswered',
  'OrderCancelled',
  'OrderNotDelivered',
  'WithdrawalDeclined',
  'StaffRefundDeclined',
  'CaptureFailed',
  'RefundFailed',
  'ReversalFailed',
  'PayoutDeclined',
]);

/** The whole life of an order, from its own events and those of its payment. Null when it was never placed. */
export function orderLife(events: readonly LifeEvent[]): OrderLife | null {
  const ofOrder = events.filter(({ streamId }) => streamId.startsWith('order-')) as readonly OrderEvent[];
  const ofPayment = events.filter(({ streamId }) => streamId.startsWith('payment-')) as readonly PaymentEvent[];
  const order = fold(orderSlice.evolve, orderSlice.initial, ofOrder);
  const kronor = kronorOf(order, fold(paymentSlice.evolve, paymentSlice.initial, ofPayment));
  if (!order.order || !kronor) return null;
  const steps = lifeSteps(
    events,
    order.parcels.map(({ parcelId }) => parcelId),
  );
  const refusals = steps.filter(({ event: { type } }) => REFUSALS.has(type));
  return { order, steps, kronor, lines: order.order.lines, deliveries: deliveriesOf(order), refusals };
}

/** Asks the rule of the day again, with the facts that the order kept. */
function deliveriesOf({ order }: OrderState): readonly ExplainedOption[] | null {
  if (!order || order.lines.length === 0 || isForgotten(order.contact)) return null;
  const { lines, contact, totals, placedAt: at } = order;
  if (isForgotten(contact.postalCode)) return null;
  const exHaItemTotal = totals.pointsBasis + totals.chequeDiscount;
  return explainDelivery({ postalCode: contact.postalCode.replace(/\s/g, ''), lines, exHaItemTotal, at });
}
