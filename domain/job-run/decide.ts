import { decider } from '../kernel/index.js';
import { completeRun } from './commands/complete-run.js';
import { failRun } from './commands/fail-run.js';
import { passOver } from './commands/pass-over.js';
import { parkSubject } from './commands/park-subject.js';
import { startRun } from './commands/start-run.js';

export const decide = decider({
  StartRun: startRun,
  ParkSubject: parkSubject,
  FailRun: failRun,
  PassOver: passOver,
  CompleteRun: completeRun,
});

export type JobRunCommand = Parameters<typeof decide>[0];
