import { performance } from 'node:perf_hooks';

import { atStockholm } from '../../domain/kernel/index.js';
import { ProjectionRunner } from '../../projections/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { ViewsCaughtUp } from '../../services/foundation/job-engine/caught-up.js';
import { JobEngine } from '../../services/foundation/job-engine/job-engine.js';
import { levels } from '../../services/person/member/jobs/levels.js';
import type { Platform } from '../../services/foundation/platform/platform.js';
import type { Measured } from '../figures.js';
import { withPlatform, type StepInput } from '../step.js';
import { clubViews } from './club-views.js';

const DATE = '2026-03-01';
const SAMPLE_MS = 20;

export default function checkLevels(input: StepInput): Promise<Measured> {
  const clock = new SettableClock(atStockholm(DATE, '12:00'));
  const work = async (platform: Platform): Promise<Measured> => {
    const { store, pool } = platform;
    const projections = new ProjectionRunner(store, pool, clubViews);
    await projections.start();
    const engine = new JobEngine([levels], { ...platform, views: new ViewsCaughtUp(store, projections) });
    return measure(engine).finally(() => projections.stop());
  };
  return withPlatform(input, work, clock);
}

async function measure(engine: JobEngine): Promise<Measured> {
  global.gc?.();
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), SAMPLE_MS);
  const began = performance.now();
  const outcome = await engine.run('levels', DATE).finally(() => clearInterval(sampling));
  const seconds = (performance.now() - began) / 1000;
  if (!outcome.ok) throw new Error(outcome.rejection.type);
  const { considered, changed, parked } = outcome.run.report;
  return {
    figures: {
      'levels.daily.membersPerSecond': Math.round(considered / seconds),
      'levels.daily.peakRssMb': megabytes(peak),
    },
    notes: {
      'levels.daily.members': considered,
      'levels.daily.changed': changed,
      'levels.daily.parked': parked,
      'levels.daily.rssGrowthMb': megabytes(peak - before),
    },
  };
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20);
}
