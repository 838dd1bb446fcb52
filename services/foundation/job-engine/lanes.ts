import { JOB_CALENDAR } from '../../../domain/job-calendar/index.js';
import type { Job } from './job.js';

/** A group of jobs that are caught up, stopped and approved together. */
export interface Lane {
  /** The key of the job-calendar stream of this lane. */
  readonly calendar: string;
  readonly jobs: readonly Job[];
}

/**
 * Makes one lane for the jobs that depend on each other, and one for each other job. A stopped lane does not stop the
 * others.
 */
export function lanesOf(jobs: readonly Job[]): readonly Lane[] {
  const [apart, together] = [jobs.filter(({ alone }) => alone), jobs.filter(({ alone }) => !alone)];
  return [{ calendar: JOB_CALENDAR, jobs: together }, ...apart.map((job) => ({ calendar: job.name, jobs: [job] }))];
}
