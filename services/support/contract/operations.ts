import type { BusinessDate, Instant, Uuid } from '../../../domain/kernel/index.js';
import type { OrderStep } from '../../../domain/order/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';

export interface RebuildShown {
  readonly purpose: 'rebuild' | 'verify';
  readonly phase: 'reading' | 'comparing' | 'done' | 'failed';
  readonly events: number;
  /** The part of the log that the view has read, from 0 to 1. */
  readonly fraction: number;
  /** The number of rows that differ from the live view. Null while running, or without live rows. */
  readonly differences: number | null;
  readonly rows: number | null;
  readonly seconds: number | null;
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

/** The open transaction that hides events from all followers. */
export interface HoldUpShown {
  readonly pid: number | null;
  readonly application: string;
  readonly database: string;
  readonly state: string;
  readonly since: Instant | null;
}

/** The calls to one partner in the last thirty days, from all processes. */
export interface PartnerShown {
  readonly partner: string;
  /** The name that staff see. */
  readonly shownAs: string;
  readonly connection: 'real' | 'simulated' | 'absent';
  readonly lastSuccess: Instant | null;
  readonly lastFailure: { readonly at: Instant; readonly code: string | null; readonly status: number | null } | null;
  /** Failed calls, log-in requests without a log-in, and unusable messages of today, latest first. */
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
  /**
   * When the event is retried. Null for an event that waits for an earlier one of its stream, or is retried at once.
   */
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

/** A return whose refund should have been made by a day that is over (LAW-04). */
export interface LateRefundShown {
  readonly returnNumber: string;
  readonly refundBy: BusinessDate;
  /** When staff were last warned of it. Null before. */
  readonly warnedAt: Instant | null;
}

export interface JobRunShown {
  readonly job: string;
  readonly businessDate: BusinessDate;
  /** The status of the run. A `failed` run is retried until it completes. */
  readonly status: 'running' | 'failed' | 'passed-over' | 'completed';
  readonly failure: string | null;
  readonly passedOver: string | null;
  /** True when the date has failed and later dates can run without it. */
  readonly mayBePassedOver: boolean;
  readonly startedAt: Instant;
  readonly completedAt: Instant | null;
  readonly considered: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly parked: readonly { readonly subject: string; readonly reason: string }[];
  readonly sums: Readonly<Record<string, number>>;
}

/** The decisions that a person must make before jobs continue. */
export interface CalendarAskedShown {
  readonly stopped: readonly {
    /** The job that is stopped. Null when all jobs that depend on each other are stopped. */
    readonly job: string | null;
    readonly oldest: BusinessDate;
    readonly through: BusinessDate;
    readonly days: number;
  }[];
  readonly clock: {
    readonly against: 'own' | 'database' | 'last-run';
    /** The difference. Positive when the clock is ahead; jobs then wait. */
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

/** An article of which payments in progress hold pieces. Nothing in it leads to an order or a person. */
export interface HeldGoodsShown {
  readonly varuId: string;
  readonly name: string;
  /** The pharmacy that holds the pieces. Null for the web shelf. */
  readonly gln: string | null;
  /** The pieces there, those held among them. */
  readonly shelf: number;
  readonly held: number;
  readonly payments: number;
  readonly available: number;
  /** The last hold ends then at the latest. */
  readonly until: Instant;
}

export interface OperationsDesk {
  views(): Promise<readonly ViewShown[]>;
  reactions(): Promise<readonly ReactionShown[]>;
  /** Returns the transaction that hides events. Null when there is none. */
  holdUp(): Promise<HoldUpShown | null>;
  partners(): Promise<readonly PartnerShown[]>;
  parked(): Promise<readonly ParkedShown[]>;
  parkedReactions(): Promise<readonly ParkedReactionShown[]>;
  /** Retries the stream's parked events in order, in the process that runs the reaction. */
  retryReaction(reaction: string, streamId: string): Promise<Result>;
  /** Starts a rebuild; `views` shows the progress. Refused while another one runs. */
  rebuild(view: string, purpose: 'rebuild' | 'verify'): Promise<Result>;
  dryRun(view: string, streamId: string): Promise<Result<{ readonly outcome: ParkedOutcomeShown }>>;
  retry(view: string, streamId: string): Promise<Result<{ readonly outcome: ParkedOutcomeShown }>>;
  readonly jobs: readonly string[];
  jobRuns(): Promise<readonly JobRunShown[]>;
  runJob(job: string, date: BusinessDate): Promise<Result>;
  /** Skips a failed date for ever. The event holds actor and reason. */
  passOver(job: string, date: BusinessDate, reason: string): Promise<Result>;
  calendarAsked(): Promise<CalendarAskedShown>;
  /** Approves `clock`, or the catch-up of missed runs. The event holds actor and reason. */
  goOn(question: string, reason: string, job: string | null): Promise<Result>;
  /** Lists paid orders without a necessary next step, oldest first. */
  stuckOrders(): Promise<readonly StuckOrderShown[]>;
  /** Lists the articles of which payments hold pieces, the hold that ends first at the top. */
  heldGoods(): Promise<readonly HeldGoodsShown[]>;
  /** Lists the refunds that are late, the latest at the top. */
  lateRefunds(): Promise<readonly LateRefundShown[]>;
  repeatStep(orderId: string, step: string): Promise<Result>;
}
