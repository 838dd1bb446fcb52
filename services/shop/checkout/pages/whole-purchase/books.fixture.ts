import { orderEntries, paidOf, sumUp, verificationsOf, type BooksDay } from '../../../../../domain/books/index.js';
import type { OrderState } from '../../../../../domain/order/index.js';
import type { Memory } from './memory.fixture.js';

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** What the books say of one order, as if its whole life were one day. */
export function booksOf({ log }: Memory, orderId: string, paymentId: string): BooksDay {
  const events = log
    .filter(({ kind, key }) => (kind === 'order' && key === orderId) || (kind === 'payment' && key === paymentId))
    .map(({ event }) => event);
  return sumUp({ date: '2026-05-04', entries: orderEntries(events as never), settlements: [], reported: 0 });
}

/** The money that the books have at the partners. */
export function moneyAtPartners({ reconciled }: BooksDay): number {
  return reconciled?.ours ?? 0;
}

/** Money between shop and customer that has not come, or not gone back. */
export function openMoney({ sold, refunded, moved }: BooksDay): number {
  const isOpen = (place: string) => place === 'customers' || place === 'owed';
  const openIn = (money: BooksDay['sold']['money']) => money.filter(({ at }) => isOpen(at)).map(({ amount }) => amount);
  const moves = moved.map(({ to, from, amount }) => (isOpen(to) ? amount : 0) - (isOpen(from) ? amount : 0));
  return sum(openIn(sold.money)) - sum(openIn(refunded.money)) + sum(moves);
}

/** What does not add up in the books of an order. */
export function bookFaults(day: BooksDay, { order }: OrderState): readonly string[] {
  const unbalanced = verificationsOf(day).filter(({ postings }) => sum(postings.map(({ amount }) => amount)) !== 0);
  const rates = order?.totals.vat ?? [];
  const overdrawn = rates.flatMap(({ rate, taxable, vat }) => {
    const [sold, refunded] = [day.sold, day.refunded].map((trade) => trade.rates.find((row) => row.rate === rate));
    const paid = sold ? paidOf(sold) : 0;
    const back = refunded ? paidOf(refunded) : 0;
    return [
      ...(paid > taxable + vat ? [`sold ${paid} at ${rate} % of ${taxable + vat}`] : []),
      ...(back > paid ? [`refunded ${back} of ${paid} at ${rate} %`] : []),
      ...((refunded?.vat ?? 0) > (sold?.vat ?? 0) ? [`gave back more VAT than was due at ${rate} %`] : []),
    ];
  });
  return [...unbalanced.map(({ text }) => `${text} does not balance`), ...overdrawn];
}
