import type { BusinessDate, DomainEvent, EventDefinitions, Instant } from '../kernel/index.js';

/** More days were missed than may be caught up without a question: nothing runs. */
export type CatchUpStopped = DomainEvent<
  'CatchUpStopped',
  {
    /** Due date of the run that has waited longest. */
    readonly oldest: BusinessDate;
    /** Today by the clock. */
    readonly through: BusinessDate;
    readonly days: number;
    readonly ruleVersion: string;
  }
>;
/** A person has checked the dates and wants them run. */
export type CatchUpResumed = DomainEvent<'CatchUpResumed', { readonly through: BusinessDate; readonly reason: string }>;
/** No run is overdue any more: the wrong clock was corrected. */
export type CatchUpStopLifted = DomainEvent<'CatchUpStopLifted', { readonly through: BusinessDate }>;

/** What the clock differs from: the monotonic clock, the database's clock, or the time of the last run. */
export type ClockComparison = 'own' | 'database' | 'last-run';

export type ClockJumped = DomainEvent<
  'ClockJumped',
  {
    readonly against: ClockComparison;
    /** Above 0 when the clock is ahead. */
    readonly seconds: number;
    readonly shown: Instant;
    readonly lastRun: Instant | null;
    readonly host: string;
    readonly ruleVersion: string;
  }
>;
/** A person says that the clock is right. */
export type ClockAccepted = DomainEvent<'ClockAccepted', { readonly reason: string }>;
/** The clock was corrected, or a database on another machine shows the same time. */
export type ClockConfirmed = DomainEvent<'ClockConfirmed', { readonly by: 'itself' | 'database' }>;

export type JobCalendarEvent =
  CatchUpStopped | CatchUpResumed | CatchUpStopLifted | ClockJumped | ClockAccepted | ClockConfirmed;

export const jobCalendarEvents: EventDefinitions<JobCalendarEvent> = {
  CatchUpStopped: { version: 1 },
  CatchUpResumed: { version: 1 },
  CatchUpStopLifted: { version: 1 },
  ClockJumped: { version: 1 },
  ClockAccepted: { version: 1 },
  ClockConfirmed: { version: 1 },
};
