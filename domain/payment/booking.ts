import type { Ore, Uuid } from '../kernel/index.js';
import { CURRENCY, type PartnerSum } from './partner-sum.js';

/** The result of a payment in the partner's daily report. Staff must judge a record of kind `other`. */
export type BookingKind =
  'authorised' | 'refused' | 'captured' | 'capture-failed' | 'refunded' | 'refund-failed' | 'cancelled' | 'other';

/**
 * One record about a payment in the partner's daily report. Its time is trusted, because the shop fetches the report
 * itself.
 */
export interface Booking {
  /** Derived from the report's day and the record's line. It is the id of a difference that this record shows. */
  readonly differenceId: Uuid;
  readonly kind: BookingKind;
  /** The partner's record type, for example "SentForSettle". */
  readonly record: string;
  /** The reference of the payment. A capture or refund has a reference of its own. */
  readonly pspReference: string;
  /**
   * The capture or refund of ours that the record is about. Null for the payment itself, or when no request of ours
   * matches.
   */
  readonly modification: { readonly id: Uuid; readonly attempt: number; readonly pspReference: string } | null;
  /** Whether an earlier line of a report has the same record about the same attempt. The partner has booked it twice. */
  readonly isRepeated: boolean;
  /** The sum in the record. Only `other` may be negative, because it keeps the partner's sign. */
  readonly sum: PartnerSum;
}

/** The sum in öre that our books would lack without this record. Refunded money is negative. */
export function bookedAmount({ kind, sum }: Pick<Booking, 'kind' | 'sum'>): Ore {
  if (sum.currency !== CURRENCY) return 0;
  return kind === 'refunded' || kind === 'capture-failed' ? -sum.amount : sum.amount;
}

/** The final result of each capture or refund. A failure replaces a success, in any order of the report. */
export function lastResults(bookings: readonly Booking[]): readonly Booking[] {
  const failed = new Set(bookings.filter(isFailure).map((booking) => `${UNDONE[booking.kind]}/${attemptOf(booking)}`));
  return bookings.filter((booking) => isFailure(booking) || !failed.has(`${booking.kind}/${attemptOf(booking)}`));
}

const UNDONE: Readonly<Partial<Record<BookingKind, BookingKind>>> = {
  'capture-failed': 'captured',
  'refund-failed': 'refunded',
};

export function isFailure({ kind }: Pick<Booking, 'kind'>): boolean {
  return UNDONE[kind] !== undefined;
}

function attemptOf({ modification, pspReference }: Booking): string {
  return modification ? `${modification.id}/${modification.attempt}` : pspReference;
}
