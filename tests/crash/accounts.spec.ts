import { describe, expect, test } from '@jest/globals';

import type { SimulatedPayment } from '../../services/partners/adyen/simulator/state.js';
import type { Letter } from '../../services/partners/mail/mailbox/letters.js';
import type { Shipment } from '../../services/partners/warehouse/simulator/state.js';
import { openItems, type Accounts } from './accounts.js';
import { sharesOf, shuffled } from './kills.js';
import type { OrderBook, PaymentBook } from './shop-books.js';

const placed = { orderNumber: '1001', paymentId: 'payment', cartId: 'cart', totals: { total: 19_900 } };
const book = { placed, confirmed: 1, dispatched: 1 } as unknown as OrderBook;
const paid: PaymentBook = { authorised: 1, captured: 19_900, captures: 1, refunded: 0 };
const held = { reference: 'payment', status: 'authorised', captured: 19_900, refunded: 0 } as SimulatedPayment;
const mail = { subject: 'Orderbekräftelse 1001', messageId: '<one@algort>' } as Letter;

interface Books {
  readonly order?: OrderBook | null;
  readonly payment?: PaymentBook;
  readonly partner?: readonly SimulatedPayment[];
  readonly shipped?: boolean;
  readonly letters?: readonly Letter[];
}

function itemsOf({
  order = book,
  payment = paid,
  partner = [held],
  shipped = true,
  letters = [mail],
}: Books): string[] {
  const accounts: Accounts = {
    promised: [{ orderId: 'order', paymentId: 'payment', method: 'scheme' }],
    shop: { orders: new Map(order ? [['order', order]] : []), payments: new Map([['payment', payment]]) },
    partners: { payments: partner, shipments: new Map(shipped ? [['order', {} as Shipment]] : []), letters },
    mostMails: 2,
  };
  return [...openItems(accounts)];
}

describe('the accounts of a shop that was killed', () => {
  test('tie when the order was confirmed, shipped, captured and mailed once', () => {
    expect(itemsOf({})).toEqual([]);
  });

  test('allow one more mail of the same id after a kill, and no third', () => {
    expect(itemsOf({ letters: [mail, mail] })).toEqual([]);
    expect(itemsOf({ letters: [mail, mail, mail] })).toEqual(['order: was mailed 3 times']);
    expect(itemsOf({ letters: [mail, { ...mail, messageId: '<two@algort>' }] })).toEqual([
      'order: was mailed under several ids',
    ]);
  });

  test.each<[string, Books]>([
    ['order: is not confirmed', { order: null, partner: [] }],
    ['order: was confirmed 2 times', { order: { ...book, confirmed: 2 } }],
    ['order: is unknown to the warehouse', { shipped: false }],
    ['order: was dispatched 0 times', { order: { ...book, dispatched: 0 } }],
    ['order: was authorised 2 times', { payment: { ...paid, authorised: 2 } }],
    ['order: 0 öre were captured', { payment: { ...paid, captured: 0 } }],
    ['order: was mailed 0 times', { letters: [] }],
    ['payment: the partner holds 0 öre', { partner: [{ ...held, captured: 0 }] }],
    ['payment: our books say otherwise', { partner: [{ ...held, captured: 39_800 }] }],
    ['payment: is held without an order', { order: null }],
  ])('say that %s', (says, books) => {
    expect(itemsOf(books)).toContain(says);
  });

  test('say that a cart became two orders', () => {
    const accounts: Accounts = {
      promised: [],
      shop: {
        orders: new Map([
          ['one', book],
          ['two', book],
        ]),
        payments: new Map([['payment', paid]]),
      },
      partners: { payments: [held], shipments: new Map(), letters: [mail] },
      mostMails: 1,
    };
    expect(openItems(accounts)).toContain('cart cart: became two orders');
  });
});

test('five hundred kills are 170 of the shop, 170 of the server, 140 of backends and 20 of leaders', () => {
  expect(sharesOf(500)).toEqual({ shop: 170, database: 170, backend: 140, leader: 20 });
  expect(shuffled({ shop: 2, backend: 1 }, () => 0).toSorted()).toEqual(['backend', 'shop', 'shop']);
});
