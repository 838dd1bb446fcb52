import { expect, test } from 'vitest';

import { compareMoments } from './compare-moments.js';
import { openHistory } from './history.js';
import { snapshotAt } from './snapshot.js';
import { purchase } from './spec-history.js';

const history = openHistory(purchase().events);
const shopping = snapshotAt(history, '2025-03-01T10:02:00.000Z');

test('there is no difference between a moment and itself', () => {
  expect(compareMoments(shopping, shopping)).toEqual([]);
});

test('from shopping to dispatch: what disappeared, what is new, what rose', () => {
  expect(compareMoments(shopping, snapshotAt(history, '2025-03-03T09:00:00.000Z'))).toEqual([
    { path: 'carts/cart-1', kind: 'cart', name: '', before: 'open', after: null },
    { path: 'carts/cart-1/lines/100', kind: 'cart-line', name: 'Mild tvål 300 ml', before: 2, after: null },
    { path: 'carts/cart-1/total', kind: 'cart-total', name: '', before: 9_800, after: null },
    { path: 'member/balance', kind: 'balance', name: '', before: 0, after: 1200 },
    { path: 'member/window-points', kind: 'window-points', name: '', before: 0, after: 1200 },
    { path: 'member/level', kind: 'level', name: '', before: '+', after: '++' },
    { path: 'member/protected-until', kind: 'protected-until', name: '', before: null, after: '2026-03-03' },
    { path: 'member/level-reason', kind: 'level-reason', name: '++', before: 'start', after: 'earned' },
    { path: 'member/rate', kind: 'rate', name: '', before: 2, after: 2.2 },
    { path: 'orders/1', kind: 'order', name: '101', before: null, after: 'dispatched' },
    { path: 'orders/1/payment', kind: 'payment', name: '101', before: null, after: 'authorised' },
  ]);
});

test('a cheque that became usable is a difference, although no event was recorded', () => {
  const before = snapshotAt(history, '2025-01-31T22:59:59.999Z');
  const after = snapshotAt(history, '2025-01-31T23:00:00.000Z');
  expect(compareMoments(before, after)).toEqual([
    { path: 'member/cheques/cheque-1', kind: 'cheque', name: '2025-01-31', before: 'future', after: 'active' },
  ]);
});
