import type { BusinessDate, Instant, Uuid } from '../../../domain/kernel/index.js';
import type { PartnerSum } from '../../../domain/payment/index.js';

/** One line of the partner's daily report. */
export interface ReportLine {
  /** The number of the line, counted from 1. The day and this number identify the line. */
  readonly line: number;
  /** The partner's name for the booking, for example "SentForSettle". */
  readonly record: string;
  readonly bookedAt: Instant;
  /** The partner's reference of the payment. */
  readonly pspReference: string;
  /** The merchant reference of the payment. For our payments this is the payment id. */
  readonly reference: string;
  /** The amount and the currency. The sign is the partner's. */
  readonly sum: PartnerSum;
  /** The capture, refund or reversal to which the booking belongs. Null for a booking that the shop did not request. */
  readonly modification: { readonly id: Uuid; readonly attempt: number; readonly pspReference: string } | null;
}

/** Thrown when a report is missing, truncated or unreadable. The shop never treats such a report as empty. */
export class ReportUnusable extends Error {
  /** @param of the day of a daily report, or the name of another report */
  constructor(of: BusinessDate | `settlement ${number}`, reason: string) {
    super(`the payment partner's report of ${of} ${reason}`);
    this.name = 'ReportUnusable';
  }
}

export const PAYMENT_REPORTS = Symbol('payment reports');

export interface PaymentReports {
  /** Returns all bookings of the partner on a day. @throws ReportUnusable */
  of(date: BusinessDate): Promise<readonly ReportLine[]>;
}
