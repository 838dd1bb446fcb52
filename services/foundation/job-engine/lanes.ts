import { JOB_CALENDAR } from '../../../domain/job-calendar/index.js';
import type { Job } from './job.js';

/** Jobs that are caught up, and asked about, together. */
export interface Lane {
  /** Of the stream where what is asked stands. */
  readonly calendar: string;
  readonly jobs: readonly Job[];
}

/** The jobs that need each other, and each other one apart: what holds up one of those holds up nothing else. */
export function lanesOf(jobs: readonly Job[]): readonly Lane[] {
  const [apart, together] = [jobs.filter(({ alone }) => alone), jobs.filter(({ alone }) => !alone)];
  return [{ calendar: JOB_CALENDAR, jobs: together }, ...apart.map((job) => ({ calendar: job.name, jobs: [job] }))];
}
