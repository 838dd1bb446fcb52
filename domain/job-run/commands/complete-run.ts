import { accept, reject, unchanged, type Decision, type Instant } from '../../kernel/index.js';
import type { JobReport, JobRunEvent } from '../events.js';
import type { JobRunRejection } from '../rejections.js';
import type { JobRunState } from '../state.js';

export interface CompleteRun {
  readonly type: 'CompleteRun';
  readonly report: JobReport;
  readonly completedAt: Instant;
}

/** Only the first completion counts. A second process that ran the same date changes nothing. */
export function completeRun(
  { report, completedAt }: CompleteRun,
  state: JobRunState,
): Decision<JobRunEvent, JobRunRejection> {
  const { status, job, businessDate } = state;
  if (status === 'none') return reject({ type: 'RunNotStarted' });
  if (status === 'completed') return unchanged;
  if (report.changed + report.unchanged + report.parked !== report.considered) {
    return reject({ type: 'ReportDoesNotTie', field: 'report' });
  }
  return accept({ type: 'JobRunCompleted', data: { job, businessDate, report, completedAt } });
}
