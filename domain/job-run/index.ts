import type { Slice } from '../kernel/index.js';
import { decide, type JobRunCommand } from './decide.js';
import { jobRunEvents, type JobRunEvent } from './events.js';
import type { JobRunRejection } from './rejections.js';
import { evolve, initial, type JobRunState } from './state.js';

export const jobRun: Slice<JobRunCommand, JobRunState, JobRunEvent, JobRunRejection, 'job-run'> = {
  kind: 'job-run',
  events: jobRunEvents,
  initial,
  evolve,
  decide,
};

export type { JobRunRejection } from './rejections.js';
export type { JobRunState } from './state.js';
export * from './events.js';
export type { JobRunCommand } from './decide.js';
