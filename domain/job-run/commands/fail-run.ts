import { accept, reject, unchanged, type Decision, type Instant } from '../../kernel/index.js';
import type { JobRunEvent } from '../events.js';
import type { JobRunRejection } from '../rejections.js';
import type { JobRunState } from '../state.js';

/** Records that an attempt failed. The run is started again later. */
export interface FailRun {
  readonly type: 'FailRun';
  readonly reason: string;
  readonly failedAt: Instant;
}

/** Records the failure. The run is tried again every few minutes, so a repeated reason is recorded once. */
export function failRun({ reason, failedAt }: FailRun, state: JobRunState): Decision<JobRunEvent, JobRunRejection> {
  const { status, job, businessDate } = state;
  if (status === 'none') return reject({ type: 'RunNotStarted' });
  if (status === 'completed' || state.failure === reason) return unchanged;
  return accept({ type: 'JobRunFailed', data: { job, businessDate, reason, failedAt } });
}
