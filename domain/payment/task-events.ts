import type { BusinessDate, DomainEvent, Instant, Ore, Uuid } from '../kernel/index.js';

/** What a person may have to settle about a payment. */
export type TaskKind = 'capture' | 'refund' | 'reversal' | 'unpaid' | 'difference';

interface TaskAct {
  /** Id of the capture, refund, reversal or difference. */
  readonly taskId: Uuid;
  readonly kind: TaskKind;
  readonly reason: string;
}

export type TaskRetried = DomainEvent<'TaskRetried', TaskAct & { readonly retriedAt: Instant }>;
export type TaskClosed = DomainEvent<'TaskClosed', TaskAct & { readonly closedAt: Instant }>;

/** Money that the partner cannot send back is to be paid to an account that the customer has named. */
export type PayoutProposed = DomainEvent<
  'PayoutProposed',
  TaskAct & {
    readonly amount: Ore;
    readonly account: string;
    /** The owner of the account, whose key seals it: the customer, or for a guest the order. */
    readonly customerId: Uuid | null;
    readonly orderId: Uuid;
    readonly proposedBy: Uuid;
    readonly proposedAt: Instant;
  }
>;
/** By another person than the proposer. */
export type PayoutApproved = DomainEvent<
  'PayoutApproved',
  TaskAct & { readonly amount: Ore; readonly approvedBy: Uuid; readonly approvedAt: Instant }
>;
export type PayoutDeclined = DomainEvent<
  'PayoutDeclined',
  TaskAct & { readonly declinedBy: Uuid; readonly declinedAt: Instant }
>;

/** How the other side's books differ from ours. */
export type DifferenceKind = 'missing-here' | 'missing-there' | 'amount' | 'currency' | 'status';
/** The other side: the partner's daily report, one of its messages or answers, or our own order. */
export type DifferenceSource = 'report' | 'message' | 'order';

export type PaymentDiffered = DomainEvent<
  'PaymentDiffered',
  {
    readonly differenceId: Uuid;
    readonly source: DifferenceSource;
    /** The report's day; for a message or an order the day on which it was noticed. */
    readonly reportDate: BusinessDate;
    readonly kind: DifferenceKind;
    /** The partner's term for the booking, and its reference. */
    readonly record: string;
    readonly reference: string;
    readonly ours: string;
    readonly theirs: string;
    /** The sum that our books lack (below zero: have too much). */
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
