import { expect, test } from 'vitest';

import { specify, type BusinessDate } from '../../kernel/index.js';
import { membership, type LevelChanged } from '../index.js';
import { earned, registered, reversed, upgraded } from '../spec-events.js';
const given = specify(membership, (actual, expected) => expect(actual).toEqual(expected));

function comesBack(orderId: string, points: number, of: number, on: BusinessDate) {
  return {
    type: 'ReversePoints',
    parcelId: null,
    orderId,
    returnId: 'r1',
    basis: points * 100,
    of: of * 100,
    on,
  } as const;
}

function lost(on: BusinessDate, change: Partial<LevelChanged['data']>): LevelChanged {
  const fall = { from: '++', to: '+', direction: 'down', protectedUntil: null, returnId: 'r1' } as const;
  return upgraded(on, '', { ...fall, ...change });
}

const upOnA = upgraded('2025-03-01', '2026-03-01', { pointsCounted: 1500, windowFrom: '2024-03-02' });

test('a level reached only by the returned points is lost on the day of the return, protected or not', () => {
  given(registered, earned('a', 1500, '2025-03-01'), upOnA)
    .when(comesBack('a', 1500, 1500, '2025-03-01'))
    .then(
      reversed('a', 1500, { reversedOn: '2025-03-01' }),
      lost('2025-03-01', { pointsCounted: 0, windowFrom: '2024-03-02' }),
    );
});

test('a partial return keeps the level that the other points still reach, with its protection', () => {
  given(registered, earned('a', 1500, '2025-03-01'), upOnA)
    .when(comesBack('a', 400, 1500, '2025-03-20'))
    .then(reversed('a', 400));
  given(registered, earned('a', 1500, '2025-03-01'), upOnA)
    .when(comesBack('a', 500, 1500, '2025-03-20'))
    .then(reversed('a', 500), lost('2025-03-20', { pointsCounted: 1000, windowFrom: '2024-03-21' }));
});

const honest = [registered, earned('a', 1500, '2025-03-01'), upOnA];
const top = upgraded('2025-06-01', '2026-06-01', { from: '++', to: '+++', pointsCounted: 2500 });

test('an earlier level that other points had reached is restored with its protection', () => {
  given(...honest, earned('b', 1000, '2025-06-01'), top)
    .when(comesBack('b', 1000, 1000, '2025-06-10'))
    .then(
      reversed('b', 1000, { earnedOn: '2025-06-01', reversedOn: '2025-06-10' }),
      lost('2025-06-10', {
        ...{ from: '+++', to: '++', protectedUntil: '2026-03-01' },
        ...{ pointsCounted: 1500, windowFrom: '2024-03-02', windowTo: '2025-03-01' },
      }),
    );
});

test('the restored level falls on its own date: its protection may already be over', () => {
  given(...honest, earned('b', 1000, '2025-06-01'), top)
    .when(comesBack('b', 1000, 1000, '2026-03-02'))
    .then(
      reversed('b', 1000, { earnedOn: '2025-06-01', reversedOn: '2026-03-02' }),
      lost('2026-03-02', { from: '+++', pointsCounted: 0, windowFrom: '2025-03-03' }),
    );
});

test('a return of points that have left the window still removes the level that needed them', () => {
  given(...honest, earned('b', 600, '2026-02-01'), upgraded('2026-02-01', '2027-02-01', { from: '++', to: '+++' }))
    .when(comesBack('a', 1500, 1500, '2026-04-01'))
    .then(
      reversed('a', 1500, { reversedOn: '2026-04-01' }),
      lost('2026-04-01', { from: '+++', pointsCounted: 600, windowFrom: '2025-04-02' }),
    );
});

test('a level that later points reached as well is kept, and its protection begins with those points', () => {
  given(...honest, earned('b', 1200, '2025-06-01'), upgraded('2025-06-01', '2026-06-01', { from: '++', to: '+++' }))
    .when(comesBack('a', 1500, 1500, '2025-06-10'))
    .then(
      reversed('a', 1500, { reversedOn: '2025-06-10' }),
      lost('2025-06-10', {
        ...{ from: '+++', to: '++', protectedUntil: '2026-06-01' },
        ...{ pointsCounted: 1200, windowFrom: '2024-06-02', windowTo: '2025-06-01' },
      }),
    );
});

test('a return recorded after a later decision is judged on the date of that decision', () => {
  given(...honest, earned('b', 1000, '2025-06-01'), top)
    .when(comesBack('b', 1000, 1000, '2025-05-30'))
    .then(
      reversed('b', 1000, { earnedOn: '2025-06-01', reversedOn: '2025-05-30' }),
      lost('2025-06-01', {
        ...{ from: '+++', to: '++', protectedUntil: '2026-03-01' },
        ...{ pointsCounted: 1500, windowFrom: '2024-03-02', windowTo: '2025-03-01' },
      }),
    );
});

test('a return never raises a level, and never lowers one that has already fallen', () => {
  const fallen = upgraded('2026-03-02', '', { from: '++', to: '+', direction: 'down', protectedUntil: null });
  given(...honest, fallen)
    .when(comesBack('a', 1500, 1500, '2026-03-10'))
    .then(reversed('a', 1500, { reversedOn: '2026-03-10' }));
});
