import type { BusinessDate, Instant, Uuid } from '../../../domain/kernel/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';

export interface ReturnShown {
  readonly orderId: Uuid;
  readonly returnNumber: string;
  readonly status: 'awaited' | 'received' | 'settled' | 'stopped';
  readonly refundBy: BusinessDate;
  /** True when the law's last day for the refund is near or has passed. */
  readonly atRisk: boolean;
  readonly receivedAt: Instant | null;
  readonly damaged: number;
}

/** A report of the warehouse that no order took. */
export interface ParkedReturnReport {
  readonly notificationId: string;
  readonly returnNumber: string;
  readonly type: 'return-received' | 'return-inspected';
  readonly code: string;
  readonly parkedAt: Instant;
}

export interface ReturnsShown {
  readonly open: readonly ReturnShown[];
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
}
