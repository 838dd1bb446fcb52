import { expect, test } from 'vitest';

import { History, specifyProjection } from '../runner/testing.js';
import { pointsEarned } from '../made-events/events-testing.js';
import { pointsProjection } from './project.js';

const given = specifyProjection(pointsProjection, (actual, expected) => expect(actual).toEqual(expected));

test('points of a day are added, and returned points are taken from the day they were earned', () => {
  const member = new History();
  const reversed = {
    lotId: 'a',
    orderId: 'o',
    returnId: 'r',
    basis: 4_000,
    points: 40,
    fromBalance: 40,
    earnedOn: '2026-02-01',
    reversedOn: '2026-03-09',
  };
  given(
    member.on('member-m1', pointsEarned(100, '2026-02-01', 'a')),
    member.on('member-m1', pointsEarned(20, '2026-02-01', 'b')),
    member.on('member-m1', pointsEarned(5, '2026-02-02', 'c')),
    member.on('member-m1', { type: 'PointsReversed', data: reversed }),
  ).then(
    { member_id: 'm1', earned_on: '2026-02-01', earned: 120, reversed: 40, net: 80 },
    { member_id: 'm1', earned_on: '2026-02-02', earned: 5, reversed: 0, net: 5 },
  );
});
