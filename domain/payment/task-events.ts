import type { BusinessDate, DomainEvent, Instant, Ore, Uuid } from '../kernel/index.js';

/** What staff may have to settle about a payment. */
export type TaskKind = 'capture' | 'refund' | 'reversal' | 'unpaid' | 'difference';

interface TaskAct {
  /** The id of the capture, refund, reversal or difference. */
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
    /** The owner of the account, whose key encrypts it: the customer, or for a guest the order. */
    readonly customerId: Uuid | null;
    readonly orderId: Uuid;
    readonly proposedBy: Uuid;
    readonly proposedAt: Instant;
  }
>;
/** Another person than the proposer approved the payout. */
export type PayoutApproved = DomainEvent<
  'PayoutApproved',
  TaskAct & { readonly amount: Ore; readonly approvedBy: Uuid; readonly approvedAt: Instant }
>;
export type PayoutDeclined = DomainEvent<
  'PayoutDeclined',
  TaskAct & { readonly declinedBy: Uuid; readonly declinedAt: Instant }
>;

/** How the partner's statement or the order differs from our books. */
export type DifferenceKind = 'missing-here' | 'missing-there' | 'amount' | 'currency' | 'status';
/** What our books were compared with: the partner's daily report, its message or response, or our own order. */
export type DifferenceSource = 'report' | 'message' | 'order';

export type PaymentDiffered = DomainEvent<
  'PaymentDiffered',
  {
    readonly differenceId: Uuid;
    readonly source: DifferenceSource;
    /** The report's day. For a message or an order, the day on which it was noticed. */
    readonly reportDate: BusinessDate;
    readonly kind: DifferenceKind;
    /** The partner's record type, and its reference. */
    readonly record: string;
    readonly reference: string;
    readonly ours: string;
    readonly theirs: string;
    /** The sum that our books lack. Negative when they have too much. */
    readonly amount: Ore;
    /** True when the partner's statement was accepted at once and nobody must act. */
    readonly settled: boolean;
    readonly foundAt: Instant;
  }
>;

/** In version 1 only a message of the partner could differ. */
export function differedFromVersion1<Data extends object>(data: Data): Data & { readonly source: DifferenceSource } {
  return { ...data, source: 'message' };
}

export type TaskEvent = TaskRetried | TaskClosed | PayoutProposed | PayoutApproved | PayoutDeclined | PaymentDiffered;
