import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { membership } from '../index.js';
import { earned, registered, upgraded } from '../spec-events.js';
const given = specify(membership, (actual, expected) => expect(actual).toEqual(expected));

const history = [registered, earned('a', 1500, '2025-03-01'), upgraded('2025-03-01', '2026-03-01')];

test('a level does not fall while it is protected', () => {
  given(...history)
    .when({ type: 'RecomputeLevel', on: '2026-03-01' })
    .then();
});

test('the day after, the level falls to what the points of the window give', () => {
  given(...history)
    .when({ type: 'RecomputeLevel', on: '2026-03-02' })
    .then({
      type: 'LevelChanged',
      data: {
        from: '++',
        to: '+',
        direction: 'down',
        pointsCounted: 0,
        windowFrom: '2025-03-03',
        windowTo: '2026-03-02',
        protectedUntil: null,
        decidedOn: '2026-03-02',
        ruleVersion: 'level-table@2020-01-01',
        returnId: null,
      },
    });
});

test('the level stays when the points of the window still give it', () => {
  given(...history, earned('b', 1001, '2025-12-24'))
    .when({ type: 'RecomputeLevel', on: '2026-03-02' })
    .then();
});

test('the highest level may fall two steps at once', () => {
  const highest = upgraded('2025-03-01', '2026-03-01', { to: '+++' });
  given(registered, highest, earned('b', 900, '2026-01-01'))
    .when({ type: 'RecomputeLevel', on: '2026-03-02' })
    .then(
      upgraded('2026-03-02', '', {
        from: '+++',
        to: '+',
        direction: 'down',
        pointsCounted: 900,
        windowFrom: '2025-03-03',
        protectedUntil: null,
      }),
    );
});

test('after a fall there is no protection, so the next day may lower the level again', () => {
  const fallen = upgraded('2026-03-02', '', { from: '+++', to: '++', direction: 'down', protectedUntil: null });
  given(registered, fallen, earned('b', 1000, '2026-01-01'))
    .when({ type: 'RecomputeLevel', on: '2026-03-03' })
    .then(
      upgraded('2026-03-03', '', {
        from: '++',
        to: '+',
        direction: 'down',
        pointsCounted: 1000,
        windowFrom: '2025-03-04',
        protectedUntil: null,
      }),
    );
});

test('the daily check raises a level that points have reached', () => {
  given(registered, earned('a', 600, '2025-02-01'), earned('b', 500, '2025-03-01'))
    .when({ type: 'RecomputeLevel', on: '2025-03-30' })
    .then(upgraded('2025-03-30', '2026-03-30', { pointsCounted: 1100, windowFrom: '2024-03-31' }));
});

test('a missed day is decided with the points earned by then', () => {
  given(registered, earned('a', 600, '2025-02-01'), earned('b', 500, '2025-03-01'))
    .when({ type: 'RecomputeLevel', on: '2025-02-28' })
    .then();
});

test('points converted to a cheque still count for the level', () => {
  given(registered, earned('a', 1001, '2025-02-01'), {
    type: 'PointsExpired',
    data: { lots: [{ lotId: 'lot-a', points: 1001 }], points: 1001, expiredOn: '2025-02-02' },
  })
    .when({ type: 'RecomputeLevel', on: '2025-03-30' })
    .then(upgraded('2025-03-30', '2026-03-30', { pointsCounted: 1001, windowFrom: '2024-03-31' }));
});

test('a date before the last decision changes nothing and raises no level', () => {
  const fallen = upgraded('2026-03-02', '', { from: '++', to: '+', direction: 'down', protectedUntil: null });
  given(registered, earned('a', 1500, '2025-03-02'), fallen)
    .when({ type: 'RecomputeLevel', on: '2026-03-01' })
    .thenRejected({ type: 'DecidedLater', field: 'on', decidedOn: '2026-03-02' });
});
