import type { BusinessDate, Instant, Uuid } from '../../../domain/kernel/index.js';
import type { PartnerSum } from '../../../domain/payment/index.js';

/** One line of the partner's daily report. */
export interface ReportLine {
  /** From 1; with the day it names the line. */
  readonly line: number;
  /** The partner's word: "SentForSettle". */
  readonly record: string;
  readonly bookedAt: Instant;
  /** Of the payment. */
  readonly pspReference: string;
  /** What the payment was started under; our payment's id where it is ours. */
  readonly reference: string;
  /** With the partner's own sign. */
  readonly sum: PartnerSum;
  /** Null for what was not asked for by us. */
  readonly modification: { readonly id: Uuid; readonly attempt: number; readonly pspReference: string } | null;
}

/** Missing, cut short or not to be read: never the same as a report without lines. */
export class ReportUnusable extends Error {
  constructor(date: BusinessDate, reason: string) {
    super(`the payment partner's report of ${date} ${reason}`);
    this.name = 'ReportUnusable';
  }
}

export interface PaymentReports {
  /** What the partner booked on a day, all of it. @throws ReportUnusable */
  of(date: BusinessDate): Promise<readonly ReportLine[]>;
}
