import { accept, unchanged, type Decision } from '../../kernel/index.js';
import type { JobCalendarEvent } from '../events.js';
import type { JobCalendarRejection } from '../rejections.js';
import type { JobCalendarState } from '../state.js';

export interface LiftStop {
  readonly type: 'LiftStop';
}

export function liftStop(
  _command: LiftStop,
  { stopped }: JobCalendarState,
): Decision<JobCalendarEvent, JobCalendarRejection> {
  if (!stopped) return unchanged;
  return accept({ type: 'CatchUpStopLifted', data: { through: stopped.through } });
}
