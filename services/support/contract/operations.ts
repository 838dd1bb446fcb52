import type { BusinessDate, Instant, Uuid } from '../../../domain/kernel/index.js';
import type { OrderStep } from '../../../domain/order/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';

export interface RebuildShown {
  readonly purpose: 'rebuild' | 'verify';
  readonly phase: 'reading' | 'comparing' | 'done' | 'failed';
  readonly events: number;
  /** Of the log, 0 to 1. */
  readonly fraction: number;
  /** Row by row against the live view; null while running, or without live rows to compare with. */
  readonly differences: number | null;
  readonly rows: number | null;
  readonly seconds: number | null;
  /** Why it failed, if so. */
  readonly failure: string | null;
  readonly startedAt: Instant;
  readonly updatedAt: Instant;
}

export interface ViewShown {
  readonly view: string;
  readonly version: number;
  readonly outdated: boolean;
  readonly checkpoint: string;
  readonly head: string;
  readonly eventsBehind: number;
  readonly eventsBehindIsExact: boolean;
  readonly secondsBehind: number;
  readonly parked: number;
  readonly rebuild: RebuildShown | null;
  readonly failure: string | null;
}

export interface ReactionShown {
  readonly reaction: string;
  readonly eventsBehind: number;
  readonly eventsBehindIsExact: boolean;
  readonly secondsBehind: number;
  readonly parked: number;
}

/** The open transaction for which all followers wait. */
export interface HoldUpShown {
  readonly pid: number | null;
  readonly application: string;
  readonly database: string;
  readonly state: string;
  readonly since: Instant | null;
}

/** One partner, as all processes together have heard it in the last thirty days. */
export interface PartnerShown {
  readonly partner: string;
  readonly connection: 'real' | 'simulated' | 'absent';
  readonly lastSuccess: Instant | null;
  readonly lastFailure: { readonly at: Instant; readonly code: string | null; readonly status: number | null } | null;
  /** Failed calls, orders of an e-ID that ended without a log-in and messages of no use; the latest first. */
  readonly today: readonly {
    readonly outcome: 'failed' | 'ended' | 'unread';
    readonly code: string | null;
    readonly status: number | null;
    readonly times: number;
  }[];
}

export interface ParkedShown {
  readonly view: string;
  readonly streamId: string;
  readonly revision: number;
  readonly eventId: string;
  readonly type: string;
  readonly reason: string;
  readonly parkedAt: Instant;
}

export interface ParkedReactionShown {
  readonly reaction: string;
  readonly eventId: string;
  readonly streamId: string;
  readonly revision: number;
  readonly eventType: string;
  readonly reason: string;
  readonly attempts: number;
  readonly parkedAt: Instant;
  /** Null for an event that waits behind an earlier one of its stream, or is tried at once. */
  readonly nextAttemptAt: Instant | null;
}

export interface ParkedOutcomeShown {
  readonly applied: boolean;
  readonly steps: readonly {
    readonly eventId: string;
    readonly type: string;
    readonly revision: number;
    readonly rows: readonly { readonly key: string; readonly before: string; readonly after: string }[];
  }[];
  readonly failure: { readonly eventId: string; readonly type: string; readonly reason: string } | null;
}

export interface JobRunShown {
  readonly job: string;
  readonly businessDate: BusinessDate;
  /** `failed`: it is begun again until it completes. */
  readonly status: 'running' | 'failed' | 'passed-over' | 'completed';
  readonly failure: string | null;
  /** Why somebody gave the date up. */
  readonly passedOver: string | null;
  /** The date has failed, and those after it could go on without it. */
  readonly mayBePassedOver: boolean;
  readonly startedAt: Instant;
  readonly completedAt: Instant | null;
  readonly considered: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly parked: readonly { readonly subject: string; readonly reason: string }[];
  readonly sums: Readonly<Record<string, number>>;
}

/** What jobs wait for until somebody has looked. */
export interface CalendarAskedShown {
  readonly stopped: readonly {
    /** Null for all the jobs that wait for each other. */
    readonly job: string | null;
    readonly oldest: BusinessDate;
    readonly through: BusinessDate;
    readonly days: number;
  }[];
  readonly clock: {
    readonly against: 'own' | 'database' | 'last-run';
    /** Above 0 when the clock is ahead: jobs wait. */
    readonly seconds: number;
    readonly shown: Instant;
    readonly host: string;
  } | null;
}

export interface StuckOrderShown {
  readonly orderId: Uuid;
  readonly orderNumber: string;
  readonly step: OrderStep;
  readonly since: Instant;
}

export interface OperationsDesk {
  views(): Promise<readonly ViewShown[]>;
  reactions(): Promise<readonly ReactionShown[]>;
  /** Null while nobody waits. */
  holdUp(): Promise<HoldUpShown | null>;
  partners(): Promise<readonly PartnerShown[]>;
  parked(): Promise<readonly ParkedShown[]>;
  parkedReactions(): Promise<readonly ParkedReactionShown[]>;
  /** The process that runs the reaction tries the stream's parked events again, in order. */
  retryReaction(reaction: string, streamId: string): Promise<Result>;
  /** Begins; `views` tells how it goes. Refused when one is running. */
  rebuild(view: string, purpose: 'rebuild' | 'verify'): Promise<Result>;
  dryRun(view: string, streamId: string): Promise<Result<{ readonly outcome: ParkedOutcomeShown }>>;
  retry(view: string, streamId: string): Promise<Result<{ readonly outcome: ParkedOutcomeShown }>>;
  readonly jobs: readonly string[];
  /** Newest first. */
  jobRuns(): Promise<readonly JobRunShown[]>;
  runJob(job: string, date: BusinessDate): Promise<Result>;
  /** Gives a failed date up, for good. Recorded with who and why. */
  passOver(job: string, date: BusinessDate, reason: string): Promise<Result>;
  calendarAsked(): Promise<CalendarAskedShown>;
  /** Answers what is asked: `clock`, or the date up to which runs may be caught up. Recorded with who and why. */
  goOn(question: string, reason: string, job: string | null): Promise<Result>;
  /** Paid orders for which something that has to follow has not; the oldest first. */
  stuckOrders(): Promise<readonly StuckOrderShown[]>;
  /** Has the step done again; recorded with who asked for it. */
  repeatStep(orderId: string, step: string): Promise<Result>;
}
