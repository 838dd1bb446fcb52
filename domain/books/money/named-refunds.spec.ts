import { expect, test } from 'vitest';

import type { OrderLine } from '../../order/index.js';
import { cream, dispatched, placed, vitamins } from '../../order/spec-events.js';
import { ratesOf, type Said } from './said.fixture.js';

const AT = '2026-05-05T10:00:00.000Z';
const { data: order } = placed([cream, vitamins]);
const [creams, pills] = order.lines as readonly OrderLine[];
const { total, shipping } = order.totals;
const creamRate = creams?.vatRate ?? 0;
const pillRate = pills?.vatRate ?? 0;
const pillTotal = pills?.total ?? 0;

const startedBy = (method: string): readonly Said[] => [
  { type: 'OrderPlaced', data: order },
  { type: 'PaymentStarted', data: { paymentId: order.paymentId, orderId: order.orderId, method, startedAt: AT } },
];
const sold: readonly Said[] = [
  ...startedBy('scheme'),
  {
    ...{ type: 'OrderDispatched', eventId: 'd1' },
    data: { ...dispatched.data, lineIds: ['1', '2'], due: total, shipping, dispatchedAt: AT },
  },
  { type: 'PaymentCaptured', data: { captureId: 'd1', amount: total, capturedAt: AT } },
];
const staffGive = (refundId: string, amount: number, lines: readonly object[]): readonly Said[] => [
  { type: 'StaffRefundGiven', data: { refundId, amount, lines } },
  paidBack(refundId, amount),
];
function paidBack(refundId: string, amount: number): Said {
  return { type: 'PaymentRefunded', data: { refundId, amount, refundedAt: AT } };
}
const refunds = (said: readonly Said[]) =>
  ratesOf(said)
    .filter(({ kind }) => kind === 'refunded')
    .map(({ paid }) => paid);

test('what staff pay back of a line is booked at its rate', () => {
  expect(refunds([...sold, ...staffGive('g1', 500, [{ lineId: '2', amount: 500 }])])).toEqual([{ [pillRate]: 500 }]);
});

test('what a complaint brings is booked at the rates of its goods, also from before staff refunds named them', () => {
  const lines = [
    { lineId: '1', amount: 700 },
    { lineId: '2', amount: 300 },
  ];
  const accepted: Said = { type: 'ComplaintAccepted', data: { refundId: 'g1', lines, amount: 1000 } };
  const parts = { [creamRate]: 700, [pillRate]: 300 };
  expect(refunds([...sold, accepted, ...staffGive('g1', 1000, [])])).toEqual([parts]);
  expect(refunds([...sold, ...staffGive('g1', 1000, lines)])).toEqual([parts]);
});

test('goods that come back after a part was paid back give the rest at their own rate', () => {
  const back = [{ lineId: '2', quantity: 1, refund: pillTotal }];
  const returned: Said = {
    type: 'ItemsReturned',
    data: { returnId: 'r1', lines: back, shipping: 0, refund: pillTotal - 500, fee: null },
  };
  const all = [...sold, ...staffGive('g1', 500, [{ lineId: '2', amount: 500 }]), returned];
  expect(refunds([...all, paidBack('r1', pillTotal - 500)])).toEqual([
    { [pillRate]: 500 },
    { [pillRate]: pillTotal - 500 },
  ]);
});

test('an order that ends as short after an earlier short pick gives back the other goods at their own rate', () => {
  const short = (shortId: string, lineId: string, quantity: number, refund: number, ends: string | null): Said => ({
    type: 'ParcelShort',
    data: { shortId, lines: [{ lineId, quantity, refund }], refund, sent: false, ends },
  });
  const all = refunds([
    ...startedBy('swish'),
    { type: 'PaymentCaptured', data: { captureId: order.paymentId, amount: total, capturedAt: AT } },
    short('s1', '2', 1, pillTotal, null),
    paidBack('s1', pillTotal),
    short('s2', '1', 3, creams?.total ?? 0, 'order'),
    { type: 'OrderCancelled', eventId: 'c1', data: { reason: 'short', cancelledAt: AT } },
    paidBack('c1', total - pillTotal),
  ]);
  const soldPill = ratesOf(sold)[0]?.paid[pillRate] ?? 0;
  expect(all[0]).toEqual({ [pillRate]: pillTotal });
  expect(all[1]?.[pillRate] ?? 0).toBe(soldPill - pillTotal);
  expect(all[1]?.[creamRate]).toBe(total - soldPill);
});

test('a sale of which the bank took the money back, and whose goods came back, is undone at its own rates', () => {
  const failed: Said = { type: 'CaptureFailed', data: { captureId: 'd1', failedAt: AT, undone: total } };
  const dropped: Said = { type: 'CaptureDropped', data: { captureId: 'd1', reason: 'nothing-due' } };
  expect(refunds([...sold, failed, dropped])).toEqual([ratesOf(sold)[0]?.paid]);
  expect(refunds([...sold, dropped])).toEqual([]);
});
