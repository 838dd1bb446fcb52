import type { BusinessDate, DomainEvent, EventDefinitions, Instant } from '../kernel/index.js';

/** What a run did; `sums` tie to the ledger (points expired, kronor issued, …). */
export interface JobReport {
  readonly considered: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly parked: number;
  readonly sums: Readonly<Record<string, number>>;
}

export type JobRunStarted = DomainEvent<
  'JobRunStarted',
  { readonly job: string; readonly businessDate: BusinessDate; readonly startedAt: Instant }
>;
/** A member the job could not handle; the run goes on without it. */
export type JobSubjectParked = DomainEvent<'JobSubjectParked', { readonly subject: string; readonly reason: string }>;
export type JobRunCompleted = DomainEvent<
  'JobRunCompleted',
  {
    readonly job: string;
    readonly businessDate: BusinessDate;
    readonly report: JobReport;
    readonly completedAt: Instant;
  }
>;

/** An attempt ended without a report; it is made again until one completes. */
export type JobRunFailed = DomainEvent<
  'JobRunFailed',
  { readonly job: string; readonly businessDate: BusinessDate; readonly reason: string; readonly failedAt: Instant }
>;

/** Somebody gave the date up: it cannot be completed, and those after it go on without it. */
export type JobRunPassedOver = DomainEvent<
  'JobRunPassedOver',
  {
    readonly job: string;
    readonly businessDate: BusinessDate;
    readonly reason: string;
    /** Why the last attempt ended without a report. */
    readonly failure: string;
    readonly passedOverAt: Instant;
  }
>;

export type JobRunEvent = JobRunStarted | JobSubjectParked | JobRunFailed | JobRunPassedOver | JobRunCompleted;

export const jobRunEvents: EventDefinitions<JobRunEvent> = {
  JobRunStarted: { version: 1 },
  JobSubjectParked: { version: 1 },
  JobRunFailed: { version: 1 },
  JobRunPassedOver: { version: 1 },
  JobRunCompleted: { version: 1 },
};
