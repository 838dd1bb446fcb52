import { expect, test } from 'vitest';

import { BackOff } from './back-off.js';

test('pauses grow with every failure up to a limit, and begin again after a success', () => {
  const backOff = new BackOff(100, 1_000);
  expect(Array.from({ length: 6 }, () => backOff.failed())).toEqual([100, 200, 400, 800, 1_000, 1_000]);
  expect(backOff.times).toBe(6);
  backOff.wentWell();
  expect(backOff.failed()).toBe(100);
});
