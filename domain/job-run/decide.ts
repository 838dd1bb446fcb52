import type { Decision } from '../kernel/index.js';
import { completeRun, type CompleteRun } from './commands/complete-run.js';
import { failRun, type FailRun } from './commands/fail-run.js';
import { passOver, type PassOver } from './commands/pass-over.js';
import { parkSubject, type ParkSubject } from './commands/park-subject.js';
import { startRun, type StartRun } from './commands/start-run.js';
import type { JobRunEvent } from './events.js';
import type { JobRunRejection } from './rejections.js';
import type { JobRunState } from './state.js';

export type JobRunCommand = StartRun | ParkSubject | FailRun | PassOver | CompleteRun;

export function decide(command: JobRunCommand, state: JobRunState): Decision<JobRunEvent, JobRunRejection> {
  switch (command.type) {
    case 'StartRun':
      return startRun(command, state);
    case 'ParkSubject':
      return parkSubject(command, state);
    case 'FailRun':
      return failRun(command, state);
    case 'PassOver':
      return passOver(command, state);
    case 'CompleteRun':
      return completeRun(command, state);
  }
}
