import { expect, test } from '@jest/globals';

import { earned } from '../membership/spec-events.js';
import { eventsBehind } from './events-behind.js';
import { openHistory } from './history.js';
import { purchase, soap } from './spec-history.js';

const recorder = purchase()
  .cart('2', '2025-04-01T10:00:00.000Z', { type: 'CartStarted', data: { cartId: '2', customerId: 'customer-1' } })
  .cart('2', '2025-04-01T10:01:00.000Z', {
    type: 'ItemAdded',
    data: { shopper: 'customer:customer-1', product: soap, added: 1, quantity: 1 },
  })
  .cart('2', '2025-04-01T10:02:00.000Z', {
    type: 'ItemAdded',
    data: { shopper: 'customer:customer-1', product: { ...soap, varuId: '200' }, added: 1, quantity: 1 },
  })
  .member('1', '2026-04-01T10:00:00.000Z', earned('2', 40, '2026-04-01'));
const history = openHistory(recorder.events);
const last = history.events.length;

const typesBehind = (path: string, step = last) => eventsBehind(history, step, path).map(({ type }) => type);

test.each([
  ['member/balance', ['ChequeIssued', 'PointsEarned', 'PointsEarned']],
  ['member/window-points', ['PointsEarned']],
  ['member/level', ['LevelChanged', 'PointsEarned']],
  ['member/cheques/cheque-1', ['ChequeIssued']],
  ['member', ['MemberRegistered']],
  ['orders/1', ['OrderPlaced', 'OrderConfirmed', 'OrderDispatched']],
  ['orders/1/payment', ['PaymentStarted', 'PaymentAuthorised']],
  ['carts/2/lines/200', ['ItemAdded']],
  ['carts/2/total', ['CartStarted', 'ItemAdded', 'ItemAdded']],
  ['elsewhere', []],
])('behind %s stand %j', (path, types) => {
  expect(typesBehind(path)).toEqual(types);
});

test('only what had happened by then, and what the window of that day counted', () => {
  expect(typesBehind('member/level', 13)).toEqual(['PointsEarned', 'LevelChanged']);
  expect(typesBehind('member/level', 12)).toEqual(['PointsEarned']);
  expect(typesBehind('member/level', 0)).toEqual([]);
});
