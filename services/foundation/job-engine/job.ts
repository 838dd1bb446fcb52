import type { BusinessDate, DomainEvent, Instant, RecordedEvent, Rejection } from '../../../domain/kernel/index.js';
import type { CommandContext } from '../command-handling/command-context.js';
import type { CommandHandling, Outcome } from '../command-handling/command-handling.js';
import type { Database } from '../database/connection.js';

/** Sends the command for a subject. Ids of further commands are derived from the context's command id. */
export type Send = (commands: CommandHandling, context: CommandContext) => Promise<Outcome<unknown, Rejection>>;

export interface Subject {
  readonly streamId: string;
  /** The command to send. Null when there is nothing to do for the subject, which is the usual case. */
  readonly send: Send | null;
  /** True when nothing is to do, because the subject was already decided for a date after the run's. */
  readonly decidedLater?: boolean;
}

/** Scheduled work that runs for one business date at a time (CORE-09). */
export interface Job {
  /** Kebab-case. The name is part of the run's stream and of every command id, so never rename it. */
  readonly name: string;
  /** Returns the earliest time for the run of a business date. Null on dates without a run. */
  dueAt(date: BusinessDate): Instant | null;
  /** Returns the instant at which the run's events take effect for the business. */
  effectiveAt(date: BusinessDate): Instant;
  /**
   * Reads pages of subjects from views. A page may hold subjects with nothing to do, because the command decides. It
   * must never leave a subject out.
   */
  subjects(db: Database, date: BusinessDate): AsyncIterable<readonly Subject[]>;
  /** The views that `subjects` reads. A run waits for them, because a view that is behind would miss subjects. */
  readonly views: readonly string[];
  /** Refusals that only mean that a view was behind the stream. */
  readonly harmless: readonly string[];
  /**
   * True when no other job depends on this job's runs. A run that cannot be completed then stops only later dates of
   * this job, until a person skips it. Each run of such a job uses the results of earlier runs. So no run is possible
   * before the first date in the job calendar.
   */
  readonly alone: boolean;
  /**
   * True when a run decides each subject as of the run's business date. The run skips a subject that was already
   * decided for a later date, and counts it as `decidedLater`.
   */
  readonly asOfDate: boolean;
  readonly eventTypes: readonly string[];
  readonly sumNames: readonly string[];
  amount(sum: string, event: RecordedEvent): number;
}

export interface JobDefinition<E extends DomainEvent> extends Pick<
  Job,
  'name' | 'dueAt' | 'effectiveAt' | 'subjects' | 'views'
> {
  readonly harmless?: readonly string[];
  readonly alone?: boolean;
  readonly asOfDate?: boolean;
  readonly eventTypes: readonly E['type'][];
  readonly sums: Readonly<Record<string, (event: RecordedEvent<E>) => number>>;
}

/**
 * The type of a refusal: the subject was already decided for a later date. It occurs when the view did not show this.
 */
export const DECIDED_LATER = 'DecidedLater';

/** Defines a job by the event types that it may write, and what each adds to the report. */
export function defineJob<E extends DomainEvent>({
  harmless = [],
  alone = false,
  asOfDate = false,
  sums,
  ...rest
}: JobDefinition<E>): Job {
  return {
    ...rest,
    harmless: asOfDate ? [...harmless, DECIDED_LATER] : harmless,
    alone,
    asOfDate,
    sumNames: Object.keys(sums),
    amount: (sum, event) => sums[sum]?.(event as RecordedEvent<E>) ?? 0,
  };
}
