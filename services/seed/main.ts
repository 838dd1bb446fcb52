import 'reflect-metadata';

import { SystemClock } from '../clock/clock.js';
import { runTool, withPlatform } from '../platform/command-line-tool.js';
import { prepareForSeeding } from './prepare.js';
import { progressLine } from './progress.js';
import { seedRequest } from './request.js';
import { seedShop } from './seed-shop.js';

/** `npm run seed`: gives an empty shop a past. The shop itself should not be running. */
await runTool(() => {
  const { fresh, ...options } = seedRequest(process.argv.slice(2), new SystemClock().now());
  return withPlatform(async (platform) => {
    await prepareForSeeding(platform, fresh);
    const { events, seconds } = await seedShop(platform, {
      ...options,
      onProgress: (progress) => process.stdout.write(`${progressLine(progress)}\n`),
    });
    return `${options.customers} customers, ${events} events in ${seconds.toFixed(1)} s (${Math.round(events / seconds)}/s), seed ${options.seed}, until ${options.until}`;
  });
});
