import { accept, unchanged, type Decision } from '../../kernel/index.js';
import type { ClockConfirmed, JobCalendarEvent } from '../events.js';
import type { JobCalendarRejection } from '../rejections.js';
import type { JobCalendarState } from '../state.js';

export interface ConfirmClock {
  readonly type: 'ConfirmClock';
  readonly by: ClockConfirmed['data']['by'];
}

export function confirmClock(
  { by }: ConfirmClock,
  { clock }: JobCalendarState,
): Decision<JobCalendarEvent, JobCalendarRejection> {
  return clock ? accept({ type: 'ClockConfirmed', data: { by } }) : unchanged;
}
