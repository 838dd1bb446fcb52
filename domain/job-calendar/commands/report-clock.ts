import { accept, unchanged, type Decision } from '../../kernel/index.js';
import type { ClockJumped, JobCalendarEvent } from '../events.js';
import type { JobCalendarRejection } from '../rejections.js';
import type { JobCalendarState } from '../state.js';

export interface ReportClock {
  readonly type: 'ReportClock';
  readonly jump: ClockJumped['data'];
}

/**
 * Records a clock jump. While one waits for approval, another is recorded only if the clock was behind and is now
 * ahead.
 */
export function reportClock(
  { jump }: ReportClock,
  { clock }: JobCalendarState,
): Decision<JobCalendarEvent, JobCalendarRejection> {
  if (clock && (clock.seconds > 0 || jump.seconds < 0)) return unchanged;
  return accept({ type: 'ClockJumped', data: jump });
}
