import { accept, reject, type BusinessDate, type Decision } from '../../kernel/index.js';
import type { JobCalendarEvent } from '../events.js';
import type { JobCalendarRejection } from '../rejections.js';
import type { JobCalendarState } from '../state.js';

/** The calendar's question: is the clock right, or may all runs due through a date be run? */
export type CalendarQuestion = 'clock' | BusinessDate;

/** Repeats the question that was read: a person who allows January does not allow the year 2031. */
export interface GoOn {
  readonly type: 'GoOn';
  readonly question: CalendarQuestion;
  readonly reason: string;
}

const SHORTEST = 3;
const LONGEST = 200;

export function goOn(
  { question, reason: written }: GoOn,
  { clock, stopped }: JobCalendarState,
): Decision<JobCalendarEvent, JobCalendarRejection> {
  const reason = written.trim();
  if (reason.length < SHORTEST || reason.length > LONGEST)
    return reject({ type: 'ReasonInvalid', field: 'reason', shortest: SHORTEST, longest: LONGEST });
  if (question === 'clock' && clock) return accept({ type: 'ClockAccepted', data: { reason } });
  if (stopped?.through === question) return accept({ type: 'CatchUpResumed', data: { through: question, reason } });
  return reject({ type: 'NothingAsked', field: 'question' });
}
