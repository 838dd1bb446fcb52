import type { BusinessDate, Instant, Ore, Uuid } from '../../../domain/kernel/index.js';
import type { ReturnRisk } from '../../../domain/order/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';

export interface ReturnShown {
  readonly orderId: Uuid;
  readonly returnNumber: string;
  readonly status: 'awaited' | 'received' | 'settled' | 'stopped';
  readonly refundBy: BusinessDate;
  /** Why staff must look at it now. Null when nothing is at risk. */
  readonly risk: ReturnRisk | null;
  readonly receivedAt: Instant | null;
  readonly damaged: number;
  /** When staff were last warned of it. Null before. */
  readonly warnedAt: Instant | null;
}

/** A report of the warehouse that no order took. */
export interface ParkedReturnReport {
  readonly notificationId: string;
  readonly returnNumber: string;
  readonly type: 'return-received' | 'return-inspected';
  readonly code: string;
  readonly parkedAt: Instant;
}

export interface ProposedRefundShown {
  readonly refundId: Uuid;
  readonly orderId: Uuid;
  readonly orderNumber: string;
  readonly amount: Ore;
  readonly reason: string;
  readonly proposedBy: string;
  /** True when this staff member proposed it, and so may not approve it. */
  readonly mine: boolean;
}

export interface GiveRefundRequest {
  readonly commandId: Uuid;
  readonly orderNumber: string;
  /** The amount as written, for example "49,50". */
  readonly kronor: string;
  /** The article that the money is for. Empty for the order as a whole. */
  readonly varuId: string;
  readonly reason: string;
}

export interface SettleRefundRequest {
  readonly act: 'approve' | 'decline';
  readonly orderId: Uuid;
  readonly refundId: Uuid;
  readonly reason: string;
}

export interface ReturnsShown {
  readonly proposed: readonly ProposedRefundShown[];
  /** What this member of staff may pay back alone. */
  readonly ceiling: Ore;
  /** Refunds that are due soon or late, the earliest first. */
  readonly due: readonly ReturnShown[];
  /** Withdrawals whose goods are not here although the last day for the refund is over. */
  readonly neverCame: readonly ReturnShown[];
  readonly open: readonly ReturnShown[];
  /** How many returns are open beyond those that the page lists. */
  readonly more: number;
  readonly damaged: readonly ReturnShown[];
  readonly parked: readonly ParkedReturnReport[];
}

export interface ParkedReportRequest {
  readonly act: 'retry' | 'close';
  readonly notificationId: string;
  readonly reason: string;
}

/** CHK-05, LAW-04: returns on their way, refunds at risk, and reports that need a person. */
export interface ReturnDesk {
  list(): Promise<ReturnsShown>;
  settleReport(request: ParkedReportRequest): Promise<Result>;
  /** Pays back a part of the price, or proposes it above the ceiling of the role. */
  giveRefund(request: GiveRefundRequest): Promise<Result>;
  settleRefund(request: SettleRefundRequest): Promise<Result>;
}
