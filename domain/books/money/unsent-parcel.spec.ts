import { describe, expect, test } from 'vitest';

import type { Position } from '../../kernel/index.js';
import { AT, cream, dispatched, inTwoParcels, placed, vitamins } from '../../order/spec-events.js';
import type { OrderLine } from '../../order/index.js';
import { sumUp } from '../sum-up.js';
import { verificationsOf } from '../verifications.js';
import { orderEntries, type OrderMoneyEvent } from './order-money.js';
import type { Said } from './said.fixture.js';

const { data: order } = inTwoParcels(placed([cream, vitamins]));
const [creams, pills] = order.lines as readonly OrderLine[];
const { shipping } = order.totals;
const [creamTotal, pillTotal] = [creams?.total ?? 0, pills?.total ?? 0];

const started = (method: string): readonly Said[] => [
  { type: 'OrderPlaced', data: order },
  { type: 'PaymentStarted', data: { paymentId: order.paymentId, orderId: order.orderId, method, startedAt: AT } },
];
const captured = (captureId: string, amount: number): Said => ({
  type: 'PaymentCaptured',
  data: { captureId, amount, capturedAt: AT },
});
const sentWith = (due: number): readonly Said[] => [
  { type: 'OrderDispatched', eventId: 'd1', data: { ...dispatched.data, due, shipping, dispatchedAt: AT } },
  captured('d1', due),
];
const paidBack = (refundId: string, amount: number): Said => ({
  type: 'PaymentRefunded',
  data: { refundId, amount, refundedAt: AT },
});
const stopped: Said = {
  ...{ type: 'ParcelStopped', eventId: 's1' },
  data: {
    ...{ parcelId: '100001-2', reason: 'ångrat', stoppedAt: AT, stoppedOn: '2026-05-04', refund: pillTotal },
    lines: [{ lineId: '2', quantity: 1, refund: pillTotal }],
  },
};

/** What the accounts of the day sum up to. Each verification balances. */
function accountsOf(said: readonly Said[]) {
  const events = said.map((each, at) => ({
    ...{ eventId: `e${at}`, ...each },
    ...{ position: `${at}/0` as Position, effectiveAt: AT },
  })) as unknown as readonly OrderMoneyEvent[];
  const day = sumUp({ date: '2026-05-04', entries: orderEntries(events), settlements: [], reported: null });
  const sums = new Map<string, number>();
  for (const { postings } of verificationsOf(day)) {
    expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    for (const { account, amount } of postings) sums.set(account.number, (sums.get(account.number) ?? 0) + amount);
  }
  return (number: string) => sums.get(number) ?? 0;
}

const CARDS = '1580';
const INVOICES = '1581';
/** What is sold at the rate of food, with its VAT: the goods of the second parcel, but for a part of the freight. */
const food = (on: (account: string) => number) => -on('3002') - on('2621') - on('3003') - on('2631');

describe('a parcel that was stopped', () => {
  test('by card is never sold: the sale has the money of the other parcel', () => {
    const on = accountsOf([...started('scheme'), stopped, ...sentWith(creamTotal + shipping)]);
    expect(on(CARDS)).toBe(creamTotal + shipping);
    expect(food(on)).toBeLessThan(shipping);
  });

  test('by Swish was paid at once, and is paid back at its own rate', () => {
    const paid = [...started('swish'), captured(order.paymentId, order.totals.total)];
    const before = accountsOf(paid);
    const on = accountsOf([...paid, stopped, paidBack('s1', pillTotal)]);
    expect(on(CARDS)).toBe(order.totals.total - pillTotal);
    expect(food(before) - food(on)).toBe(pillTotal);
    expect(on('3001') + on('2611')).toBe(before('3001') + before('2611'));
  });
});

test('an invoice of which the warehouse lacked a piece is due without it, at the finance company', () => {
  const part = Math.round(creamTotal / 3);
  const short: Said = {
    type: 'ParcelShort',
    data: { shortId: 'p1', lines: [{ lineId: '1', quantity: 1, refund: part }], refund: part, sent: false, ends: null },
  };
  const on = accountsOf([...started('Invoice14Days'), short, ...sentWith(creamTotal - part + shipping)]);
  expect([on(INVOICES), on(CARDS)]).toEqual([creamTotal - part + shipping, 0]);
});

test('of goods that nobody collected, the fee stays with the shop as money of their sale', () => {
  const fee = { amount: 15_000, ruleVersion: 'delivery@2000-01-01' };
  const lines = [{ lineId: '1', quantity: 3, refund: creamTotal }];
  const back: Said = {
    type: 'ItemsReturned',
    data: { returnId: 'r1', lines, shipping: 0, refund: creamTotal - fee.amount, fee },
  };
  const sold = [...started('Invoice14Days'), ...sentWith(creamTotal + shipping)];
  const on = accountsOf([...sold, back, paidBack('r1', creamTotal - fee.amount)]);
  expect(on(INVOICES)).toBe(shipping + fee.amount);
});
