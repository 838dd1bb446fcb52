import type { Actor } from '../../../domain/kernel/index.js';
import { jobRun } from '../../../domain/job-run/index.js';
import { newContext } from '../command-handling/command-context.js';
import type { JobRunParts } from './job-run.js';
import { runIds } from './run-ids.js';

export interface PassingOver {
  readonly job: string;
  readonly date: string;
  readonly reason: string;
}

/** Skips a date. The event is in the run's own stream, with the person and the reason. */
export function passOver(
  { commands, clock }: Pick<JobRunParts, 'commands' | 'clock'>,
  { job, date, reason }: PassingOver,
  actor: Actor,
) {
  const command = { type: 'PassOver', reason, passedOverAt: clock.now() } as const;
  return commands.handle(jobRun, runIds(job, date).key, command, newContext(actor));
}
