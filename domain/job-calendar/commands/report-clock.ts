import { accept, unchanged, type Decision } from '../../kernel/index.js';
import type { ClockJumped, JobCalendarEvent } from '../events.js';
import type { JobCalendarRejection } from '../rejections.js';
import type { JobCalendarState } from '../state.js';

export interface ReportClock {
  readonly type: 'ReportClock';
  readonly jump: ClockJumped['data'];
}

/** One that jumps on while it is looked into is told again only when jobs have to wait for it from now on. */
export function reportClock(
  { jump }: ReportClock,
  { clock }: JobCalendarState,
): Decision<JobCalendarEvent, JobCalendarRejection> {
  if (clock && (clock.seconds > 0 || jump.seconds < 0)) return unchanged;
  return accept({ type: 'ClockJumped', data: jump });
}
