import { accept, reject, type Decision, type Instant } from '../../kernel/index.js';
import type { JobRunEvent } from '../events.js';
import type { JobRunRejection } from '../rejections.js';
import type { JobRunState } from '../state.js';

export interface PassOver {
  readonly type: 'PassOver';
  readonly reason: string;
  readonly passedOverAt: Instant;
}

const SHORTEST = 3;
const LONGEST = 200;

/** Skips a failed run for good. Later dates continue without it. */
export function passOver(
  { reason: written, passedOverAt }: PassOver,
  { status, job, businessDate, failure }: JobRunState,
): Decision<JobRunEvent, JobRunRejection> {
  const reason = written.trim();
  if (status === 'none') return reject({ type: 'RunNotStarted' });
  if (status === 'completed') return reject({ type: 'RunAlreadyCompleted' });
  if (failure === null) return reject({ type: 'RunNotFailed' });
  if (reason.length < SHORTEST || reason.length > LONGEST)
    return reject({ type: 'ReasonInvalid', field: 'reason', shortest: SHORTEST, longest: LONGEST });
  return accept({ type: 'JobRunPassedOver', data: { job, businessDate, reason, failure, passedOverAt } });
}
