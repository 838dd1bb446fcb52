import type { BusinessDate, DomainEvent, Instant, Ore, Uuid } from '../kernel/index.js';

/** What a person can have to settle on a payment. */
export type TaskKind = 'capture' | 'refund' | 'reversal' | 'unpaid' | 'difference';

interface TaskAct {
  /** The capture, refund, reversal or difference that it is about. */
  readonly taskId: Uuid;
  readonly kind: TaskKind;
  readonly reason: string;
}

export type TaskRetried = DomainEvent<'TaskRetried', TaskAct & { readonly retriedAt: Instant }>;
export type TaskClosed = DomainEvent<'TaskClosed', TaskAct & { readonly closedAt: Instant }>;

/** Money that the partner cannot send back is to go to an account that the customer has named. */
export type PayoutProposed = DomainEvent<
  'PayoutProposed',
  TaskAct & {
    readonly amount: Ore;
    readonly account: string;
    /** Whose account it is, and so whose key seals it: the customer's, or for a guest the order's. */
    readonly customerId: Uuid | null;
    readonly orderId: Uuid;
    readonly proposedBy: Uuid;
    readonly proposedAt: Instant;
  }
>;
/** By another than the one who proposed it. */
export type PayoutApproved = DomainEvent<
  'PayoutApproved',
  TaskAct & { readonly amount: Ore; readonly approvedBy: Uuid; readonly approvedAt: Instant }
>;
export type PayoutDeclined = DomainEvent<
  'PayoutDeclined',
  TaskAct & { readonly declinedBy: Uuid; readonly declinedAt: Instant }
>;

/** What is not the same in another's books and here. */
export type DifferenceKind = 'missing-here' | 'missing-there' | 'amount' | 'currency' | 'status';
/** Who said otherwise: the partner's daily report, one of its messages or answers, or our own order. */
export type DifferenceSource = 'report' | 'message' | 'order';

export type PaymentDiffered = DomainEvent<
  'PaymentDiffered',
  {
    readonly differenceId: Uuid;
    readonly source: DifferenceSource;
    /** The report's day; of a message or an order the day on which it was noticed. */
    readonly reportDate: BusinessDate;
    readonly kind: DifferenceKind;
    /** The partner's word for the booking, and the reference it stands under. */
    readonly record: string;
    readonly reference: string;
    readonly ours: string;
    readonly theirs: string;
    /** What our books have too little (or, below zero, too much). */
    readonly amount: Ore;
    /** True when the partner's word was taken over at once, and nobody has to act. */
    readonly settled: boolean;
    readonly foundAt: Instant;
  }
>;

/** Before reports were compared, only a message of the partner could differ. */
export function differedFromVersion1<Data extends object>(data: Data): Data & { readonly source: DifferenceSource } {
  return { ...data, source: 'message' };
}

export type TaskEvent = TaskRetried | TaskClosed | PayoutProposed | PayoutApproved | PayoutDeclined | PaymentDiffered;
