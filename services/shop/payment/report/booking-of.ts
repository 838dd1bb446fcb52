import type { BusinessDate, Uuid } from '../../../../domain/kernel/index.js';
import type { Booking, BookingKind } from '../../../../domain/payment/index.js';
import { derivedId } from '../../../foundation/command-handling/derived-id.js';
import type { ReportLine } from '../../../partners/adyen/payment-reports.js';

/** A line as it is stored. A line that says again what an earlier line says is repeated. */
export type BookedLine = Omit<ReportLine, 'bookedAt' | 'reference'> & { readonly isRepeated?: boolean };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Returns the payment's id in this shop. For a payment that the shop did not start, it derives an id from the partner's
 * reference.
 */
export function paymentOf({ reference, pspReference }: Pick<ReportLine, 'reference' | 'pspReference'>): Uuid {
  return UUID.test(reference) ? reference : derivedId('payment at the partner', pspReference);
}

/** Returns the booking for a report line. Null for an intermediate step. */
export function bookingOf(date: BusinessDate, booked: BookedLine): Booking | null {
  const { line, record, pspReference, modification, sum, isRepeated = false } = booked;
  const kind = kindOf(record);
  if (!kind) return null;
  const name = `${date}/${line}/${record}/${pspReference}/${modification?.id ?? ''}`;
  // A known kind gives the direction of the money. For other kinds only the partner's sign does.
  const amount = kind === 'other' ? sum.amount : Math.abs(sum.amount);
  const said = { kind, record, pspReference, modification, sum: { ...sum, amount } };
  return { differenceId: derivedId('line of a report', name), ...said, isRepeated: isRepeated && MONEY.has(kind) };
}

const KINDS: Readonly<Record<string, BookingKind>> = {
  // The words of the finance company. The others are Adyen's.
  Approved: 'authorised',
  Denied: 'refused',
  Activated: 'captured',
  ActivatedFailed: 'capture-failed',
  CreditNote: 'refunded',
  CreditNoteFailed: 'refund-failed',
  Authorised: 'authorised',
  Refused: 'refused',
  Error: 'refused',
  Cancelled: 'cancelled',
  Expired: 'cancelled',
  SentForSettle: 'captured',
  Settled: 'captured',
  SettledBulk: 'captured',
  SettledExternally: 'captured',
  SettledExternallyWithInfo: 'captured',
  CaptureFailed: 'capture-failed',
  SettledReversed: 'capture-failed',
  SentForRefund: 'refunded',
  Refunded: 'refunded',
  RefundedBulk: 'refunded',
  RefundedExternally: 'refunded',
  RefundFailed: 'refund-failed',
  RefundedReversed: 'refund-failed',
};
/** Bookings that move money, or promise it. A failure that is told twice has failed once. */
const MONEY: ReadonlySet<BookingKind> = new Set(['authorised', 'captured', 'refunded']);

/** Record types of intermediate steps. The result of such a step has its own line. */
const STEPS = new Set(['Received', 'AuthorisedPending', 'RefundAuthorised']);

/**
 * Returns the kind of a booking by Adyen's record type. Null for an intermediate step, `other` for types that staff
 * must judge.
 */
function kindOf(record: string): BookingKind | null {
  return STEPS.has(record) ? null : (KINDS[record] ?? 'other');
}
