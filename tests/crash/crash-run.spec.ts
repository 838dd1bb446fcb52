import { expect, test } from '@jest/globals';

import { crashRun } from './crash-run.js';

// The short form of `npm run crash`, which kills 500 times.
test('a shop whose process, database and connections are killed under shoppers loses no order and doubles none', async () => {
  const report = await crashRun({ kills: { shop: 2, database: 2, backend: 2 }, shoppers: 4, seed: 1 });
  expect(report.faults).toEqual([]);
  expect(report.kills).toBe(6);
  expect(report.orders).toBeGreaterThan(4);
}, 400_000);
