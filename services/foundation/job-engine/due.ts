import { addDays, stockholmDate, type BusinessDate, type Instant } from '../../../domain/kernel/index.js';
import type { Job } from './job.js';

export interface DueRun {
  readonly job: Job;
  readonly date: BusinessDate;
  readonly dueAt: Instant;
}

/**
 * Returns the earliest due run of all jobs. So a catch-up runs in the order of the missed days. For example, the
 * cheques of a month come before the points of the year expire.
 * @param done the date through which each job has run
 */
export function nextDue(jobs: readonly Job[], done: ReadonlyMap<string, BusinessDate>, now: Instant): DueRun | null {
  return firstDue(jobs.map((job) => nextOf(job, done.get(job.name), now)).filter((run) => run !== null));
}

export function firstDue(due: readonly DueRun[]): DueRun | null {
  return due.reduce<DueRun | null>((first, run) => (first && first.dueAt <= run.dueAt ? first : run), null);
}

function nextOf(job: Job, done: BusinessDate | undefined, now: Instant): DueRun | null {
  if (done === undefined) return null;
  const today = stockholmDate(now);
  for (let date = addDays(done, 1); date <= today; date = addDays(date, 1)) {
    const dueAt = job.dueAt(date);
    if (dueAt !== null) return dueAt <= now ? { job, date, dueAt } : null;
  }
  return null;
}
