import { expect, test } from 'vitest';

import { balance, explainLevel, membership } from '../../domain/member/index.js';
import { replayRecorded } from './recorded.js';

const recorded = replayRecorded(membership, 'recorded/member-to-highest-level.ndjson');

test('a member created in a running shop climbs to +++ with the points of the window', () => {
  expect(explainLevel(recorded.at(9), '2025-10-03')).toMatchObject({
    level: '+++',
    reason: 'earned',
    pointsCounted: 2656,
    protectedUntil: '2026-10-03',
    decision: { from: '++', to: '+++', pointsCounted: 2656 },
  });
});

test('every recorded level is the level that today’s rules give for the same points', () => {
  recorded.events.forEach((event, index) => {
    if (event.type !== 'LevelChanged') return;
    const { pointsCounted, decidedOn } = event.data;
    expect(explainLevel(recorded.at(index), decidedOn).pointsCounted).toBe(pointsCounted);
  });
});

test('earned points are spent on cheques or still there', () => {
  const sum = (type: string, of: (data: never) => number): number =>
    recorded.events.filter((event) => event.type === type).reduce((total, { data }) => total + of(data as never), 0);
  const earned = sum('PointsEarned', ({ points }: { points: number }) => points);
  const converted = sum('ChequeIssued', ({ pointsConverted }: { pointsConverted: number }) => pointsConverted);
  expect(balance(recorded.state)).toBe(earned - converted);
  expect(balance(recorded.state)).toBe(449);
});
