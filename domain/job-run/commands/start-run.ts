import { accept, unchanged, type BusinessDate, type Decision, type Instant } from '../../kernel/index.js';
import type { JobRunEvent } from '../events.js';
import type { JobRunRejection } from '../rejections.js';
import type { JobRunState } from '../state.js';

export interface StartRun {
  readonly type: 'StartRun';
  readonly job: string;
  readonly businessDate: BusinessDate;
  readonly startedAt: Instant;
}

/** Starts a run. A run that was killed is started again and continues in the same stream (CORE-09). */
export function startRun(
  { job, businessDate, startedAt }: StartRun,
  state: JobRunState,
): Decision<JobRunEvent, JobRunRejection> {
  if (state.status !== 'none') return unchanged;
  return accept({ type: 'JobRunStarted', data: { job, businessDate, startedAt } });
}
