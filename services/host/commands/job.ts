import 'reflect-metadata';

import path from 'node:path';

import { Logger } from '@nestjs/common';

import { allProjections, ProjectionRunner } from '../../../projections/index.js';
import { pendingMigrations } from '../../foundation/database/migrate.js';
import { allReportsBesideShop, settlementsBesideShop } from '../../shop/payment/report/all-reports.js';
import { runTool, withPlatform } from '../tool/command-line-tool.js';
import { shopJobs } from '../jobs/all-jobs.js';
import { NotRunnable, requestFrom, runByHand } from '../jobs/run-by-hand.js';
import { goOnByHand, goOnRequestFrom } from '../jobs/go-on-by-hand.js';
import { findStuck, stuckRequestFrom } from '../jobs/stuck-by-hand.js';
import { startJobEngine } from '../jobs/start-job-engine.js';

/** `npm run job`: runs a job by hand, whether or not the shop is running. */
Logger.overrideLogger(['error', 'warn']);
await runTool(() => {
  const words = process.argv.slice(2);
  const goOn = goOnRequestFrom(words, process.env);
  if (goOn) return withPlatform(({ commands }) => goOnByHand(goOn, commands));
  const stuck = stuckRequestFrom(words, process.env);
  const request = stuck ?? requestFrom(words, process.env);
  return withPlatform(async (platform) => {
    const pending = await pendingMigrations(platform.db);
    if (pending.length > 0)
      throw new NotRunnable(`database: migrations are missing (${pending.join(', ')}); npm start makes them`);
    const { store, pool, hash, clock, config, commands } = platform;
    const projections = new ProjectionRunner(
      store,
      pool,
      allProjections({ fingerprint: (kind, text) => hash.of(kind, text) }),
    );
    await projections.start();
    const partners = path.join(config.dataDirectory, 'partners');
    const reports = allReportsBesideShop(process.env, partners);
    const settlements = settlementsBesideShop(process.env, partners);
    const engine = startJobEngine(platform, projections, shopJobs({ reports, clock, store, commands, settlements }));
    const work =
      'minutes' in request
        ? findStuck(request, platform, projections)
        : runByHand(request, (job, date) => engine.run(job, date));
    return await work.finally(() => projections.stop());
  });
});
