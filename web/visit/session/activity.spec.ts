import { expect, test } from 'vitest';

import { Activity } from './activity.js';

test('activity is stored once a second', () => {
  let now = 0;
  const activity = new Activity(() => now);
  now = 999;
  activity.note();
  now = 5_000;
  expect(activity.secondsAgo()).toBe(5);
  activity.note();
  now = 5_999;
  activity.note();
  now = 8_000;
  expect(activity.secondsAgo()).toBe(3);
});

test('an absence of more than a day counts as a day', () => {
  let now = 0;
  const activity = new Activity(() => now);
  now = 40 * 86_400_000;
  expect(activity.secondsAgo()).toBe(86_400);
});
