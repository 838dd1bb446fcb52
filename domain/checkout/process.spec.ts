import { describe, expect, test } from 'vitest';
import fc from 'fast-check';

import type { CartProduct } from '../cart/index.js';
import { owedTotal, type OrderCommand } from '../order/index.js';
import { moneyHeld, statedSek } from '../payment/index.js';
import { SpecShop, type ManagerName } from './spec-shop.js';
import { startPayment } from './start-payment.js';

const ON = '2026-05-04';
const AT = '2026-05-04T10:00:00.000Z';
const LATER = '2026-05-04T11:00:00.000Z';
const TOMORROW = '2026-05-05T12:00:00.000Z';
const TOTAL = 2 * 9900 + 45_500 - 2000 + 4900;

const shown = { brand: null, packageText: null, atcCode: null, lowestPrice30Days: null, comparisonPrice: null };
const alvedon: CartProduct = {
  varuId: '014512',
  name: 'Alvedon 500 mg',
  type: 'Ex',
  unitPrice: 9900,
  vatClass: 'goods',
  flags: ['Paracetamol'],
  weightGrams: 40,
};
const cream: CartProduct = {
  ...alvedon,
  varuId: '772201',
  name: 'Ansiktskräm',
  type: 'Ha',
  unitPrice: 45_500,
  flags: [],
};
const contact = {
  firstName: 'Astrid',
  lastName: 'Ek',
  email: 'astrid@example.se',
  phoneNumber: '0701234567',
  street: 'Storgatan 1',
  postalCode: '11122',
  city: 'Stockholm',
  careOf: null,
};

/** A member's cart with a cheque of 20 kr, frozen for an order whose payment is pending. */
function checkout(paymentMethod: string): SpecShop {
  const shop = new SpecShop();
  shop.record('member', 'm', [
    {
      type: 'MemberRegistered',
      data: {
        memberId: 'm',
        customerId: 'c',
        memberNumber: '9',
        email: '',
        mobileNumber: '',
        registeredOn: '2025-01-01',
      },
    },
    {
      type: 'ChequeIssued',
      data: {
        chequeId: 'q',
        amount: 2000,
        pointsConverted: 1000,
        lots: [],
        level: '+',
        rate: 2,
        issuedOn: '2026-04-30',
        validFrom: '2026-05-01',
        validTo: '2026-07-31',
        convertedThisYear: 1000,
        ruleVersion: 'cheque-rule@2020-01-01',
      },
    },
    { type: 'ChequeReserved', data: { chequeId: 'q', cartId: 'k', reservedAt: AT } },
  ]);
  shop.send({
    slice: 'cart',
    key: 'k',
    command: { type: 'AddItem', cartId: 'k', customerId: 'c', product: alvedon, quantity: 2, on: ON },
  });
  shop.send({
    slice: 'cart',
    key: 'k',
    command: { type: 'AddItem', cartId: 'k', customerId: 'c', product: cream, quantity: 1, on: ON },
  });
  shop.send({
    slice: 'cart',
    key: 'k',
    command: {
      type: 'ApplyCheque',
      customerId: 'c',
      memberId: 'm',
      chequeId: 'q',
      amount: 2000,
      validTo: '2026-07-31',
      on: ON,
    },
  });
  shop.send({
    slice: 'cart',
    key: 'k',
    command: { type: 'StartCheckout', customerId: 'c', orderId: 'o', seen: shop.state('cart', 'k'), at: AT, on: ON },
  });
  shop.send({
    slice: 'order',
    key: 'o',
    command: {
      type: 'PlaceOrder',
      orderId: 'o',
      orderNumber: '100001',
      cartId: 'k',
      customerId: 'c',
      memberId: 'm',
      placedAt: AT,
      lines: shop.state('cart', 'k').lines.map((line) => ({ ...line, ...shown })),
      cheque: { chequeId: 'q', amount: 2000 },
      delivery: { optionId: 'agent', name: 'Ombud', price: 4900, promise: '1–2 vardagar', earliest: ON, latest: ON },
      paymentId: 'p',
      paymentMethod,
      contact,
      shelfKey: 's',
      trackingKey: 't',
    },
  });
  const placed = shop.state('order', 'o').order;
  if (placed) shop.send({ slice: 'payment', key: 'p', command: startPayment(placed) });
  return shop;
}

const authorised = (psp: string) => (shop: SpecShop) =>
  shop.send({
    slice: 'payment',
    key: 'p',
    command: { type: 'Authorise', pspReference: psp, stated: statedSek(TOTAL), authorisedAt: AT },
  });

function bring(shop: SpecShop, returnId: string, quantities: Readonly<Record<string, number>>): void {
  const lines = Object.entries(quantities).map(([lineId, quantity]) => ({ lineId, quantity }));
  shop.send({ slice: 'order', key: 'o', command: { type: 'ReturnItems', returnId, lines, returnedAt: LATER } });
}

function confirmCapture(shop: SpecShop): void {
  const { capture } = shop.state('payment', 'p');
  if (!capture) return;
  const { captureId, attempt, amount } = capture;
  shop.send({
    slice: 'payment',
    key: 'p',
    command: {
      type: 'ConfirmCapture',
      captureId,
      attempt,
      stated: statedSek(amount),
      pspReference: 'capture',
      capturedAt: LATER,
    },
  });
}

function failCapture(shop: SpecShop): void {
  const { captureId = 'none', attempt = 1 } = shop.state('payment', 'p').capture ?? {};
  const command = { type: 'FailCapture', captureId, attempt, stated: null, reason: 'bank', failedAt: LATER } as const;
  shop.send({ slice: 'payment', key: 'p', command });
}

function confirmRefunds(shop: SpecShop): void {
  for (const { refundId, attempt, amount } of shop.state('payment', 'p').refunds) {
    shop.send({
      slice: 'payment',
      key: 'p',
      command: {
        type: 'ConfirmRefund',
        refundId,
        attempt,
        stated: statedSek(amount),
        pspReference: 'refund',
        refundedAt: LATER,
      },
    });
  }
}

function confirmReversals(shop: SpecShop): void {
  for (const { reversalId, attempt } of shop.state('payment', 'p').reversals) {
    shop.send({
      slice: 'payment',
      key: 'p',
      command: { type: 'ConfirmReversal', reversalId, attempt, pspReference: 'reversal', reversedAt: LATER },
    });
  }
}

/** Runs a command unless the warehouse has stopped the order. A stopped order is never dispatched. */
function unlessStopped(shop: SpecShop, command: OrderCommand): void {
  if (shop.state('order', 'o').phase !== 'cancelled') shop.send({ slice: 'order', key: 'o', command });
}

const answered = (answer: 'stopped' | 'too-late') => (shop: SpecShop) =>
  shop.send({ slice: 'order', key: 'o', command: { type: 'AnswerCancellation', answer, answeredAt: AT } });

/**
 * Everything that can happen to a purchase. It comes from the browser, the partner, the warehouse, staff or the clock.
 */
const news: Readonly<Record<string, (shop: SpecShop) => void>> = {
  'the partner authorises': authorised('psp-1'),
  'another attempt is authorised': authorised('psp-2'),
  'the partner refuses': (shop) =>
    shop.send({
      slice: 'payment',
      key: 'p',
      command: { type: 'Refuse', pspReference: 'psp-1', stated: null, reason: 'DECLINED', refusedAt: AT },
    }),
  'the shopper must act': (shop) =>
    shop.send({
      slice: 'payment',
      key: 'p',
      command: { type: 'RequireAction', action: 'threeDS2', pspReference: 'psp-1' },
    }),
  'the shopper turns back': (shop) =>
    shop.send({
      slice: 'payment',
      key: 'p',
      command: { type: 'Cancel', reason: 'shopper', cancelledAt: AT, refundId: 'r-shopper' },
    }),
  'the clock is early': (shop) => shop.send({ slice: 'payment', key: 'p', command: { type: 'TimeOut', at: AT } }),
  'time is up': (shop) => shop.send({ slice: 'payment', key: 'p', command: { type: 'TimeOut', at: LATER } }),
  'the parcel leaves': (shop) =>
    unlessStopped(shop, { type: 'Dispatch', trackingNumber: '100001-1', carrier: 'PostNord', dispatchedAt: LATER }),
  'the parcel arrives': (shop) =>
    unlessStopped(shop, { type: 'Deliver', trackingNumber: '100001-1', carrier: 'PostNord', deliveredAt: LATER }),
  'staff cancel': (shop) =>
    shop.send({
      slice: 'order',
      key: 'o',
      command: { type: 'Cancel', by: 'staff', reason: 'slut i lager', cancelledAt: AT },
    }),
  'the warehouse has stopped the parcel': answered('stopped'),
  'the warehouse is too late': answered('too-late'),
  'one pack comes back': (shop) => bring(shop, 'r1', { 1: 1 }),
  'another pack comes back': (shop) => bring(shop, 'r2', { 1: 1 }),
  'the cream comes back': (shop) => bring(shop, 'r3', { 2: 1 }),
  'the partner captures': confirmCapture,
  'the capture fails': failCapture,
  'the partner refunds': confirmRefunds,
};

type Step = { readonly news: string } | { readonly follower: ManagerName; readonly again: number | null };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ news: fc.constantFrom(...Object.keys(news)) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      follower: fc.constantFrom<ManagerName>('checkout', 'fulfilment'),
      again: fc.option(fc.nat(60), { freq: 2 }),
    }),
  },
);

/** The steps of the purchase before the random part begins. */
const progress = fc.constantFrom([], ['the partner authorises'], ['the partner authorises', 'the parcel leaves']);

function play(shop: SpecShop, steps: readonly Step[]): void {
  for (const one of steps) {
    if ('news' in one) news[one.news]?.(shop);
    else if (one.again === null) shop.advance(one.follower);
    else shop.redeliver(one.follower, one.again);
  }
}

/** Lets time pass: open payments time out, followers catch up, the partner does its work. */
function comeToRest(shop: SpecShop): void {
  news['time is up']?.(shop);
  news['the warehouse has stopped the parcel']?.(shop);
  shop.settle();
  shop.send({ slice: 'payment', key: 'p', command: { type: 'RetryDue', at: TOMORROW } });
  confirmCapture(shop);
  confirmRefunds(shop);
  confirmReversals(shop);
  shop.settle();
}

function expectOneOutcome(shop: SpecShop): void {
  const [order, payment, cart] = [shop.state('order', 'o'), shop.state('payment', 'p'), shop.state('cart', 'k')];
  const confirmed = shop.count('OrderConfirmed');
  expect(shop.count('OrderPlaced')).toBe(1);
  expect(shop.count('PaymentAuthorised', 'PaymentRefused')).toBeLessThanOrEqual(1);
  expect(confirmed + shop.count('OrderFailed')).toBeLessThanOrEqual(1);
  expect(order.phase).not.toBe('placed');
  expect(cart.phase).toBe(confirmed ? 'closed' : 'open');

  const taken = payment.started?.capture === 'at-once' || order.dispatchedAt !== null;
  expect(moneyHeld(payment)).toBe(taken ? owedTotal(order) : 0);
  for (const { pspReference } of payment.late)
    expect(payment.reversals.find((each) => each.pspReference === pspReference)?.status).toBe('reversed');
}

function expectClubToTie(shop: SpecShop): void {
  const [order, { lots, cheques }] = [shop.state('order', 'o'), shop.state('member', 'm')];
  const kept = order.confirmedAt !== null && order.phase !== 'cancelled' && owedTotal(order) > 0;
  const spent = cheques.find(({ chequeId }) => chequeId === 'q')?.status;
  expect(spent).toBe(kept ? 'redeemed' : order.confirmedAt ? 'open' : 'reserved');
  expect(lots.length).toBe(order.dispatchedAt ? 1 : 0);
  if (order.dispatchedAt && !kept) expect(lots[0]?.remaining).toBe(0);
}

describe('whatever arrives, in any order and any number of times', () => {
  test.each(['scheme', 'swish'])('a purchase by %s has one outcome, and its money ties to the order', (method) => {
    fc.assert(
      fc.property(progress, fc.array(step, { maxLength: 60, size: 'max' }), (before, steps) => {
        const shop = checkout(method);
        before.forEach((event) => {
          news[event]?.(shop);
          shop.settle();
        });
        play(shop, steps);
        comeToRest(shop);
        expectOneOutcome(shop);
        expectClubToTie(shop);
      }),
      { numRuns: 400 },
    );
  });
});
