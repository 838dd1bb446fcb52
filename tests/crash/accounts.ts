import type { SimulatedPayment } from '../../services/partners/adyen/simulator/state.js';
import type { PartnerBooks } from './partner-books.js';
import type { Promised } from './persistent-shopper.js';
import type { OrderBook, ShopBooks } from './shop-books.js';

export interface Accounts {
  readonly promised: readonly Promised[];
  readonly shop: ShopBooks;
  readonly partners: PartnerBooks;
  /** After a kill a mail may come once more, under the id it had. */
  readonly mostMails: 1 | 2;
}

/** What does not tie between what shoppers were told, our history and the partners' books; empty when all does. */
export function openItems(accounts: Accounts): readonly string[] {
  const { promised, shop, partners } = accounts;
  const confirmed = [...shop.orders].filter(([, book]) => book.confirmed > 0);
  return [
    ...promised.flatMap(({ orderId }) => fault(shop.orders.get(orderId)?.confirmed === 1, orderId, 'is not confirmed')),
    ...confirmed.flatMap(([orderId, book]) => ofOrder(orderId, book, accounts)),
    ...sold(confirmed),
    ...partners.payments.flatMap((payment) => ofPayment(payment, shop)),
  ];
}

function ofOrder(orderId: string, book: OrderBook, { shop, partners, mostMails }: Accounts): string[] {
  const shipment = partners.shipments.get(orderId);
  const payment = shop.payments.get(book.placed.paymentId);
  const mails = partners.letters.filter(({ subject }) => subject === `Orderbekräftelse ${book.placed.orderNumber}`);
  return [
    ...fault(book.confirmed === 1, orderId, `was confirmed ${book.confirmed} times`),
    ...fault(shipment !== undefined, orderId, 'is unknown to the warehouse'),
    ...fault(book.dispatched === 1, orderId, `was dispatched ${book.dispatched} times`),
    ...fault(payment?.authorised === 1, orderId, `was authorised ${payment?.authorised ?? 0} times`),
    ...fault(payment?.captured === book.placed.totals.total, orderId, `${payment?.captured ?? 0} öre were captured`),
    ...fault(payment?.refunded === 0, orderId, 'was paid back'),
    ...fault(mails.length >= 1 && mails.length <= mostMails, orderId, `was mailed ${mails.length} times`),
    ...fault(new Set(mails.map(({ messageId }) => messageId)).size <= 1, orderId, 'was mailed under several ids'),
  ];
}

/** Each cart becomes one confirmed order at most. */
function sold(confirmed: readonly (readonly [string, OrderBook])[]): string[] {
  const carts = confirmed.map(([, { placed }]) => placed.cartId);
  return carts.filter((cart, at) => carts.indexOf(cart) !== at).map((cart) => `cart ${cart}: became two orders`);
}

/** What the partner holds of a shopper is what our books say, and only for an order that is shipped. */
function ofPayment({ reference, captured, refunded, status }: SimulatedPayment, shop: ShopBooks): string[] {
  const ours = shop.payments.get(reference);
  const order = [...shop.orders.values()].find(({ placed }) => placed.paymentId === reference);
  const held = status === 'authorised' ? captured - refunded : 0;
  if (!order?.confirmed) return fault(held === 0 && status !== 'authorised', reference, 'is held without an order');
  return [
    ...fault(held === order.placed.totals.total, reference, `the partner holds ${held} öre`),
    ...fault(ours !== undefined && ours.captured - ours.refunded === held, reference, 'our books say otherwise'),
  ];
}

function fault(holds: boolean, id: string, says: string): string[] {
  return holds ? [] : [`${id}: ${says}`];
}
