import type { BusinessDate, DomainEvent, EventDefinitions, Instant } from '../kernel/index.js';

/** No job runs now, because more days were missed than may be caught up without approval. */
export type CatchUpStopped = DomainEvent<
  'CatchUpStopped',
  {
    /** The due date of the oldest missing run. */
    readonly oldest: BusinessDate;
    readonly through: BusinessDate;
    readonly days: number;
    readonly ruleVersion: string;
  }
>;
/** A person has checked the dates and approved the runs. */
export type CatchUpResumed = DomainEvent<'CatchUpResumed', { readonly through: BusinessDate; readonly reason: string }>;
/** The stop ended without approval. The clock was corrected, so no run is overdue by too many days. */
export type CatchUpStopLifted = DomainEvent<'CatchUpStopLifted', { readonly through: BusinessDate }>;

/** What the clock was compared with: the monotonic clock, the database's clock, or the time of the last run. */
export type ClockComparison = 'own' | 'database' | 'last-run';

export type ClockJumped = DomainEvent<
  'ClockJumped',
  {
    readonly against: ClockComparison;
    /** Positive when the clock is ahead. */
    readonly seconds: number;
    readonly shown: Instant;
    readonly lastRun: Instant | null;
    readonly host: string;
    readonly ruleVersion: string;
  }
>;
export type ClockAccepted = DomainEvent<'ClockAccepted', { readonly reason: string }>;
/** The clock jump is over. The clock was corrected, or a database on another machine has the same time. */
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
