import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { membership } from '../index.js';
import { earned, ended, issued, lapsed, owedTaken, redeemed, registered, reserved, reversed } from '../spec-events.js';
import type { ReversePoints } from './reverse-points.js';
const given = specify(membership, (actual, expected) => expect(actual).toEqual(expected));

const bought = earned('a', 199, '2025-03-01', 19_990);

function reverse(returnId: string, basis: number): ReversePoints {
  return { type: 'ReversePoints', parcelId: null, orderId: 'a', returnId, basis, of: 19_990, on: '2025-03-20' };
}

test('a return of everything takes back every point', () => {
  given(registered, bought)
    .when(reverse('r1', 19_990))
    .then(reversed('a', 199, { basis: 19_990 }));
});

test('a partial return takes its share, to the nearest point', () => {
  given(registered, bought).when(reverse('r1', 5_000)).then(reversed('a', 50));
});

test('partial returns add up to the whole', () => {
  const parts = [reversed('a', 66, { basis: 6_663 }), reversed('a', 67, { basis: 6_663, returnId: 'r2' })];
  given(registered, bought, ...parts)
    .when(reverse('r3', 6_664))
    .then(reversed('a', 66, { basis: 6_664, returnId: 'r3' }));
});

test('a return of more than was bought takes only the points that were earned', () => {
  given(registered, bought, reversed('a', 189, { basis: 19_000 }))
    .when(reverse('r2', 19_990))
    .then(reversed('a', 10, { basis: 19_990, returnId: 'r2' }));
});

test('the same return counts once', () => {
  given(registered, bought, reversed('a', 50)).when(reverse('r1', 5_000)).then();
});

test('an order that earned nothing loses nothing', () => {
  given(registered).when(reverse('r1', 5_000)).then();
});

test('a return takes nothing from an ended membership', () => {
  given(registered, bought, ended).when(reverse('r1', 5_000)).then();
});

test('a return of a negative sum is refused', () => {
  given(registered, bought).when(reverse('r1', -1)).thenRejected({ type: 'PointsBasisInvalid', field: 'basis' });
});

const whole: ReversePoints = { ...reverse('r1', 100_000), of: 100_000 };
const first = earned('a', 1000, '2025-01-10');
const own = [{ lotId: 'lot-a', points: 1000 }];
const back = (change: Parameters<typeof reversed>[2]) => reversed('a', 1000, { earnedOn: '2025-01-10', ...change });

test('an unspent cheque that was issued on the returned points lapses', () => {
  given(registered, first, issued('c', { lots: own }))
    .when(whole)
    .then(lapsed('c', own, '2025-03-20'), back({}));
});

test('the other points of a lapsed cheque can be used again', () => {
  const lots = [
    { lotId: 'lot-a', points: 600 },
    { lotId: 'lot-b', points: 400 },
  ];
  given(registered, earned('a', 600, '2025-01-10'), earned('b', 400, '2025-01-20'), issued('c', { lots }))
    .when({ ...whole, basis: 60_000, of: 60_000 })
    .then(lapsed('c', lots, '2025-03-20'), reversed('a', 600, { earnedOn: '2025-01-10' }));
});

test('a cheque stays when enough other points of the order are left', () => {
  given(registered, earned('a', 1300, '2025-01-10'), issued('c', { lots: own }))
    .when({ ...whole, basis: 30_000, of: 130_000 })
    .then(reversed('a', 300, { earnedOn: '2025-01-10' }));
});

test('as few cheques as necessary lapse, the newest first', () => {
  const bigger = earned('a', 2000, '2025-01-10');
  const lots = [{ lotId: 'lot-a', points: 1000 }];
  given(registered, bigger, issued('b', { lots }), issued('c', { lots }))
    .when({ ...whole, of: 200_000 })
    .then(lapsed('c', lots, '2025-03-20'), back({}));
});

test('the whole balance pays for a spent cheque, the oldest points first', () => {
  const spent = [issued('c', { lots: own }), reserved('c', 'cart-1'), redeemed('c', 'order-1')];
  const taken = [
    { lotId: 'lot-b', points: 700 },
    { lotId: 'lot-d', points: 300 },
  ];
  given(registered, first, ...spent, earned('b', 700, '2025-02-10'), earned('d', 301, '2025-03-20'))
    .when(whole)
    .then(back({ taken, recalled: ['c'] }));
});

test('points that the balance does not cover are owed', () => {
  const spent = [issued('c', { lots: own }), reserved('c', 'cart-1'), redeemed('c', 'order-1')];
  given(registered, first, ...spent, earned('b', 300, '2025-02-10'))
    .when(whole)
    .then(back({ fromBalance: 300, taken: [{ lotId: 'lot-b', points: 300 }], owed: 700, recalled: ['c'] }));
});

test('a cheque in a cart stays there and is recalled', () => {
  given(registered, first, issued('c', { lots: own }), reserved('c', 'cart-1'))
    .when(whole)
    .then(back({ fromBalance: 0, owed: 1000, recalled: ['c'] }));
});

test('a return does not take points that expired unused, as points or as a cheque', () => {
  const expired = {
    type: 'PointsExpired',
    data: { lots: [{ lotId: 'lot-a', points: 400 }], points: 400, expiredOn: '2027-01-01' },
  } as const;
  const lots = [{ lotId: 'lot-a', points: 600 }];
  const history = [registered, first, issued('c', { lots }), expired];
  const late = { ...whole, on: '2027-02-01' };
  const other = earned('b', 900, '2026-12-01');
  given(...history, other)
    .when(late)
    .then(back({ fromBalance: 0, forgone: 1000, reversedOn: '2027-02-01' }));
  given(...history, { type: 'ChequeExpired', data: { chequeId: 'c', expiredOn: '2025-05-01' } }, other)
    .when({ ...late, basis: 50_000 })
    .then(reversed('a', 500, { earnedOn: '2025-01-10', fromBalance: 0, forgone: 500, reversedOn: '2027-02-01' }));
});

test('a cheque on points that other points had paid for lapses before any point is owed', () => {
  const released = { type: 'ChequeReleased', data: { chequeId: 'c', cartId: 'cart-1', reason: 'rested' } } as const;
  const paid = [earned('b', 1000, '2025-02-10'), owedTaken([{ lotId: 'lot-b', points: 1000 }], 0, '2025-02-10')];
  given(
    ...[registered, first, issued('c', { lots: own }), reserved('c', 'cart-1')],
    ...[back({ returnId: 'r0', fromBalance: 0, owed: 1000, recalled: ['c'] }), ...paid],
    ...[released, lapsed('c', own, '2025-02-20'), issued('d', { lots: own })],
  )
    .when({ ...whole, orderId: 'b' })
    .then(
      reversed('b', 1000, { earnedOn: '2025-02-10', fromBalance: 0, owed: 1000 }),
      lapsed('d', own, '2025-03-20'),
      owedTaken(own, 0, '2025-03-20'),
    );
});
