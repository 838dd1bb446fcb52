import type { Decision, Slice } from '../kernel/index.js';
import { confirmClock, type ConfirmClock } from './commands/confirm-clock.js';
import { goOn, type GoOn } from './commands/go-on.js';
import { liftStop, type LiftStop } from './commands/lift-stop.js';
import { reportClock, type ReportClock } from './commands/report-clock.js';
import { stopCatchUp, type StopCatchUp } from './commands/stop-catch-up.js';
import { jobCalendarEvents, type JobCalendarEvent } from './events.js';
import type { JobCalendarRejection } from './rejections.js';
import { evolve, initial, type JobCalendarState } from './state.js';

export type JobCalendarCommand = StopCatchUp | LiftStop | ReportClock | ConfirmClock | GoOn;

function decide(
  command: JobCalendarCommand,
  state: JobCalendarState,
): Decision<JobCalendarEvent, JobCalendarRejection> {
  switch (command.type) {
    case 'StopCatchUp':
      return stopCatchUp(command, state);
    case 'LiftStop':
      return liftStop(state);
    case 'ReportClock':
      return reportClock(command, state);
    case 'ConfirmClock':
      return confirmClock(command, state);
    case 'GoOn':
      return goOn(command, state);
  }
}

/** Whether the jobs may run, and what a person must approve first. */
export const jobCalendar: Slice<
  JobCalendarCommand,
  JobCalendarState,
  JobCalendarEvent,
  JobCalendarRejection,
  'job-calendar'
> = {
  kind: 'job-calendar',
  events: jobCalendarEvents,
  initial,
  evolve,
  decide,
};

export const JOB_CALENDAR = 'shop';

export type { CalendarQuestion } from './commands/go-on.js';
export type { JobCalendarRejection } from './rejections.js';
export { clockIsAhead, type JobCalendarState } from './state.js';
export * from './events.js';
