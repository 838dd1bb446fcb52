import { accept, daysBetween, unchanged, type BusinessDate, type Decision } from '../../kernel/index.js';
import type { JobCalendarEvent } from '../events.js';
import type { JobCalendarRejection } from '../rejections.js';
import type { JobCalendarState } from '../state.js';

export interface StopCatchUp {
  readonly type: 'StopCatchUp';
  readonly oldest: BusinessDate;
  readonly through: BusinessDate;
  readonly ruleVersion: string;
}

/** CORE-09: stops all jobs until a person approves. Otherwise a clock that is wrong by years could end memberships. */
export function stopCatchUp(
  { oldest, through, ruleVersion }: StopCatchUp,
  { stopped, allowedThrough }: JobCalendarState,
): Decision<JobCalendarEvent, JobCalendarRejection> {
  if (stopped?.through === through) return unchanged;
  if (allowedThrough !== null && oldest <= allowedThrough) return unchanged;
  return accept({
    type: 'CatchUpStopped',
    data: { oldest, through, days: daysBetween(oldest, through), ruleVersion },
  });
}
