import type { BooksDay, Verification } from '../../../domain/books/index.js';
import type { BusinessDate, Instant, Ore } from '../../../domain/kernel/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';

/** A booked day in the list of days. All sums have VAT included. */
export interface BookedDayShown {
  readonly date: BusinessDate;
  readonly bookedAt: Instant;
  readonly sold: Ore;
  readonly vat: Ore;
  readonly refunded: Ore;
  readonly paidOut: Ore;
  readonly fees: Ore;
  /** The partners' reports less our books. Null for a day that no reconciliation compared. */
  readonly difference: Ore | null;
}

export interface BooksShown {
  /** The newest day first. */
  readonly days: readonly BookedDayShown[];
  /** The next day to book. */
  readonly nextDate: BusinessDate;
}

export interface BooksDayShown extends Pick<BooksDay, 'date' | 'reconciled' | 'settlements' | 'cheques'> {
  readonly bookedAt: Instant;
  readonly chartVersion: string;
  readonly verifications: readonly Verification[];
}

export interface SieFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** CHK-05: the booked days. They name no customer, no order and no goods. */
export interface BooksDesk {
  list(): Promise<BooksShown>;
  /** Null for a day that is not booked. */
  day(date: string): Promise<BooksDayShown | null>;
  /** The day's file for the bookkeeping program. Null for a day that is not booked. */
  file(date: string): Promise<SieFile | null>;
  /** Books a day now, as the job does in the morning. */
  book(date: string): Promise<Result>;
}
