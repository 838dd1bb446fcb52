import {
  JOB_CALENDAR,
  jobCalendar,
  type CalendarQuestion,
  type JobCalendarRejection,
  type JobCalendarState,
} from '../../domain/job-calendar/index.js';
import type { Actor } from '../../domain/kernel/index.js';
import { newContext } from '../command-handling/command-context.js';
import type { CommandHandling, Outcome } from '../command-handling/command-handling.js';

export type CalendarAsked = Pick<JobCalendarState, 'stopped' | 'clock'>;

/** What the calendar of jobs waits for until somebody has looked. */
export async function calendarAsked(commands: CommandHandling): Promise<CalendarAsked> {
  const { stopped, clock } = await commands.load(jobCalendar, JOB_CALENDAR);
  return { stopped, clock };
}

export interface Answer {
  readonly question: CalendarQuestion;
  readonly reason: string;
}

/** The jobs go on at their next tick. */
export function goOn(
  commands: CommandHandling,
  answer: Answer,
  actor: Actor,
): Promise<Outcome<unknown, JobCalendarRejection>> {
  return commands.handle(jobCalendar, JOB_CALENDAR, { type: 'GoOn', ...answer }, newContext(actor));
}
