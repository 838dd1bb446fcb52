import { decider } from '../kernel/index.js';
import { confirmClock } from './commands/confirm-clock.js';
import { goOn } from './commands/go-on.js';
import { liftStop } from './commands/lift-stop.js';
import { reportClock } from './commands/report-clock.js';
import { stopCatchUp } from './commands/stop-catch-up.js';

export const decide = decider({
  StopCatchUp: stopCatchUp,
  LiftStop: liftStop,
  ReportClock: reportClock,
  ConfirmClock: confirmClock,
  GoOn: goOn,
});

export type JobCalendarCommand = Parameters<typeof decide>[0];
