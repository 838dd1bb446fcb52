import { addDays, atStockholm, type BusinessDate, type Instant } from '../domain/kernel/index.js';
import { ProjectionRunner, allProjections, type Projection } from '../projections/index.js';
import type { JobEngine } from '../services/foundation/job-engine/job-engine.js';
import { clubJobs } from '../services/host/jobs/all-jobs.js';
import type { Job } from '../services/foundation/job-engine/job.js';
import { bookDays } from '../services/shop/books/book-days.js';
import { startJobEngine } from '../services/host/jobs/start-job-engine.js';
import type { Platform } from '../services/foundation/platform/platform.js';
import type { LifeClock } from './life-clock.js';

/** The time at which the nightly jobs run. The job that is due last decides the levels. */
const NIGHT = '03:00';
/** The nightly jobs of the made-up history. No partner has booked it, so no settlement pays it out. */
function nightlyJobs({ store, commands }: Platform, clock: LifeClock): readonly Job[] {
  return [...clubJobs, bookDays({ store, commands, clock, settlements: {} })];
}

/** Runs the nightly jobs one after another, with the shop's own job engine and a clock that is set. */
export class Nights {
  private constructor(
    private readonly clock: LifeClock,
    private readonly engine: JobEngine,
    private readonly views: ProjectionRunner,
  ) {}

  static async open(platform: Platform, clock: LifeClock): Promise<Nights> {
    const jobs = nightlyJobs(platform, clock);
    // All other views are built after the history, which is much faster.
    const read = new Set(jobs.flatMap(({ views: names }) => names));
    const projections = viewsOf(platform).filter(({ name }) => read.has(name));
    const views = new ProjectionRunner(platform.store, platform.pool, projections);
    await views.start();
    return new Nights(clock, startJobEngine(platform, views, jobs), views);
  }

  async run(date: BusinessDate): Promise<void> {
    this.clock.set(nightOf(date));
    await this.engine.catchUp();
  }

  async close(): Promise<void> {
    await this.engine.stop();
    await this.views.stop();
  }
}

export function nightOf(date: BusinessDate): Instant {
  return atStockholm(date, NIGHT);
}

/** Builds all views, from the first event to the last. */
export async function catchUpViews(platform: Platform, patienceMs = 600_000): Promise<void> {
  const projections = viewsOf(platform);
  const runner = new ProjectionRunner(platform.store, platform.pool, projections);
  await runner.start();
  const head = await platform.store.head();
  await Promise.all(projections.map(({ name }) => runner.waitFor(name, head, patienceMs)));
  await runner.stop();
}

export function* days(from: BusinessDate, to: BusinessDate): Generator<BusinessDate> {
  for (let date = from; date <= to; date = addDays(date, 1)) yield date;
}

function viewsOf({ hash }: Platform): readonly Projection[] {
  return allProjections({ fingerprint: (kind, text) => hash.of(kind, text) });
}
