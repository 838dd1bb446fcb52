import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { SystemClock } from '../services/foundation/clock.js';
import { readConfig } from '../services/foundation/config/config.js';
import { createTestDatabase, type TestDatabase } from '../services/foundation/database/testing.js';
import { openPlatform, type Platform } from '../services/foundation/platform/platform.js';
import { partnersConfig, readPartners } from '../services/partners/config.js';
import { serveSimulators, type ServedSimulators } from './serve-simulators.js';
import { SimulatorClaims } from '../services/partners/simulated/simulator-claims.js';

let directory: string;
let database: TestDatabase;
let platforms: readonly [Platform, Platform];
let served: ServedSimulators;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'algort-partners-'));
  database = await createTestDatabase();
  const config = readConfig({ DATA_DIR: directory, DATABASE_URL: database.url, PUBLIC_URL: 'http://127.0.0.1:1' });
  const open = () => openPlatform(config, new SystemClock(), database.url);
  platforms = await Promise.all([open(), open()]);
  served = await serveSimulators(platforms[0], { WEATHER_URL: 'https://weather.example' });
});
afterAll(async () => {
  await served.close();
  for (const platform of platforms) await platform.close();
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

test('a process with the settings from the file simulates nothing itself, and knows every partner', async () => {
  const settings = {
    ...parseEnv(await readFile(served.file, 'utf8')),
    WEATHER_URL: 'https://weather.example',
  } as Record<string, string>;
  const { given, toSimulate } = readPartners(settings);
  expect(toSimulate).toEqual([]);
  expect(() => partnersConfig.parse(given)).not.toThrow();
  expect(given.FREJA_SIGNING_KEYS).toContain('\n');
  expect((await fetch(`${given.WAREHOUSE_URL}/simulation/shipments`)).status).toBe(404);
});

test('the file leaves out a partner that already has an address', async () => {
  expect(await readFile(served.file, 'utf8')).not.toContain('WEATHER_URL');
});

test('a process without those addresses does not start beside it', async () => {
  const { toSimulate } = readPartners({});
  await expect(new SimulatorClaims(platforms[1].locks, toSimulate).hold()).rejects.toThrow('ADYEN_URL: is not set');
});
