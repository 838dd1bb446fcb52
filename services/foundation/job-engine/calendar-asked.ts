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
  /** Of a job that no other waits for; null for all the others together. */
  readonly job: string | null;
}

/** What the calendar of jobs waits for until somebody has looked. @param alone jobs that are asked about apart */
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
  /** As it was asked: null for the jobs together, and for the clock. */
  readonly job: string | null;
}

/** The jobs go on at their next tick. */
export function goOn(
  commands: CommandHandling,
  { job, ...answer }: Answer,
  actor: Actor,
): Promise<Outcome<unknown, JobCalendarRejection>> {
  return commands.handle(jobCalendar, job ?? JOB_CALENDAR, { type: 'GoOn', ...answer }, newContext(actor));
}
