import type { Instant, Ore, Uuid } from '../../../domain/kernel/index.js';
import type { PaymentDiffered, TaskKind } from '../../../domain/payment/events.js';
import type { Result } from '../../foundation/problem/result-contract.js';

export interface PayoutShown {
  /** Null once its owner has been forgotten. */
  readonly account: string | null;
  readonly proposedBy: string;
  /** The proposer may not approve it. */
  readonly mine: boolean;
  readonly reason: string;
}

/** How the other books differ, and the reference to find the entry there. */
export interface DifferenceShown extends Pick<
  PaymentDiffered['data'],
  'source' | 'reportDate' | 'kind' | 'record' | 'reference' | 'ours' | 'theirs'
> {
  /** True when the partner's statement was accepted and nobody has to act. */
  readonly settled: boolean;
}

/** A payment problem that only a person can settle. */
export interface PaymentTaskShown {
  readonly paymentId: Uuid;
  readonly taskId: Uuid;
  readonly kind: TaskKind;
  readonly orderNumber: string | null;
  readonly amount: Ore;
  readonly attempts: number;
  readonly reason: string | null;
  readonly since: Instant;
  readonly payout: PayoutShown | null;
  /** For a difference: what each side says. */
  readonly difference: DifferenceShown | null;
}

export type PaymentTaskAct = 'retry' | 'propose' | 'approve' | 'decline' | 'close';

export interface PaymentTaskRequest {
  readonly act: PaymentTaskAct;
  readonly paymentId: Uuid;
  readonly taskId: Uuid;
  readonly reason: string;
  /** The account of a payout; empty for other acts. */
  readonly account: string;
}

/** CHK-05, SUP-06, SUP-11: the work list of failed payments, for the staff who are logged in. */
export interface PaymentTaskDesk {
  /** The oldest first. */
  list(): Promise<readonly PaymentTaskShown[]>;
  /** Differences that are settled, the newest first. */
  settled(): Promise<readonly PaymentTaskShown[]>;
  settle(request: PaymentTaskRequest): Promise<Result>;
}
