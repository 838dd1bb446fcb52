import type { BusinessDate, Instant, Uuid } from '../../../domain/kernel/index.js';
import type { PartnerSum } from '../../../domain/payment/index.js';

/** One line of the partner's daily report. */
export interface ReportLine {
  /** From 1; identifies the line together with the day. */
  readonly line: number;
  /** The partner's term: "SentForSettle". */
  readonly record: string;
  readonly bookedAt: Instant;
  /** Of the payment. */
  readonly pspReference: string;
  /** The payment's reference; our payment id where the payment is ours. */
  readonly reference: string;
  /** With the partner's own sign. */
  readonly sum: PartnerSum;
  /** Null for a booking that the shop did not request. */
  readonly modification: { readonly id: Uuid; readonly attempt: number; readonly pspReference: string } | null;
}

/** A missing, truncated or unreadable report: never treated as an empty one. */
export class ReportUnusable extends Error {
  constructor(date: BusinessDate, reason: string) {
    super(`the payment partner's report of ${date} ${reason}`);
    this.name = 'ReportUnusable';
  }
}

export const PAYMENT_REPORTS = Symbol('payment reports');

export interface PaymentReports {
  /** All bookings of the partner on a day. @throws ReportUnusable */
  of(date: BusinessDate): Promise<readonly ReportLine[]>;
}
