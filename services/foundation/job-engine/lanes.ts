import { JOB_CALENDAR } from '../../../domain/job-calendar/index.js';
import type { Job } from './job.js';

/** Jobs that are caught up together and share a question. */
export interface Lane {
  /** Key of the stream that holds the question. */
  readonly calendar: string;
  readonly jobs: readonly Job[];
}

/** One lane for the jobs that need each other, and one for each other job. A stopped lane stops no other. */
export function lanesOf(jobs: readonly Job[]): readonly Lane[] {
  const [apart, together] = [jobs.filter(({ alone }) => alone), jobs.filter(({ alone }) => !alone)];
  return [{ calendar: JOB_CALENDAR, jobs: together }, ...apart.map((job) => ({ calendar: job.name, jobs: [job] }))];
}
