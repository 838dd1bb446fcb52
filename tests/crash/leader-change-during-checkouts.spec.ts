/**
 * The client's generated messages hang on the global object, and are used until the last connection is closed.
 * @jest-environment-options {"globalsCleanup": "off"}
 */
import { expect, test } from '@jest/globals';

import { crashRun } from './crash-run.js';
import { clusterInMemory } from './event-store-of-trial.js';

test('a shop outlives the leaders of its event store, and every order under them is accounted for', async () => {
  const eventStore = await clusterInMemory();
  const report = await crashRun({ kills: { leader: 4 }, shoppers: 3, seed: 5, eventStore });
  expect(report.faults).toEqual([]);
  expect(report.orders).toBeGreaterThan(3);
}, 240_000);
