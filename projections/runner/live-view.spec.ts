import { expect, test } from 'vitest';

import { loyaltyLevelProjection } from '../loyalty-level/project.js';
import { LiveView } from './live-view.js';

test('a view that cannot be written is tried less and less often, and at once when it can be written again', () => {
  const view = new LiveView(loyaltyLevelProjection);
  expect(view.mayTry(0)).toBe(true);
  view.couldNotBeWritten('disk full', 1_000);
  expect([view.mayTry(1_099), view.mayTry(1_100)]).toEqual([false, true]);
  view.couldNotBeWritten('disk full', 2_000);
  expect([view.mayTry(2_199), view.mayTry(2_200), view.failures]).toEqual([false, true, 2]);
  view.couldBeWritten();
  expect([view.mayTry(2_001), view.failure, view.failures]).toEqual([true, null, 0]);
});
