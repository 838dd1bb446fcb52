import type { SimulatedPayment } from '../../simulators/adyen/state.js';
import type { Account, Fault } from './crash-report.js';
import type { PartnerBooks } from './partner-books.js';
import type { Promised } from './persistent-shopper.js';
import type { OrderBook, ShopBooks } from './shop-books.js';

export interface Accounts {
  readonly promised: readonly Promised[];
  readonly shop: ShopBooks;
  readonly partners: PartnerBooks;
  /** When something was killed. A mail may be sent again, with the same id, when a kill lies between the two. */
  readonly kills: readonly Killed[];
}

/** The time from a kill until what was killed serves again, in milliseconds. */
export interface Killed {
  readonly from: number;
  readonly to: number;
}

/** Compares what the shoppers were told, the shop's history and the partners' records. Returns every difference. */
export function openItems(accounts: Accounts): readonly Fault[] {
  const { promised, shop, partners } = accounts;
  const confirmed = [...shop.orders].filter(([, book]) => book.confirmed > 0);
  return [
    ...promised.flatMap(({ orderId }) => notConfirmed(orderId, shop)),
    ...confirmed.flatMap(([orderId, book]) => ofOrder(orderId, book, accounts)),
    ...sold(confirmed),
    ...partners.payments.flatMap((payment) => ofPayment(payment, shop)),
    ...unknownThere(accounts),
  ];
}

function notConfirmed(orderId: string, { orders }: ShopBooks): Fault[] {
  return fault('confirmed once', orders.get(orderId)?.confirmed === 1, orderId, 'is not confirmed');
}

function ofOrder(orderId: string, book: OrderBook, accounts: Accounts): Fault[] {
  const { shop, partners } = accounts;
  const { paymentId, orderNumber, totals } = book.placed;
  const shipment = partners.shipments.get(orderId);
  const { authorised = 0, captured = 0, captures = 0, refunded = 0 } = shop.payments.get(paymentId) ?? {};
  return [
    ...fault('confirmed once', book.confirmed === 1, orderId, `was confirmed ${book.confirmed} times`),
    ...fault('shipped once', shipment !== undefined, orderId, 'is unknown to the warehouse'),
    ...fault('shipped once', !shipment?.cancelled, orderId, 'is cancelled at the warehouse'),
    ...fault('shipped once', book.dispatched === 1, orderId, `was dispatched ${book.dispatched} times`),
    ...fault('captured once', authorised === 1, orderId, `was authorised ${authorised} times`),
    ...fault('captured once', captured === totals.total, orderId, `${captured} öre were captured`),
    ...fault('captured once', captures <= 1, orderId, `was captured ${captures} times`),
    ...fault('captured once', refunded === 0, orderId, 'was paid back'),
    ...mailed(`Orderbekräftelse ${orderNumber}`, orderId, accounts),
    ...(book.dispatched > 0 ? mailed(`Din order ${orderNumber} är på väg`, orderId, accounts) : []),
  ];
}

function mailed(subject: string, orderId: string, { partners, kills }: Accounts): Fault[] {
  const mails = partners.letters.filter((letter) => letter.subject === subject);
  const ids = new Set(mails.map(({ messageId }) => messageId)).size;
  const times = mails.map(({ receivedAt }) => Date.parse(receivedAt)).sort((one, other) => one - other);
  const needless = times.filter((time, at) => at > 0 && !isBetween(times[at - 1] ?? time, time, kills)).length;
  return [
    ...fault('mailed', mails.length > 0, orderId, `was not mailed "${subject}"`),
    ...fault('mailed', needless === 0, orderId, `was mailed "${subject}" ${needless} times again without a kill`),
    ...fault('mailed', ids <= 1, orderId, `was mailed "${subject}" under several ids`),
  ];
}

function isBetween(one: number, other: number, kills: readonly Killed[]): boolean {
  return kills.some(({ from, to }) => from <= other && to >= one);
}

/** Finds carts that became more than one confirmed order. */
function sold(confirmed: readonly (readonly [string, OrderBook])[]): Fault[] {
  const carts = confirmed.map(([, { placed }]) => placed.cartId);
  const twice = carts.filter((cart, at) => carts.indexOf(cart) !== at);
  return twice.flatMap((cart) => fault('confirmed once', false, `cart ${cart}`, 'became two orders'));
}

/**
 * Compares the partner's record of a payment with ours. The partner may hold money only for a confirmed order, and only
 * its total.
 */
function ofPayment({ reference, captured, refunded, status }: SimulatedPayment, shop: ShopBooks): Fault[] {
  const ours = shop.payments.get(reference);
  const order = [...shop.orders.values()].find(({ placed }) => placed.paymentId === reference);
  const held = status === 'authorised' ? captured - refunded : 0;
  if (!order?.confirmed) return unequal(held === 0 && status !== 'authorised', reference, 'is held without an order');
  return [
    ...unequal(held === order.placed.totals.total, reference, `the partner holds ${held} öre`),
    ...unequal(ours !== undefined && ours.captured - ours.refunded === held, reference, 'our books say otherwise'),
  ];
}

/** Finds payments in our records that the partner does not know. */
function unknownThere({ shop, partners }: Accounts): Fault[] {
  const known = new Set(partners.payments.map(({ reference }) => reference));
  const claimed = [...shop.payments].filter(([, { authorised, captured }]) => authorised > 0 || captured > 0);
  return claimed.flatMap(([paymentId]) => unequal(known.has(paymentId), paymentId, 'is unknown to the partner'));
}

function unequal(holds: boolean, id: string, says: string): Fault[] {
  return fault('books equal to the partner’s', holds, id, says);
}

function fault(account: Account, holds: boolean, id: string, says: string): Fault[] {
  return holds ? [] : [{ account, says: `${id}: ${says}` }];
}
