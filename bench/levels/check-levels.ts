import { performance } from 'node:perf_hooks';

import { atStockholm } from '../../domain/kernel/index.js';
import { allProjections, ProjectionRunner } from '../../projections/index.js';
import { SettableClock } from '../../services/clock/clock.js';
import { ViewsCaughtUp } from '../../services/jobs/engine/caught-up.js';
import { JobEngine } from '../../services/jobs/engine/job-engine.js';
import { levels } from '../../services/jobs/levels.js';
import type { Measured } from '../figures.js';
import { withPlatform, type StepInput } from '../step.js';

const DATE = '2026-03-01';
const SAMPLE_MS = 20;

/** One night's check of every level, by a process that has just started. */
export default function checkLevels(input: StepInput): Promise<Measured> {
  const clock = new SettableClock(atStockholm(DATE, '12:00'));
  const work = async (platform: Parameters<Parameters<typeof withPlatform>[1]>[0]): Promise<Measured> => {
    const { store, pool, hash } = platform;
    const projections = new ProjectionRunner(store, pool, allProjections({ fingerprint: (kind, text) => hash.of(kind, text) }));
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
    figures: { 'levels.daily.membersPerSecond': Math.round(considered / seconds), 'levels.daily.peakRssMb': megabytes(peak) },
    notes: { 'levels.daily.members': considered, 'levels.daily.changed': changed, 'levels.daily.parked': parked, 'levels.daily.rssGrowthMb': megabytes(peak - before) },
  };
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20);
}
