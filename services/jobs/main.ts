import 'reflect-metadata';

import { Logger } from '@nestjs/common';

import { allProjections, ProjectionRunner } from '../../projections/index.js';
import { SystemClock } from '../clock/clock.js';
import { readConfig } from '../config/config.js';
import { pendingMigrations } from '../database/migrate.js';
import { openDatabase, openPlatform } from '../platform/platform.js';
import { NotRunnable, requestFrom, runByHand } from './run-by-hand.js';
import { startJobEngine } from './start-job-engine.js';

/** `npm run job`: works beside a running shop, which it needs neither up nor down. */
async function main(): Promise<string> {
  const request = requestFrom(process.argv.slice(2), process.env);
  const config = readConfig();
  const database = await openDatabase(config);
  const platform = openPlatform(config, new SystemClock(), database.url);
  try {
    const pending = await pendingMigrations(platform.db);
    if (pending.length > 0) throw new NotRunnable(`database: migrations are missing (${pending.join(', ')}); npm start makes them`);
    const { store, pool, hash } = platform;
    const projections = new ProjectionRunner(store, pool, allProjections({ fingerprint: (kind, text) => hash.of(kind, text) }));
    await projections.start();
    const engine = startJobEngine(platform, projections);
    return await runByHand(request, (job, date) => engine.run(job, date)).finally(() => projections.stop());
  } finally {
    await platform.close();
    await database.stop();
  }
}

Logger.overrideLogger(['error', 'warn']);
try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`);
  // The embedded database's own exit hook would turn a mere exit code into success.
  process.exit(1);
}
