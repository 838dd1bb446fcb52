import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { membership } from '../index.js';
import type { PointsReversed } from '../events.js';
import { earned, ended, issued, registered } from '../spec-events.js';
import type { ReversePoints } from './reverse-points.js';
const given = specify(membership, (actual, expected) => expect(actual).toEqual(expected));

const bought = earned('a', 199, '2025-03-01', 19_990);

function reverse(returnId: string, basis: number): ReversePoints {
  return { type: 'ReversePoints', orderId: 'a', returnId, basis, of: 19_990, on: '2025-03-20' };
}

function reversed(returnId: string, basis: number, points: number, fromBalance = points): PointsReversed {
  return {
    type: 'PointsReversed',
    data: {
      lotId: 'lot-a',
      orderId: 'a',
      returnId,
      basis,
      points,
      fromBalance,
      earnedOn: '2025-03-01',
      reversedOn: '2025-03-20',
    },
  };
}

test('returning everything takes back every point', () => {
  given(registered, bought)
    .when(reverse('r1', 19_990))
    .then(reversed('r1', 19_990, 199));
});

test('a part takes its share, to the nearest point', () => {
  given(registered, bought)
    .when(reverse('r1', 5_000))
    .then(reversed('r1', 5_000, 50));
});

test('parts add up to the whole', () => {
  given(registered, bought, reversed('r1', 6_663, 66), reversed('r2', 6_663, 67))
    .when(reverse('r3', 6_664))
    .then(reversed('r3', 6_664, 66));
});

test('more than was bought takes no more than was earned', () => {
  given(registered, bought, reversed('r1', 19_000, 189))
    .when(reverse('r2', 19_990))
    .then(reversed('r2', 19_990, 10));
});

test('points that are a cheque already are not taken from the balance', () => {
  const cheque = issued('c', { lots: [{ lotId: 'lot-a', points: 150 }] });
  given(registered, bought, cheque)
    .when(reverse('r1', 19_990))
    .then(reversed('r1', 19_990, 199, 49));
});

test('the same return counts once', () => {
  given(registered, bought, reversed('r1', 5_000, 50))
    .when(reverse('r1', 5_000))
    .then();
});

test('an order that earned nothing loses nothing', () => {
  given(registered).when(reverse('r1', 5_000)).then();
});

test('nothing is left to take from an ended membership', () => {
  given(registered, bought, ended).when(reverse('r1', 5_000)).then();
});

test('a negative part is refused', () => {
  given(registered, bought).when(reverse('r1', -1)).thenRejected({ type: 'PointsBasisInvalid', field: 'basis' });
});
