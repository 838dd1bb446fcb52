import type { BusinessDate, DomainEvent, Instant, RecordedEvent, Rejection } from '../../../domain/kernel/index.js';
import type { CommandContext } from '../command-handling/command-context.js';
import type { CommandHandling, Outcome } from '../command-handling/command-handling.js';
import type { Database } from '../database/connection.js';

/** Sends a subject's command; further ids are derived from the context's command id. */
export type Send = (commands: CommandHandling, context: CommandContext) => Promise<Outcome<unknown, Rejection>>;

export interface Subject {
  readonly streamId: string;
  /** Null when there is nothing to do, which is the usual case. */
  readonly send: Send | null;
  /** True when nothing is done because a later date was already decided. */
  readonly decidedLater?: boolean;
}

/** A piece of scheduled work for one business date at a time (CORE-09). */
export interface Job {
  /** Kebab-case. Part of the run's stream and of every command id: never rename it. */
  readonly name: string;
  /** Earliest start of a business date's run; null on dates without a run. */
  dueAt(date: BusinessDate): Instant | null;
  /** The instant at which the run's events take effect for the business. */
  effectiveAt(date: BusinessDate): Instant;
  /** Pages of subjects from views. They may hold too many subjects but never too few, because the command decides. */
  subjects(db: Database, date: BusinessDate): AsyncIterable<readonly Subject[]>;
  readonly views: readonly string[];
  /** Refusals that only mean that a view lagged behind the stream. */
  readonly harmless: readonly string[];
  /**
   * True when no other job needs its runs. A run that cannot be completed then stops only later dates of its own job,
   * until a person passes it over. Its runs build on each other, so no run is made for a date before the calendar's
   * first.
   */
  readonly alone: boolean;
  /** Decides as of its date. A subject already decided for a later date is left out and counted as `decidedLater`. */
  readonly asOfDate: boolean;
  readonly eventTypes: readonly string[];
  readonly sumNames: readonly string[];
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

/** The command's answer when the view did not show the later decision. */
export const DECIDED_LATER = 'DecidedLater';

const CLUB_VIEWS = ['loyalty-level', 'points-365-days', 'cheque'];

/** Declares a job by the event types it may write and by what each adds to the report. */
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
