import type { Ore, Uuid } from '../kernel/index.js';
import { CURRENCY, type PartnerSum } from './partner-sum.js';

/** What a line of the partner's daily report says has become of a payment; `other` is for a person to read. */
export type BookingKind =
  'authorised' | 'refused' | 'captured' | 'capture-failed' | 'refunded' | 'refund-failed' | 'cancelled' | 'other';

/** A line of the partner's report. Its time is believed: the report is fetched from the partner itself. */
export interface Booking {
  /** Follows from the report's day and line: a difference is known by it. */
  readonly differenceId: Uuid;
  readonly kind: BookingKind;
  /** The partner's own word, "SentForSettle". */
  readonly record: string;
  /** Of the payment; its modification has its own. */
  readonly pspReference: string;
  /** Null for the payment itself, and for what was not asked for by us. */
  readonly modification: { readonly id: Uuid; readonly attempt: number; readonly pspReference: string } | null;
  /** Below zero only of `other`: the partner's own sign. */
  readonly sum: PartnerSum;
}

/** What our books would have too little if the booking stood there alone: öre, below zero for money that went back. */
export function worthOf({ kind, sum }: Pick<Booking, 'kind' | 'sum'>): Ore {
  if (sum.currency !== CURRENCY) return 0;
  return kind === 'refunded' || kind === 'capture-failed' ? -sum.amount : sum.amount;
}

/** Of one capture or refund the failure is the last word, wherever the two stand in the report. */
export function lastWords(bookings: readonly Booking[]): readonly Booking[] {
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
