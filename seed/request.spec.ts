import { expect, test } from 'vitest';

import { NotSeedable, seedRequest, SMALL_SET } from './request.js';

const NOW = '2026-11-21T10:00:00.000Z';

test('the default is a small set until yesterday', () => {
  expect(seedRequest([], NOW)).toEqual({ customers: SMALL_SET, seed: 1, until: '2026-11-20', fresh: false });
  expect(seedRequest(['--customers', '1000', '--seed=7', '--until', '2026-06-30', '--fresh'], NOW)).toEqual({
    customers: 1000,
    seed: 7,
    until: '2026-06-30',
    fresh: true,
  });
});

test.each([
  [['--customers', '0'], 'customers: 0 is not a whole number'],
  [['--customers', 'x'], 'customers: x is not a whole number'],
  [['--customers'], 'customers: a value is missing'],
  [['--until', '2026-02-30'], 'until: 2026-02-30 is not a day'],
  [['--until', '2026-11-21'], 'until: 2026-11-21 is not a day before today'],
  [['--wipe'], '--wipe: is not an option'],
])('%j is refused in one line', (args, reason) => {
  expect(() => seedRequest(args, NOW)).toThrow(NotSeedable);
  expect(() => seedRequest(args, NOW)).toThrow(reason);
});
