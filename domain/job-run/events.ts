import type { BusinessDate, DomainEvent, EventDefinitions, Instant } from '../kernel/index.js';

/** The result of a run. `sums` holds totals such as expired points, which equal the sums of the recorded events. */
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
/** The job could not handle this subject, for example one member. The run continues without it. */
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

/** An attempt failed. The run is tried again until an attempt completes it. */
export type JobRunFailed = DomainEvent<
  'JobRunFailed',
  { readonly job: string; readonly businessDate: BusinessDate; readonly reason: string; readonly failedAt: Instant }
>;

/** A person skipped a date that cannot be completed. Later dates continue without it. */
export type JobRunPassedOver = DomainEvent<
  'JobRunPassedOver',
  {
    readonly job: string;
    readonly businessDate: BusinessDate;
    readonly reason: string;
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
