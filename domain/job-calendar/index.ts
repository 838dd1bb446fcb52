import type { Slice } from '../kernel/index.js';
import { decide, type JobCalendarCommand } from './decide.js';
import { jobCalendarEvents, type JobCalendarEvent } from './events.js';
import type { JobCalendarRejection } from './rejections.js';
import { evolve, initial, type JobCalendarState } from './state.js';

/** Decides whether the jobs may run, and what a person must approve first. */
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
export type { JobCalendarCommand } from './decide.js';
