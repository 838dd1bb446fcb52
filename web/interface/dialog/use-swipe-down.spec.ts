import { describe, expect, test } from 'vitest';

import { isSwipeDown } from './use-swipe-down.js';

const start = { x: 100, y: 100, at: 0 };

describe('a swipe that closes', () => {
  test('is faster downwards than a pixel in a millisecond', () => {
    expect(isSwipeDown(start, { x: 100, y: 301, at: 200 })).toBe(true);
    expect(isSwipeDown(start, { x: 100, y: 300, at: 200 })).toBe(false);
  });

  test('is neither upwards nor sideways', () => {
    expect(isSwipeDown({ ...start, y: 500 }, { x: 100, y: 100, at: 100 })).toBe(false);
    expect(isSwipeDown(start, { x: 700, y: 400, at: 100 })).toBe(false);
  });

  test('is recognised also when both ends have the same time', () => {
    expect(isSwipeDown(start, { x: 100, y: 200, at: 0 })).toBe(true);
  });
});
