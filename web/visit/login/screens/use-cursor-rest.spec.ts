import { expect, test } from 'vitest';

import { CursorRest } from './use-cursor-rest.js';

test('the cursor is hidden after three seconds without a move, and moves are checked ten times a second', () => {
  let now = 0;
  let due: { at: number; then: () => void } | null = null;
  const shown: boolean[] = [];
  const timers = {
    now: () => now,
    after: (ms: number, then: () => void) => ((due = { at: now + ms, then }), () => void (due = null)),
  };
  const rest = new CursorRest(timers, (hidden) => shown.push(hidden));
  const pass = (ms: number): void => {
    now += ms;
    if (due && due.at <= now) due.then();
  };

  rest.moved();
  pass(50);
  rest.moved();
  expect(shown).toEqual([false]);
  pass(2_949);
  expect(shown).toEqual([false]);
  pass(1);
  expect(shown).toEqual([false, true]);
  rest.moved();
  expect(shown).toEqual([false, true, false]);
});
