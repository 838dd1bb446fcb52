import { describe, expect, test } from 'vitest';
import fc from 'fast-check';

import { fold } from './decider.js';
import { replay, stepAtInstant } from './replay.js';

const append = (state: readonly number[], event: number): readonly number[] => [...state.slice(-5), event];

describe('any step of a history', () => {
  test('is the fold of the events up to it', () => {
    fc.assert(
      fc.property(fc.nat(450), fc.nat(500), (length, step) => {
        const events = Array.from({ length }, (_, index) => index);
        expect(replay(append, [], events).at(step)).toEqual(fold(append, [], events.slice(0, step)));
      }),
    );
  });

  test('takes at most a hundred folds, however long the history is', () => {
    let foldings = 0;
    const counting = (state: number, event: number): number => {
      foldings += 1;
      return state + event;
    };
    const history = replay(
      counting,
      0,
      Array.from({ length: 10_000 }, () => 1),
    );
    foldings = 0;
    expect(history.at(9_999)).toBe(9_999);
    expect(foldings).toBeLessThanOrEqual(100);
  });

  test('before the first step is the beginning, after the last step is the end', () => {
    const history = replay((sum: number, event: number) => sum + event, 0, [1, 2, 3]);
    expect([history.at(-1), history.at(0), history.at(2.9), history.at(99)]).toEqual([0, 0, 3, 6]);
  });
});

describe('the step at an instant', () => {
  const events = ['2026-05-01', '2026-05-02', '2026-05-02', '2026-05-04'].map((date) => ({
    effectiveAt: `${date}T10:00:00.000Z`,
  }));

  test.each([
    ['2026-05-01T09:59:59.999Z', 0],
    ['2026-05-01T10:00:00.000Z', 1],
    ['2026-05-02T10:00:00.000Z', 3],
    ['2026-05-03T00:00:00.000Z', 3],
    ['2027-01-01T00:00:00.000Z', 4],
  ])('%s counts what has happened by then', (instant, step) => {
    expect(stepAtInstant(events, instant)).toBe(step);
  });

  test('of an empty history is its beginning', () => {
    expect(stepAtInstant([], '2026-05-01T10:00:00.000Z')).toBe(0);
  });
});
