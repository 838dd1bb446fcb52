import 'reflect-metadata';

import { SystemClock } from '../../foundation/clock.js';
import { runTool, withPlatform } from '../tool/command-line-tool.js';
import { prepareForSeeding } from '../../../seed/prepare.js';
import { progressLine } from '../../../seed/progress.js';
import { seedRequest } from '../../../seed/request.js';
import { seedShop } from '../../../seed/seed-shop.js';

/** `npm run seed`: fills an empty shop with generated history. Stop the shop first. */
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
