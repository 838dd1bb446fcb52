import type { BusinessDate, DomainEvent, Instant, Ore, Uuid } from '../kernel/index.js';

/** The kinds of task that a payment can give to staff. */
export type TaskKind = 'capture' | 'refund' | 'reversal' | 'unpaid' | 'difference';

interface TaskAct {
  /** The id of the capture, refund, reversal or difference that the task is about. */
  readonly taskId: Uuid;
  readonly kind: TaskKind;
  readonly reason: string;
}

export type TaskRetried = DomainEvent<'TaskRetried', TaskAct & { readonly retriedAt: Instant }>;
export type TaskClosed = DomainEvent<'TaskClosed', TaskAct & { readonly closedAt: Instant }>;

/** Staff propose to pay money to an account that the customer gave, because the partner cannot refund it. */
export type PayoutProposed = DomainEvent<
  'PayoutProposed',
  TaskAct & {
    readonly amount: Ore;
    readonly account: string;
    /** The account belongs to this customer, or to the guest of the order. It is encrypted with that person's key. */
    readonly customerId: Uuid | null;
    readonly orderId: Uuid;
    readonly proposedBy: Uuid;
    readonly proposedAt: Instant;
  }
>;
/** A second person approved the payout. The proposer may not approve it. */
export type PayoutApproved = DomainEvent<
  'PayoutApproved',
  TaskAct & { readonly amount: Ore; readonly approvedBy: Uuid; readonly approvedAt: Instant }
>;
export type PayoutDeclined = DomainEvent<
  'PayoutDeclined',
  TaskAct & { readonly declinedBy: Uuid; readonly declinedAt: Instant }
>;

/** How our books differ from what the partner reports, or from the order. */
export type DifferenceKind = 'missing-here' | 'missing-there' | 'amount' | 'currency' | 'status';
/**
 * The source that our books were compared with: the partner's daily report, its webhook or response, or our own order.
 */
export type DifferenceSource = 'report' | 'message' | 'order';

export type PaymentDiffered = DomainEvent<
  'PaymentDiffered',
  {
    readonly differenceId: Uuid;
    readonly source: DifferenceSource;
    /** The day of the daily report. For other sources, the day on which the difference was noticed. */
    readonly reportDate: BusinessDate;
    readonly kind: DifferenceKind;
    /** The record is the kind of operation, or the partner's record type. `reference` is the partner's id. */
    readonly record: string;
    readonly reference: string;
    readonly ours: string;
    readonly theirs: string;
    /** The sum that our books lack. Negative when our books have too much. */
    readonly amount: Ore;
    /** True when the partner's report was accepted at once, so that nobody must act. */
    readonly settled: boolean;
    readonly foundAt: Instant;
  }
>;

export type TaskEvent = TaskRetried | TaskClosed | PayoutProposed | PayoutApproved | PayoutDeclined | PaymentDiffered;
