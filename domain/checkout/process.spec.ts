import { describe, expect, test } from 'vitest';
import fc from 'fast-check';

import { owedTotal } from '../order/index.js';
import { moneyHeld } from '../payment/index.js';
import { confirmCapture, confirmRefunds, confirmReversals, news } from './spec-news.js';
import { checkout } from './spec-purchase.js';
import type { ManagerName, SpecShop } from './spec-shop.js';

const TOMORROW = '2026-05-05T12:00:00.000Z';

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
