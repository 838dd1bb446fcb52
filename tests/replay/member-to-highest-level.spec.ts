import { expect, test } from 'vitest';

import { balance, explainLevel, membership } from '../../domain/member/index.js';
import { replayRecorded } from './recorded.js';

const recorded = replayRecorded(membership, 'recorded/member-to-highest-level.ndjson');

test('a member recorded in a running shop climbs to +++ on the points of its window', () => {
  expect(explainLevel(recorded.at(9), '2025-10-03')).toMatchObject({
    level: '+++',
    reason: 'earned',
    pointsCounted: 2656,
    protectedUntil: '2026-10-03',
    decision: { from: '++', to: '+++', pointsCounted: 2656 },
  });
});

test('every level on record is the one today’s rules decide from the same points', () => {
  recorded.events.forEach((event, index) => {
    if (event.type !== 'LevelChanged') return;
    const { pointsCounted, decidedOn } = event.data;
    expect(explainLevel(recorded.at(index), decidedOn).pointsCounted).toBe(pointsCounted);
  });
});

test('points earned are spent on cheques or left', () => {
  const sum = (type: string, of: (data: never) => number): number =>
    recorded.events.filter((event) => event.type === type).reduce((total, { data }) => total + of(data as never), 0);
  const earned = sum('PointsEarned', ({ points }: { points: number }) => points);
  const converted = sum('ChequeIssued', ({ pointsConverted }: { pointsConverted: number }) => pointsConverted);
  expect(balance(recorded.state)).toBe(earned - converted);
  expect(balance(recorded.state)).toBe(449);
});
