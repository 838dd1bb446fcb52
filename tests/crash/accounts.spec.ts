import { describe, expect, test } from 'vitest';

import type { SimulatedPayment } from '../../simulators/adyen/state.js';
import type { Shipment } from '../../simulators/warehouse/state.js';
import { openItems, type Accounts, type Killed } from './accounts.js';
import type { OrderBook, PaymentBook } from './shop-books.js';
import type { Letter } from '../../services/partners/simulated/simulated.js';

const placed = { orderNumber: '1001', paymentId: 'payment', cartId: 'cart', totals: { total: 19_900 } };
const book = { placed, confirmed: 1, dispatched: 1 } as unknown as OrderBook;
const paid: PaymentBook = { authorised: 1, captured: 19_900, captures: 1, refunded: 0 };
const held = { reference: 'payment', status: 'authorised', captured: 19_900, refunded: 0 } as SimulatedPayment;
const receivedAt = '2026-05-04T10:00:01.000Z';
const mail = { subject: 'Orderbekräftelse 1001', messageId: '<one@algort>', receivedAt } as Letter;
const leaving = { subject: 'Din order 1001 är på väg', messageId: '<left@algort>', receivedAt } as Letter;
const later = (letter: Letter, seconds: number): Letter => ({
  ...letter,
  receivedAt: new Date(Date.parse(receivedAt) + seconds * 1_000).toISOString(),
});
const killed = (second: number): Killed => ({
  from: Date.parse(receivedAt) + second * 1_000,
  to: Date.parse(receivedAt) + second * 1_000 + 500,
});
const letters = [mail, leaving];

interface Books {
  readonly order?: OrderBook | null;
  readonly payment?: PaymentBook;
  readonly partner?: readonly SimulatedPayment[];
  readonly shipment?: Partial<Shipment> | null;
  readonly letters?: readonly Letter[];
  readonly kills?: readonly Killed[];
}

function itemsOf({
  order = book,
  payment = paid,
  partner = [held],
  shipment = {},
  letters: sent = letters,
  kills = [],
}: Books): string[] {
  const accounts: Accounts = {
    promised: [{ orderId: 'order', paymentId: 'payment', method: 'scheme' }],
    shop: { orders: new Map(order ? [['order', order]] : []), payments: new Map([['payment', payment]]) },
    partners: {
      payments: partner,
      shipments: new Map(shipment ? [['order', shipment as Shipment]] : []),
      letters: sent,
    },
    kills,
  };
  return openItems(accounts).map(({ says }) => says);
}

describe('the accounts of a shop that was killed', () => {
  test('add up when the order was confirmed, shipped, captured and mailed once', () => {
    expect(itemsOf({})).toEqual([]);
  });

  test('allow a mail again after each kill, with the same id, and none without a kill', () => {
    const thrice = [...letters, later(mail, 10), later(mail, 20)];
    expect(itemsOf({ letters: thrice, kills: [killed(5), killed(15)] })).toEqual([]);
    expect(itemsOf({ letters: thrice, kills: [killed(5)] })).toEqual([
      'order: was mailed "Orderbekräftelse 1001" 1 times again without a kill',
    ]);
    const renamed = [...letters, later({ ...mail, messageId: '<two@algort>' }, 10)];
    expect(itemsOf({ letters: renamed, kills: [killed(5)] })).toEqual([
      'order: was mailed "Orderbekräftelse 1001" under several ids',
    ]);
  });

  test.each<[string, Books]>([
    ['order: is not confirmed', { order: null, partner: [] }],
    ['order: was confirmed 2 times', { order: { ...book, confirmed: 2 } }],
    ['order: is unknown to the warehouse', { shipment: null }],
    ['order: is cancelled at the warehouse', { shipment: { cancelled: true } }],
    ['order: was dispatched 0 times', { order: { ...book, dispatched: 0 } }],
    ['order: was authorised 2 times', { payment: { ...paid, authorised: 2 } }],
    ['order: 0 öre were captured', { payment: { ...paid, captured: 0 } }],
    ['order: was captured 2 times', { payment: { ...paid, captures: 2 } }],
    ['order: was paid back', { payment: { ...paid, refunded: 19_900 } }],
    ['order: was not mailed "Orderbekräftelse 1001"', { letters: [leaving] }],
    ['order: was not mailed "Din order 1001 är på väg"', { letters: [mail] }],
    ['payment: is unknown to the partner', { partner: [] }],
    ['payment: the partner holds 0 öre', { partner: [{ ...held, captured: 0 }] }],
    ['payment: our books say otherwise', { partner: [{ ...held, captured: 39_800 }] }],
    ['payment: is held without an order', { order: null }],
  ])('report that %s', (says, books) => {
    expect(itemsOf(books)).toContain(says);
  });

  test('report that a cart became two orders', () => {
    const accounts: Accounts = {
      promised: [],
      shop: {
        orders: new Map([
          ['one', book],
          ['two', book],
        ]),
        payments: new Map([['payment', paid]]),
      },
      partners: { payments: [held], shipments: new Map(), letters },
      kills: [],
    };
    expect(openItems(accounts).map(({ says }) => says)).toContain('cart cart: became two orders');
  });
});
