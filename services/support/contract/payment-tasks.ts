import type { Instant, Ore, Uuid } from '../../../domain/kernel/index.js';
import type { TaskKind } from '../../../domain/payment/events.js';
import type { Result } from '../../web-host/contract/result.js';

export interface PayoutShown {
  /** Null once its owner has been forgotten. */
  readonly account: string | null;
  readonly proposedBy: string;
  /** Who proposed it may not approve it. */
  readonly mine: boolean;
  readonly reason: string;
}

/** Something about a payment that only a person can settle. */
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
}

export type PaymentTaskAct = 'retry' | 'propose' | 'approve' | 'decline' | 'close';

export interface PaymentTaskRequest {
  readonly act: PaymentTaskAct;
  readonly paymentId: Uuid;
  readonly taskId: Uuid;
  readonly reason: string;
  /** Where a payout is to go; empty for the other acts. */
  readonly account: string;
}

/** CHK-05, SUP-06, SUP-11: the work list of money that went wrong, for the staff who are logged in. */
export interface PaymentTaskDesk {
  /** The oldest first. */
  list(): Promise<readonly PaymentTaskShown[]>;
  settle(request: PaymentTaskRequest): Promise<Result>;
}
