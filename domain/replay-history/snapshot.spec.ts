import { expect, test } from '@jest/globals';

import { openHistory } from './history.js';
import { snapshot, snapshotAt } from './snapshot.js';
import { purchase, soap } from './spec-history.js';

const history = openHistory(purchase().events);

test('before anything there is nothing to show', () => {
  expect(snapshot(history.at(0))).toEqual({ step: 0, instant: null, date: null, carts: [], member: null, orders: [] });
});

test('while shopping: the cart with its total, and the cheque that can be used', () => {
  const shown = snapshotAt(history, '2025-03-01T10:02:00.000Z');
  expect(shown.carts).toMatchObject([
    { cartId: 'cart-1', phase: 'open', lines: [{ ...soap, quantity: 2, total: 9_800 }], totals: { total: 9_800 } },
  ]);
  expect(shown.member).toMatchObject({
    balance: 0,
    windowPoints: 0,
    level: { level: '+', reason: 'start' },
    cheques: [{ status: 'active', amount: 2_000 }],
  });
  expect(shown.orders).toEqual([]);
});

test('while paying: the cart frozen, the order placed', () => {
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

test('after dispatch: points, and why the level is what it is', () => {
  const { member, carts, date } = snapshotAt(history, '2025-03-04T12:00:00.000Z');
  expect(carts).toEqual([]);
  expect(date).toBe('2025-03-04');
  expect(member).toMatchObject({
    balance: 1200,
    windowPoints: 1200,
    level: { level: '++', reason: 'earned', protectedUntil: '2026-03-03' },
  });
});

test('a later moment without events still moves dates: the window empties and the cheque expires', () => {
  const { member } = snapshotAt(history, '2026-03-02T23:00:00.000Z');
  expect(member).toMatchObject({
    balance: 1200,
    windowPoints: 0,
    level: { reason: 'protected' },
    cheques: [{ status: 'expired' }],
  });
});
