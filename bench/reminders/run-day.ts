import { performance } from 'node:perf_hooks';

import { atStockholm } from '../../domain/kernel/index.js';
import { ProjectionRunner } from '../../projections/index.js';
import { reminders } from '../../services/care/reminder/reminder-job.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { ViewsCaughtUp } from '../../services/foundation/job-engine/caught-up.js';
import { JobEngine } from '../../services/foundation/job-engine/job-engine.js';
import type { Platform } from '../../services/foundation/platform/platform.js';
import type { Measured } from '../figures.js';
import { withPlatform, type StepInput } from '../step.js';
import { RUN_DAY } from './remind-persons.js';
import { reminderViews } from './reminder-views.js';

const SAMPLE_MS = 20;

/** The nightly run over many persons, of whom one in thirty is due. */
export default function runDay(input: StepInput): Promise<Measured> {
  const work = async (platform: Platform): Promise<Measured> => {
    const { store, pool } = platform;
    const projections = new ProjectionRunner(store, pool, reminderViews);
    await projections.start();
    const engine = new JobEngine([reminders], { ...platform, views: new ViewsCaughtUp(store, projections) });
    return measure(engine, input.sizes.members).finally(() => projections.stop());
  };
  return withPlatform(input, work, new SettableClock(atStockholm(RUN_DAY, '12:00')));
}

async function measure(engine: JobEngine, persons: number): Promise<Measured> {
  global.gc?.();
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), SAMPLE_MS);
  const began = performance.now();
  const outcome = await engine.run('reminders', RUN_DAY).finally(() => clearInterval(sampling));
  const seconds = (performance.now() - began) / 1000;
  if (!outcome.ok) throw new Error(outcome.rejection.type);
  const { considered, changed, parked } = outcome.run.report;
  return {
    figures: {
      'reminders.daily.personsPerSecond': Math.round(persons / seconds),
      'reminders.daily.rssGrowthMb': Math.round((peak - before) / 2 ** 20),
    },
    notes: {
      'reminders.daily.persons': persons,
      'reminders.daily.due': considered,
      'reminders.daily.changed': changed,
      'reminders.daily.parked': parked,
      'reminders.daily.duePerSecond': Math.round(considered / seconds),
    },
  };
}
