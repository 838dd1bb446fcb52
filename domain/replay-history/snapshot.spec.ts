import { expect, test } from 'vitest';

import { ended } from '../member/spec-events.js';
import { openHistory } from './history.js';
import { snapshot, snapshotAt, type Snapshot } from './snapshot.js';
import { purchase, soap } from './spec-history.js';

const history = openHistory(purchase().events);
const values = ({ member }: Snapshot) =>
  Object.fromEntries(member?.values.map(({ path, value }) => [path.replace('member/', ''), value]) ?? []);

test('an order with all goods returned is shown as returned, not as delivered', () => {
  const returnedAt = '2025-03-10T09:00:00.000Z';
  const money = { refund: 9_800, shipping: 0, pointsBasis: 0, fee: null };
  const back = { returnId: 'r', lines: [], ...money, returnedOn: '2025-03-10' };
  const returned = (whole: boolean) =>
    purchase().order('1', returnedAt, { type: 'ItemsReturned', data: { ...back, whole, returnedAt } }).events;
  expect(snapshotAt(openHistory(returned(false)), returnedAt).orders).toMatchObject([{ phase: 'dispatched' }]);
  expect(snapshotAt(openHistory(returned(true)), returnedAt).orders).toMatchObject([{ phase: 'returned' }]);
});

test('before the first event there is nothing to show', () => {
  expect(snapshot(history.at(0))).toEqual({ step: 0, instant: null, date: null, carts: [], member: null, orders: [] });
});

test('while shopping the snapshot shows the cart with its total, and the cheque that can be used', () => {
  const shown = snapshotAt(history, '2025-03-01T10:02:00.000Z');
  expect(shown.carts).toMatchObject([
    { cartId: 'cart-1', phase: 'open', lines: [{ ...soap, quantity: 2, total: 9_800 }], totals: { total: 9_800 } },
  ]);
  expect(values(shown)).toEqual({
    member: 'active',
    balance: 0,
    converted: 1000,
    'window-points': 0,
    level: '+',
    'level-reason': 'start',
    rate: 2,
    'protected-until': null,
    'cheques/cheque-1': 'active',
  });
  expect(shown.member?.cheques).toMatchObject([{ status: 'active', amount: 2_000 }]);
  expect(shown.orders).toEqual([]);
});

test('during payment the snapshot shows the cart frozen and the order placed', () => {
  const shown = snapshotAt(history, '2025-03-01T10:05:30.000Z');
  expect(shown.carts[0]?.phase).toBe('frozen');
  expect(shown.orders).toEqual([
    {
      orderId: '1',
      orderNumber: '101',
      phase: 'placed',
      placedAt: '2025-03-01T10:05:01.000Z',
      total: 9_800,
      returned: 0,
      trackingNumber: null,
      payment: { paymentId: 'pay-1', method: 'scheme', phase: 'started', capture: null, refunded: 0 },
    },
  ]);
});

test('after dispatch the snapshot shows points, and the reason of the level', () => {
  const shown = snapshotAt(history, '2025-03-04T12:00:00.000Z');
  expect(shown.carts).toEqual([]);
  expect(shown.date).toBe('2025-03-04');
  expect(values(shown)).toMatchObject({
    balance: 1200,
    'window-points': 1200,
    level: '++',
    'protected-until': '2026-03-03',
  });
  expect(shown.member?.level).toMatchObject({ level: '++', reason: 'earned', protectedUntil: '2026-03-03' });
});

test('a later moment without events still changes dates: points leave the window and the cheque expires', () => {
  expect(values(snapshotAt(history, '2026-03-02T23:00:00.000Z'))).toMatchObject({
    balance: 1200,
    'window-points': 0,
    'level-reason': 'protected',
    'cheques/cheque-1': 'expired',
  });
});

test('an ended membership shows no level and no points', () => {
  const after = purchase().member('member-1', '2025-06-01T10:00:00.000Z', {
    ...ended,
    data: { ...ended.data, pointsLapsed: 1200 },
  });
  const shown = snapshotAt(openHistory(after.events), '2025-06-02T10:00:00.000Z');
  expect(values(shown)).toEqual({ member: 'ended', 'cheques/cheque-1': 'lapsed' });
  expect(shown.member).toMatchObject({ level: null, end: { pointsLapsed: 1200 } });
});
