import type { BookingKind } from '../../../../domain/payment/index.js';

const KINDS: Readonly<Record<string, BookingKind>> = {
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
/** Intermediate steps: their result has a line of its own. */
const STEPS = new Set(['Received', 'AuthorisedPending', 'RefundAuthorised']);

/** Adyen's record type. Null for an intermediate step, `other` for types that only a person can judge. */
export function kindOf(record: string): BookingKind | null {
  return STEPS.has(record) ? null : (KINDS[record] ?? 'other');
}
