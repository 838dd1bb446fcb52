import type { Instant, Ore, Uuid } from '../../../domain/kernel/index.js';
import type { PaymentDiffered, TaskKind } from '../../../domain/payment/events.js';
import type { Result } from '../../foundation/problem/result-contract.js';

export interface PayoutShown {
  /** The account of the payout. Null once its owner is erased. */
  readonly account: string | null;
  readonly proposedBy: string;
  /** True when this staff member proposed the payout, and so may not approve it. */
  readonly mine: boolean;
  readonly reason: string;
}

/** A difference between our books and the partner's, and the reference that finds the entry at the partner. */
export interface DifferenceShown extends Pick<
  PaymentDiffered['data'],
  'source' | 'reportDate' | 'kind' | 'record' | 'reference' | 'ours' | 'theirs'
> {
  /** True when the partner's statement was accepted and nobody has to act. */
  readonly settled: boolean;
}

/** A payment problem that staff must settle. */
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
  /** What each side states, for a difference between the books. Null for other tasks. */
  readonly difference: DifferenceShown | null;
}

export type PaymentTaskAct = 'retry' | 'propose' | 'approve' | 'decline' | 'close';

export interface PaymentTaskRequest {
  readonly act: PaymentTaskAct;
  readonly paymentId: Uuid;
  readonly taskId: Uuid;
  readonly reason: string;
  /** The account of a payout. Empty for other decisions. */
  readonly account: string;
}

/** CHK-05, SUP-06, SUP-11: the list of payment problems, for the logged-in staff member. */
export interface PaymentTaskDesk {
  list(): Promise<readonly PaymentTaskShown[]>;
  /** Lists settled differences, newest first. */
  settled(): Promise<readonly PaymentTaskShown[]>;
  settle(request: PaymentTaskRequest): Promise<Result>;
}
