import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { membership } from '../index.js';
import { earned, ended, issued, owedTaken, registered, reversed, upgraded } from '../spec-events.js';
import type { EarnPoints } from './earn-points.js';
const given = specify(membership, (actual, expected) => expect(actual).toEqual(expected));

function earn(orderId: string, basis: number, on: string): EarnPoints {
  return { type: 'EarnPoints', parcelId: null, orderId, lotId: `lot-${orderId}`, basis, on };
}

test('every whole krona gives a point that can be used until the end of next year', () => {
  given(registered)
    .when(earn('a', 25_050, '2025-03-01'))
    .then(earned('a', 250, '2025-03-01', 25_050));
});

test('less than a krona gives nothing', () => {
  given(registered)
    .when(earn('a', 99, '2025-03-01'))
    .then();
});

test('points earned on leap day count as points of that year', () => {
  given(registered)
    .when(earn('a', 10_000, '2028-02-29'))
    .then(earned('a', 100, '2028-02-29'));
});

test('an order earns its points once, also when the command is repeated', () => {
  given(registered, earned('a', 250, '2025-03-01'))
    .when({ ...earn('a', 25_000, '2025-03-02'), lotId: 'other' })
    .then();
});

test('1000 points are not enough for the second level', () => {
  given(registered)
    .when(earn('a', 100_000, '2025-03-01'))
    .then(earned('a', 1000, '2025-03-01'));
});

test('1001 points are enough for the second level at once, and protect it for 365 days', () => {
  given(registered, earned('a', 1000, '2025-02-01'))
    .when(earn('b', 100, '2025-03-01'))
    .then(
      earned('b', 1, '2025-03-01'),
      upgraded('2025-03-01', '2026-03-01', { pointsCounted: 1001, windowFrom: '2024-03-02' }),
    );
});

test('one large purchase goes straight to the highest level', () => {
  given(registered)
    .when(earn('a', 200_100, '2024-02-29'))
    .then(
      earned('a', 2001, '2024-02-29'),
      upgraded('2024-02-29', '2025-02-28', { to: '+++', pointsCounted: 2001, windowFrom: '2023-03-02' }),
    );
});

test('reaching the same level again does not prolong its protection', () => {
  given(registered, upgraded('2025-03-01', '2026-03-01'))
    .when(earn('b', 150_000, '2026-02-01'))
    .then(earned('b', 1500, '2026-02-01'));
});

test('a purchase never lowers a level, not even after its protection', () => {
  given(registered, upgraded('2025-03-01', '2026-03-01'))
    .when(earn('b', 100, '2026-09-01'))
    .then(earned('b', 1, '2026-09-01'));
});

test('points older than a year do not count', () => {
  given(registered, earned('a', 1000, '2025-03-01'))
    .when(earn('b', 50_000, '2026-03-01'))
    .then(earned('b', 500, '2026-03-01'));
});

test.each([-1, 0.5, Number.NaN])('a points basis of %d öre is refused', (basis) => {
  given(registered)
    .when(earn('a', basis, '2025-03-01'))
    .thenRejected({ type: 'PointsBasisInvalid', field: 'basis' });
});

test('a person who is not a member earns nothing', () => {
  given()
    .when(earn('a', 10_000, '2025-03-01'))
    .thenRejected({ type: 'NotAMember' });
  given(registered, ended)
    .when(earn('a', 10_000, '2025-07-01'))
    .thenRejected({ type: 'MembershipAlreadyEnded', endedOn: '2025-06-01' });
});

test('earned points first pay what is owed after a return, and still count for the level', () => {
  const spent = issued('c', { lots: [{ lotId: 'lot-a', points: 700 }] });
  const back = reversed('a', 700, { earnedOn: '2025-01-10', fromBalance: 0, owed: 700 });
  const owing = [registered, earned('a', 700, '2025-01-10'), spent, back];
  given(...owing)
    .when(earn('b', 50_000, '2025-03-01'))
    .then(earned('b', 500, '2025-03-01'), owedTaken([{ lotId: 'lot-b', points: 500 }], 200, '2025-03-01'));
  given(...owing)
    .when(earn('b', 150_000, '2025-03-01'))
    .then(
      earned('b', 1500, '2025-03-01'),
      owedTaken([{ lotId: 'lot-b', points: 700 }], 0, '2025-03-01'),
      upgraded('2025-03-01', '2026-03-01', { pointsCounted: 1500, windowFrom: '2024-03-02' }),
    );
});

test('a dispatch that is recorded after a later decision is judged on the date of that decision', () => {
  const fallen = upgraded('2026-03-02', '', { from: '++', to: '+', direction: 'down', protectedUntil: null });
  given(registered, earned('a', 1000, '2025-03-02'), fallen)
    .when(earn('b', 50_000, '2026-03-01'))
    .then(earned('b', 500, '2026-03-01'));
  given(registered, earned('a', 1000, '2025-03-03'), fallen)
    .when(earn('b', 50_000, '2026-03-01'))
    .then(
      earned('b', 500, '2026-03-01'),
      upgraded('2026-03-02', '2027-03-02', { windowFrom: '2025-03-03', windowTo: '2026-03-02' }),
    );
});
