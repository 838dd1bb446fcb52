import type { BusinessDate, DomainEvent, EventDefinitions, Instant } from '../kernel/index.js';

/** More days have been missed than are caught up without being asked for: nothing runs. */
export type CatchUpStopped = DomainEvent<
  'CatchUpStopped',
  {
    /** When the run that has waited longest was due. */
    readonly oldest: BusinessDate;
    /** Today, as the clock showed it. */
    readonly through: BusinessDate;
    readonly days: number;
    readonly ruleVersion: string;
  }
>;
/** Someone has looked at the dates and wants them run. */
export type CatchUpResumed = DomainEvent<'CatchUpResumed', { readonly through: BusinessDate; readonly reason: string }>;
/** Nothing has waited too long any more: the clock that showed it was put right. */
export type CatchUpStopLifted = DomainEvent<'CatchUpStopLifted', { readonly through: BusinessDate }>;

/** What the clock differs from: a clock that nobody sets, the database's, or the time of the last run. */
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
/** Someone says that the clock is right. */
export type ClockAccepted = DomainEvent<'ClockAccepted', { readonly reason: string }>;
/** The clock has been put right, or a database on another machine shows the same. */
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
