import type { Decision } from '../kernel/index.js';
import { confirmClock, type ConfirmClock } from './commands/confirm-clock.js';
import { goOn, type GoOn } from './commands/go-on.js';
import { liftStop, type LiftStop } from './commands/lift-stop.js';
import { reportClock, type ReportClock } from './commands/report-clock.js';
import { stopCatchUp, type StopCatchUp } from './commands/stop-catch-up.js';
import type { JobCalendarEvent } from './events.js';
import type { JobCalendarRejection } from './rejections.js';
import type { JobCalendarState } from './state.js';

export type JobCalendarCommand = StopCatchUp | LiftStop | ReportClock | ConfirmClock | GoOn;

export function decide(
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
