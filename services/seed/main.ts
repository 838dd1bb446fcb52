import 'reflect-metadata';

import { SystemClock } from '../clock/clock.js';
import { readConfig } from '../config/config.js';
import { openDatabase, openPlatform } from '../platform/platform.js';
import { progressLine } from './progress.js';
import { seedRequest } from './request.js';
import { prepareForSeeding } from './prepare.js';
import { seedShop } from './seed-shop.js';

/** `npm run seed`: gives an empty shop a past. The shop itself should not be running. */
async function main(): Promise<string> {
  const clock = new SystemClock();
  const { fresh, ...options } = seedRequest(process.argv.slice(2), clock.now());
  const config = readConfig();
  const database = await openDatabase(config);
  const platform = openPlatform(config, clock, database.url);
  try {
    await prepareForSeeding(platform, fresh);
    const { events, seconds } = await seedShop(platform, { ...options, onProgress: (progress) => process.stdout.write(`${progressLine(progress)}\n`) });
    return `${options.customers} customers, ${events} events in ${seconds.toFixed(1)} s (${Math.round(events / seconds)}/s), seed ${options.seed}, until ${options.until}`;
  } finally {
    await platform.close();
    await database.stop();
  }
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`);
  process.exitCode = 1;
}
