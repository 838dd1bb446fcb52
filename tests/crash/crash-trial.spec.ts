import { expect, test } from 'vitest';

import { crashTrial } from './crash-trial.js';
import { openEventStoreOfTrial } from './event-store-of-trial.js';

// This is a short form of `npm run crash`, which kills 500 times.
test('shops whose process, database or store leader is killed lose no order and double none', async () => {
  const kills = { shop: 2, database: 2, backend: 2, leader: 4 };
  const told: number[] = [];
  const report = await crashTrial({
    kills,
    shoppers: 4,
    seed: 1,
    openEventStore: () => openEventStoreOfTrial(undefined),
    onKill: (done) => told.push(done),
  });
  expect(report.faults).toEqual([]);
  expect(report.kills).toEqual(kills);
  expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(report.orders).toBeGreaterThan(8);
}, 600_000);
