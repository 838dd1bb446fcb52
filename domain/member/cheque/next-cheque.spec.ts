import { expect, test } from 'vitest';

import type { MemberEvent } from '../events.js';
import { nextCheque } from './next-cheque.js';
import { earned, issued, registered, upgraded } from '../spec-events.js';
import { evolve, initial } from '../state.js';

const ON = '2025-02-10';
const after = (...events: readonly MemberEvent[]) => nextCheque(events.reduce(evolve, initial), ON);

test('with 545 points at ++ a member needs 455 more for a cheque of 22 kr', () => {
  const plusPlus = upgraded('2025-01-20', '2026-01-20');
  expect(after(registered, plusPlus, earned('a', 545, '2025-01-20'))).toEqual({
    earned: null,
    next: { left: 455, collected: 545, of: 1000, amount: 2200 },
  });
});

test('points over a threshold give a cheque at the end of the month, and more points make it larger', () => {
  expect(after(registered, earned('a', 1397, '2025-01-20'))).toEqual({
    earned: { points: 1000, amount: 2000 },
    next: { left: 603, collected: 397, of: 1000, amount: 4000 },
  });
});

test('owed points must be earned first', () => {
  const state = { ...[registered].reduce(evolve, initial), owed: 40 };
  expect(nextCheque(state, ON).next).toMatchObject({ left: 1040, collected: 0 });
});

test('no larger cheque is promised when the cap of the year is reached', () => {
  const most = issued('b', { pointsConverted: 11_000 });
  expect(after(registered, most, earned('a', 1500, '2025-02-01'))).toEqual({
    earned: { points: 1000, amount: 2000 },
    next: null,
  });
});
