import {
  JOB_CALENDAR,
  jobCalendar,
  type CalendarQuestion,
  type CatchUpStopped,
  type JobCalendarRejection,
  type JobCalendarState,
} from '../../../domain/job-calendar/index.js';
import type { Actor } from '../../../domain/kernel/index.js';
import { newContext } from '../command-handling/command-context.js';
import type { CommandHandling, Outcome } from '../command-handling/command-handling.js';

export interface CalendarAsked extends Pick<JobCalendarState, 'clock'> {
  readonly stopped: readonly StoppedCatchUp[];
}

export interface StoppedCatchUp extends Omit<CatchUpStopped['data'], 'ruleVersion'> {
  /** The name of a job on which no other job depends. Null for all other jobs together. */
  readonly job: string | null;
}

/**
 * Returns what the job calendar waits for: a person must approve stopped runs, or confirm the clock.
 * @param alone jobs that are stopped and approved separately
 */
export async function calendarAsked(commands: CommandHandling, alone: readonly string[]): Promise<CalendarAsked> {
  const { clock } = await commands.load(jobCalendar, JOB_CALENDAR);
  const asked = await Promise.all([null, ...alone].map((job) => stoppedOf(commands, job)));
  return { clock, stopped: asked.flat() };
}

async function stoppedOf(commands: CommandHandling, job: string | null): Promise<readonly StoppedCatchUp[]> {
  const { stopped } = await commands.load(jobCalendar, job ?? JOB_CALENDAR);
  if (!stopped) return [];
  const { oldest, through, days } = stopped;
  return [{ job, oldest, through, days }];
}

export interface Answer {
  readonly question: CalendarQuestion;
  readonly reason: string;
  /** The job that was stopped. Null for all dependent jobs together, and for the clock. */
  readonly job: string | null;
}

/** Approves the stopped runs. The jobs continue at their next tick. */
export function goOn(
  commands: CommandHandling,
  { job, ...answer }: Answer,
  actor: Actor,
): Promise<Outcome<unknown, JobCalendarRejection>> {
  return commands.handle(jobCalendar, job ?? JOB_CALENDAR, { type: 'GoOn', ...answer }, newContext(actor));
}
