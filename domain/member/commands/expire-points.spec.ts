import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { membership } from '../index.js';
import { earned, issued, registered } from '../spec-events.js';
const given = specify(membership, (actual, expected) => expect(actual).toEqual(expected));

const lastYear = [registered, earned('a', 400, '2025-12-31'), earned('b', 300, '2026-01-01')];

test('points expire at the midnight after the year that follows their purchase', () => {
  given(...lastYear)
    .when({ type: 'ExpirePoints', on: '2026-12-31' })
    .then();
  given(...lastYear)
    .when({ type: 'ExpirePoints', on: '2027-01-01' })
    .then({
      type: 'PointsExpired',
      data: { lots: [{ lotId: 'lot-a', points: 400 }], points: 400, expiredOn: '2027-01-01' },
    });
});

test('only the points that are left expire', () => {
  const cheque = issued('c', { lots: [{ lotId: 'lot-a', points: 400 }] });
  given(...lastYear, cheque)
    .when({ type: 'ExpirePoints', on: '2027-01-01' })
    .then();
});

test('a missed run is caught up in one event', () => {
  given(...lastYear)
    .when({ type: 'ExpirePoints', on: '2028-01-05' })
    .then({
      type: 'PointsExpired',
      data: {
        lots: [
          { lotId: 'lot-a', points: 400 },
          { lotId: 'lot-b', points: 300 },
        ],
        points: 700,
        expiredOn: '2028-01-05',
      },
    });
});
