import { afterEach, beforeEach, expect, test } from 'vitest';

import { SystemClock } from '../services/foundation/clock.js';
import { newContext, SYSTEM } from '../services/foundation/command-handling/command-context.js';
import { readConfig } from '../services/foundation/config/config.js';
import { createTestDatabase, type TestDatabase } from '../services/foundation/database/testing.js';
import { jobRun } from '../domain/job-run/index.js';
import { openPlatform, type Platform } from '../services/foundation/platform/platform.js';
import { passBy } from './finish.js';
import { LifeClock } from './life-clock.js';
import { clearCutShort, hasEvents, prepareForSeeding } from './prepare.js';

const KEYS = { MASTER_KEY: '07'.repeat(32), LOOKUP_KEY: '08'.repeat(32) };
let database: TestDatabase;
let shop: Platform;

beforeEach(async () => {
  database = await createTestDatabase();
  shop = await openPlatform(readConfig({ ...KEYS, DATABASE_URL: database.url }), new SystemClock(), database.url);
});
afterEach(async () => {
  await shop.close();
  await database.close();
});

/** Records one event at the time of this clock. */
async function happened(clock = shop.clock): Promise<void> {
  const { config, databaseUrl } = shop;
  const other = await openPlatform(config, clock, databaseUrl);
  const start = { type: 'StartRun', job: 'levels', businessDate: '2025-01-01', startedAt: clock.now() } as const;
  await other.commands.handle(jobRun, 'levels-2025-01-01', start, newContext(SYSTEM));
  await other.close();
}

test('unfinished seed data are removed, and the shop can be seeded again', async () => {
  await happened(new LifeClock('2025-01-01T08:00:00.000Z'));
  expect(await clearCutShort(shop)).toBe(true);
  expect(await hasEvents(shop)).toBe(false);
  await prepareForSeeding(shop, false);
});

test('complete seed data stay, and real events stay too', async () => {
  await happened();
  expect(await clearCutShort(shop)).toBe(false);
  await expect(prepareForSeeding(shop, false)).rejects.toThrow('the shop has a history already; --fresh clears it');
  await prepareForSeeding(shop, true);
  await happened(new LifeClock('2025-01-01T08:00:00.000Z'));
  await passBy(shop);
  expect(await clearCutShort(shop)).toBe(false);
  expect(await hasEvents(shop)).toBe(true);
});

test('an untouched database has nothing to remove', async () => {
  expect(await clearCutShort(shop)).toBe(false);
});

test('nothing is seeded while a shop runs', async () => {
  const running = await openPlatform(shop.config, shop.clock, shop.databaseUrl);
  await running.locks.acquire('reaction checkout');
  await expect(prepareForSeeding(shop, true)).rejects.toThrow('the shop is running: stop it first');
  await running.close();
});
