import type { BusinessDate, DomainEvent, Instant, RecordedEvent, Rejection } from '../../../domain/kernel/index.js';
import type { CommandContext } from '../command-handling/command-context.js';
import type { CommandHandling, Outcome } from '../command-handling/command-handling.js';
import type { Database } from '../database/connection.js';

/** Sends a subject's command; ids that it needs are derived from the context's command id. */
export type Send = (commands: CommandHandling, context: CommandContext) => Promise<Outcome<unknown, Rejection>>;

/** One that a job looks at. */
export interface Subject {
  readonly streamId: string;
  /** Null when there is nothing to do: most are only looked at. */
  readonly send: Send | null;
  /** Nothing is to do because it was decided on for a later date. */
  readonly decidedLater?: boolean;
}

/** A piece of scheduled work, for one business date at a time (CORE-09). */
export interface Job {
  /** Kebab-case; part of the run's stream and of every command id, so never renamed. */
  readonly name: string;
  /** When the run of a business date may begin; null on dates that have none. */
  dueAt(date: BusinessDate): Instant | null;
  /** The moment that the run's events take place for the business. */
  effectiveAt(date: BusinessDate): Instant;
  /** Pages of subjects, read from views: it may name too many but never too few. The command decides. */
  subjects(db: Database, date: BusinessDate): AsyncIterable<readonly Subject[]>;
  /** What `subjects` reads. */
  readonly views: readonly string[];
  /** Refusals that only mean that a view said less than the stream knows. */
  readonly harmless: readonly string[];
  /**
   * No other job needs its runs: one that cannot be completed holds up its own later dates alone, until somebody passes
   * it over. They build on each other from the calendar's first one on, so none is made for an earlier date.
   */
  readonly alone: boolean;
  /** Decides as of its date: whom a later date has decided on is left out, and counted as `decidedLater`. */
  readonly asOfDate: boolean;
  /** What the run can write. */
  readonly eventTypes: readonly string[];
  readonly sumNames: readonly string[];
  /** What an event adds to a sum of the report. */
  amount(sum: string, event: RecordedEvent): number;
}

export interface JobDefinition<E extends DomainEvent> extends Pick<Job, 'name' | 'dueAt' | 'effectiveAt' | 'subjects'> {
  readonly views?: readonly string[];
  readonly harmless?: readonly string[];
  readonly alone?: boolean;
  readonly asOfDate?: boolean;
  readonly eventTypes: readonly E['type'][];
  readonly sums: Readonly<Record<string, (event: RecordedEvent<E>) => number>>;
}

/** What a command answers that a view did not foresee. */
export const DECIDED_LATER = 'DecidedLater';

const CLUB_VIEWS = ['loyalty-level', 'points-365-days', 'cheque'];

/** Declares a job by the events it may write and what each adds to the report. */
export function defineJob<E extends DomainEvent>({
  views = CLUB_VIEWS,
  harmless = [],
  alone = false,
  asOfDate = false,
  sums,
  ...rest
}: JobDefinition<E>): Job {
  return {
    ...rest,
    views,
    harmless: asOfDate ? [...harmless, DECIDED_LATER] : harmless,
    alone,
    asOfDate,
    sumNames: Object.keys(sums),
    amount: (sum, event) => sums[sum]?.(event as RecordedEvent<E>) ?? 0,
  };
}
