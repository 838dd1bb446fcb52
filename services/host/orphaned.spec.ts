import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { whenOrphaned } from './orphaned.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a process without a parent is told once', () => {
  let parent = 4711;
  const orphaned = vi.fn();
  whenOrphaned(orphaned, () => parent, 500);
  vi.advanceTimersByTime(5_000);
  expect(orphaned).not.toHaveBeenCalled();
  parent = 1;
  vi.advanceTimersByTime(5_000);
  expect(orphaned).toHaveBeenCalledTimes(1);
});
