import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { FollowLoop } from './follow-loop.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a loop waits longer after each failed round, and clears its memory each time', async () => {
  let [rounds, thrownAway] = [0, 0];
  const told: number[] = [];
  const loop: FollowLoop = new FollowLoop(
    async () => {
      rounds += 1;
      if (rounds > 50) await loop.stop();
      throw new TypeError('no such field');
    },
    {
      pollMs: () => 1,
      gatherMs: () => 0,
      onError: (_, times) => void told.push(times),
      onFailure: () => void (thrownAway += 1),
    },
  );
  loop.start();
  const seen: number[] = [];
  for (const passed of [199, 1, 399, 1, 799, 1]) {
    await vi.advanceTimersByTimeAsync(passed);
    seen.push(rounds);
  }
  await loop.stop();
  expect(seen).toEqual([1, 2, 2, 3, 3, 4]);
  expect(told).toEqual([1, 2, 3, 4]);
  expect(thrownAway).toBe(4);
});
