import { expect, test } from 'vitest';

import type { OrderLine } from '../../order/index.js';
import { cream, dispatched, placed, vitamins } from '../../order/spec-events.js';
import { orderEntries, type OrderMoneyEvent } from './order-money.js';
import { ratesOf, type Said } from './said.fixture.js';

const AT = '2026-05-05T10:00:00.000Z';
const { data: order } = placed([cream, vitamins]);
const [creams, pills] = order.lines as readonly OrderLine[];
const { total, shipping } = order.totals;

const started = (method: string): readonly Said[] => [
  { type: 'OrderPlaced', data: order },
  { type: 'PaymentStarted', data: { paymentId: order.paymentId, orderId: order.orderId, method, startedAt: AT } },
];
const short = (sent: boolean, refund: number): Said => ({
  type: 'ParcelShort',
  data: { shortId: 's1', lines: [{ lineId: '2', quantity: 1, refund }], refund, sent, ends: null },
});
const sentWith = (due: number): readonly Said[] => [
  {
    ...{ type: 'OrderDispatched', eventId: 'd1' },
    data: { ...dispatched.data, lineIds: ['1', '2'], due, shipping, dispatchedAt: AT },
  },
  { type: 'PaymentCaptured', data: { captureId: 'd1', amount: due, capturedAt: AT } },
];
const paidBack = (refundId: string, amount: number): Said => ({
  type: 'PaymentRefunded',
  data: { refundId, amount, refundedAt: AT },
});
const creamRate = creams?.vatRate ?? 0;
const pillRate = pills?.vatRate ?? 0;
const pillTotal = pills?.total ?? 0;

test('goods that the warehouse lacked are in no sale, and other goods keep their rate', () => {
  const [sold] = ratesOf([...started('scheme'), short(false, pillTotal), ...sentWith(total - pillTotal)]);
  expect(sold?.paid[pillRate] ?? 0).toBeLessThan(shipping);
  const [whole] = ratesOf([...started('scheme'), ...sentWith(total)]);
  expect(sold?.paid[creamRate]).toBe(whole?.paid[creamRate]);
});

test('lacking goods that were paid at once are paid back at their own rate', () => {
  const all = ratesOf([
    ...started('swish'),
    { type: 'PaymentCaptured', data: { captureId: order.paymentId, amount: total, capturedAt: AT } },
    short(false, pillTotal),
    paidBack('s1', pillTotal),
  ]);
  expect(all[1]).toEqual({ kind: 'refunded', paid: { [pillRate]: pillTotal } });
});

test('goods that were lacking in a sent parcel are paid back at their own rate', () => {
  const all = ratesOf([...started('scheme'), ...sentWith(total), short(true, pillTotal), paidBack('s1', pillTotal)]);
  expect(all[1]).toEqual({ kind: 'refunded', paid: { [pillRate]: pillTotal } });
});

test('the freight of an order of which nothing is left is paid back as freight', () => {
  const left: Said = { type: 'NothingLeft', eventId: 'n1', data: { freight: shipping, leftAt: AT } };
  const said = [...started('scheme'), ...sentWith(total), left, paidBack('n1', shipping)];
  const events = said.map((each, at) => ({ eventId: `e${at}`, ...each, position: `${at}/0`, effectiveAt: AT }));
  const [, refund] = orderEntries(events as unknown as OrderMoneyEvent[]);
  const rates = refund && 'rates' in refund ? refund.rates : [];
  expect(rates.reduce((sum, { freight }) => sum + freight, 0)).toBe(shipping);
});

test('the fee for goods that nobody collected is borne by their own rates', () => {
  const back = {
    ...{ returnId: 'r1', lines: [{ lineId: '1', quantity: 3, refund: creams?.total ?? 0 }], shipping: 0 },
    ...{ refund: (creams?.total ?? 0) - 15_000, fee: { amount: 15_000, ruleVersion: 'delivery@2000-01-01' } },
  };
  const all = ratesOf([
    ...started('scheme'),
    ...sentWith(total),
    { type: 'ItemsReturned', data: back },
    paidBack('r1', back.refund),
  ]);
  expect(all[1]).toEqual({ kind: 'refunded', paid: { [creamRate]: back.refund } });
});

test('money for no named goods is not paid back at the rate of goods that were never sent', () => {
  const given: Said = { type: 'StaffRefundGiven', data: { refundId: 'g1', amount: shipping, lines: [] } };
  const sale = [...started('scheme'), short(false, pillTotal), ...sentWith(total - pillTotal)];
  const goods: Said = {
    type: 'ItemsReturned',
    data: { returnId: 'r1', lines: [{ lineId: '1', quantity: 3, refund: creams?.total }], shipping: 0, fee: null },
  };
  const [sold, first, second] = ratesOf([
    ...[...sale, goods, paidBack('r1', creams?.total ?? 0)],
    ...[given, paidBack('g1', shipping)],
  ]);
  const paidBackAt = (rate: number) => (first?.paid[rate] ?? 0) + (second?.paid[rate] ?? 0);
  expect([paidBackAt(creamRate), paidBackAt(pillRate)]).toEqual([sold?.paid[creamRate], sold?.paid[pillRate]]);
});
