import { accept, reject, unchanged, type Decision } from '../../kernel/index.js';
import type { JobRunEvent } from '../events.js';
import type { JobRunRejection } from '../rejections.js';
import type { JobRunState } from '../state.js';

/** Records that the job failed for one subject, for example one member. The run continues without it. */
export interface ParkSubject {
  readonly type: 'ParkSubject';
  readonly subject: string;
  readonly reason: string;
}

export function parkSubject(
  { subject, reason }: ParkSubject,
  state: JobRunState,
): Decision<JobRunEvent, JobRunRejection> {
  if (state.status === 'none') return reject({ type: 'RunNotStarted' });
  if (state.status === 'completed') return reject({ type: 'RunAlreadyCompleted' });
  if (state.parked.some((parked) => parked.subject === subject)) return unchanged;
  return accept({ type: 'JobSubjectParked', data: { subject, reason } });
}
