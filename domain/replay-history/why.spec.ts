import { expect, test } from 'vitest';

import { earned, lapsed, owedTaken, reversed } from '../member/spec-events.js';
import { openHistory } from './history.js';
import { purchase, soap } from './spec-history.js';
import { whyAt } from './why.js';

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
  .member('member-1', '2026-04-01T10:00:00.000Z', earned('2', 40, '2026-04-01'));
const history = openHistory(recorder.events);
const last = history.events.length;

const typesBehind = (path: string, step = last) =>
  whyAt(history, history.at(step), path).events.map(({ event }) => event.type);

test.each([
  ['member/balance', ['ChequeIssued', 'PointsEarned', 'PointsEarned']],
  ['member/window-points', ['PointsEarned']],
  ['member/level', ['PointsEarned', 'LevelChanged']],
  ['member/level-reason', ['LevelChanged', 'PointsEarned']],
  ['member/cheques/cheque-1', ['ChequeIssued']],
  ['member', ['MemberRegistered']],
  ['orders/1', ['OrderPlaced', 'OrderConfirmed', 'OrderDispatched']],
  ['orders/1/payment', ['PaymentStarted', 'PaymentAuthorised']],
  ['carts/2/lines/200', ['ItemAdded']],
  ['carts/2/total', ['CartStarted', 'ItemAdded', 'ItemAdded']],
  ['elsewhere', []],
])('the reasons of %s are %j', (path, types) => {
  expect(typesBehind(path)).toEqual(types);
});

test('a balance and owed points stand on the return, the cheque it took and the points that paid later', () => {
  const lots = [{ lotId: 'lot-9', points: 1000 }];
  const afterReturn = openHistory(
    purchase().member(
      'member-1',
      '2025-03-20T10:00:00.000Z',
      lapsed('cheque-1', lots, '2025-03-20'),
      reversed('9', 1000, { owed: 300, fromBalance: 700 }),
      owedTaken(lots, 100, '2025-03-20'),
    ).events,
  );
  const end = afterReturn.at(afterReturn.events.length);
  const behind = (path: string) => whyAt(afterReturn, end, path).events.map(({ event }) => event.type);
  expect(behind('member/balance').slice(-3)).toEqual(['ChequeLapsed', 'PointsReversed', 'OwedPointsTaken']);
  expect(behind('member/owed')).toEqual(['PointsReversed', 'OwedPointsTaken']);
  expect(behind('member/cheques/cheque-1')).toEqual(['ChequeIssued', 'ChequeLapsed']);
});

test('only earlier events are reasons: the registration for the first level, the decision for a later one', () => {
  expect(typesBehind('member/level', 13)).toEqual(['PointsEarned', 'LevelChanged']);
  expect(typesBehind('member/level', 12)).toEqual(['MemberRegistered']);
  expect(typesBehind('member/level', 0)).toEqual([]);
});

test('a reason is asked for an instant: a year after the purchase the window has no reasons', () => {
  const at = (instant: string) => whyAt(history, history.atInstant(instant), 'member/window-points');
  expect(at('2026-03-02T22:59:59.999Z')).toMatchObject({ value: 1200, events: [{ added: 1200 }] });
  expect(at('2026-03-02T23:00:00.000Z')).toMatchObject({ value: 0, events: [] });
});

test('the reasons of a sum show what each event added, and every value of a member shows its rule', () => {
  expect(whyAt(history, history.at(last), 'member/balance')).toMatchObject({
    value: 1240,
    rule: { requirements: ['CLB-02', 'CLB-06'], version: 'point-rule@2020-01-01' },
    events: [{ added: -1000 }, { added: 1200 }, { added: 40 }],
  });
});
