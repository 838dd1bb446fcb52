import { accept, reject, type BusinessDate, type Decision } from '../../kernel/index.js';
import type { JobCalendarEvent } from '../events.js';
import type { JobCalendarRejection } from '../rejections.js';
import type { JobCalendarState } from '../state.js';

/** What a person must approve: that the clock is right, or that all runs due through a date may run. */
export type CalendarQuestion = 'clock' | BusinessDate;

/**
 * Approves what the calendar asks. The command repeats the question that the person read, so that a newer question
 * needs a new approval.
 */
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
