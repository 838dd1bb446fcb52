import type { Ore, Uuid } from '../kernel/index.js';
import { CURRENCY, type PartnerSum } from './partner-sum.js';

/** A payment's result in the partner's daily report. Staff must judge `other`. */
export type BookingKind =
  'authorised' | 'refused' | 'captured' | 'capture-failed' | 'refunded' | 'refund-failed' | 'cancelled' | 'other';

/** A line of the partner's report. Its time is trusted, because the report is fetched from the partner itself. */
export interface Booking {
  /** Derived from the report's day and line. It identifies a difference. */
  readonly differenceId: Uuid;
  readonly kind: BookingKind;
  /** The partner's record type, for example "SentForSettle". */
  readonly record: string;
  /** The reference of the payment. A capture or refund has a reference of its own. */
  readonly pspReference: string;
  /** Null for the payment itself, and for a booking without a request of ours. */
  readonly modification: { readonly id: Uuid; readonly attempt: number; readonly pspReference: string } | null;
  /** Negative only for `other`, which keeps the partner's sign. */
  readonly sum: PartnerSum;
}

/** The sum that our books lack without this booking: in öre, negative for refunded money. */
export function bookedAmount({ kind, sum }: Pick<Booking, 'kind' | 'sum'>): Ore {
  if (sum.currency !== CURRENCY) return 0;
  return kind === 'refunded' || kind === 'capture-failed' ? -sum.amount : sum.amount;
}

/** The final result of each capture or refund. A failure replaces a success, whichever comes first in the report. */
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
