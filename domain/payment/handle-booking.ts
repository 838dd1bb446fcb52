import { reject, unchanged, type Instant } from '../kernel/index.js';
import type { Booking } from './booking.js';
import { findCapture } from './captures.js';
import { confirmCancellation, openReversalOf, paysForOrder } from './commands/confirm-cancellation.js';
import { confirmReversal } from './commands/confirm-reversal.js';
import { handlePartnerCommand } from './partner-decision.js';
import type { StatedSum } from './partner-sum.js';
import type { PartnerCommand } from './partner-statement.js';
import type { PaymentDecision } from './rejections.js';
import type { Capture, PaymentState, Reversal } from './state.js';

/** Handles a record of the report as if it were a lost webhook, with the same commands and events. */
export function handleBooking(booking: Booking, stated: StatedSum, state: PaymentState, at: Instant): PaymentDecision {
  const { kind, modification, pspReference } = booking;
  if (modification && kind !== 'refund-failed' && reversalOf(booking, state)) {
    const { id: reversalId, attempt, pspReference: reference } = modification;
    return confirmReversal(
      { type: 'ConfirmReversal', reversalId, attempt, pspReference: reference, reversedAt: at },
      state,
    );
  }
  if (kind === 'cancelled' && (!modification || modification.id === state.restRelease?.releaseId))
    return handleCancelled(booking, stated, state, at);
  const command = commandOf(booking, stated, at);
  if (command) return handlePartnerCommand(command, state);
  // The report also has records without a request of ours: payments captured with their authorisation, and released
  // reservations.
  return modification || (kind === 'captured' && !isOwn(pspReference, state))
    ? reject({ type: 'CaptureUnknown', field: 'captureId' })
    : unchanged;
}

/** Handles a "cancelled" record. It also exists when the shopper cancelled at the bank and nothing was reserved. */
function handleCancelled(
  { pspReference, record: word }: Booking,
  stated: StatedSum,
  state: PaymentState,
  at: Instant,
): PaymentDecision {
  const wasHeld = isOwn(pspReference, state) || openReversalOf(pspReference, state) !== undefined;
  if (state.phase === 'refused' && !wasHeld) return unchanged;
  return confirmCancellation({ type: 'ConfirmCancellation', pspReference, word, stated, cancelledAt: at }, state);
}

/** Returns our status where our books differ from the record. Null when both agree. */
export function disagreement(booking: Booking, state: PaymentState): string | null {
  const { kind, pspReference, modification } = booking;
  switch (kind) {
    case 'authorised':
      return isOwn(pspReference, state) ? null : state.phase;
    case 'refused':
      return pspReference === state.pspReference ? state.phase : null;
    case 'captured':
      return isCaptured(booking, state) ? null : (findCapture(state, booking.modification?.id)?.status ?? 'nothing');
    case 'capture-failed':
      return isNewest(modification, state, 'captured') ? 'captured' : null;
    case 'refunded':
    case 'refund-failed':
      return refundDisagrees(booking, state);
    case 'cancelled':
      return cancelDisagrees(booking, state);
    case 'other':
      return state.phase;
  }
}

function isCaptured({ modification, pspReference }: Booking, state: PaymentState): boolean {
  const { captures, late, started } = state;
  if (late.some((each) => each.pspReference === pspReference)) return started?.capture === 'at-once';
  if (modification === null) return captures.some(({ status }) => status === 'captured');
  return isNewest(modification, state, 'captured');
}

function refundDisagrees(booking: Booking, state: PaymentState): string | null {
  const { kind, modification } = booking;
  const reversal = reversalOf(booking, state);
  if (reversal) return reversalDisagrees(booking, reversal);
  const refund = state.refunds.find(({ refundId }) => refundId === modification?.id);
  if (!refund) return 'nothing';
  const isDone = refund.status === 'refunded' && refund.attempt === modification?.attempt;
  return isDone === (kind === 'refunded') ? null : refund.status;
}

function reversalDisagrees({ kind, modification }: Booking, { status, attempt }: Reversal): string | null {
  const isDone = status === 'reversed';
  if (kind === 'refund-failed') return isDone && attempt === modification?.attempt ? status : null;
  return isDone ? null : status;
}

/**
 * Returns our status where it differs from a "cancelled" record. The partner cancels ended attempts and reversed
 * reservations.
 */
function cancelDisagrees(booking: Booking, state: PaymentState): string | null {
  const { modification, pspReference } = booking;
  const reversal = modification ? reversalOf(booking, state) : openReversalOf(pspReference, state);
  if (reversal) return reversal.status === 'reversed' || reversal.status === 'released' ? null : reversal.status;
  return paysForOrder(pspReference, state) && !state.released.includes(pspReference) ? state.phase : null;
}

function reversalOf({ kind, modification }: Booking, { reversals }: PaymentState) {
  if (kind !== 'refunded' && kind !== 'refund-failed' && kind !== 'cancelled') return undefined;
  return reversals.find(({ reversalId }) => reversalId === modification?.id);
}

function isNewest(modification: Booking['modification'], state: PaymentState, status: Capture['status']): boolean {
  const capture = findCapture(state, modification?.id);
  return capture?.status === status && capture.attempt === modification?.attempt;
}

function isOwn(reference: string, { pspReference, late }: PaymentState): boolean {
  return pspReference === reference || late.some((each) => each.pspReference === reference);
}

function commandOf(booking: Booking, stated: StatedSum, at: Instant): PartnerCommand | null {
  const { kind, modification, pspReference, record: reason } = booking;
  if (kind === 'authorised') return { type: 'Authorise', pspReference, stated, authorisedAt: at };
  if (kind === 'refused') return { type: 'Refuse', pspReference, stated, reason, refusedAt: at };
  if (!modification) return null;
  const { id, attempt, pspReference: reference } = modification;
  switch (kind) {
    case 'captured':
      return { type: 'ConfirmCapture', captureId: id, attempt, stated, pspReference: reference, capturedAt: at };
    case 'capture-failed':
      return { type: 'FailCapture', captureId: id, attempt, stated, reason, failedAt: at };
    case 'refunded':
      return { type: 'ConfirmRefund', refundId: id, attempt, stated, pspReference: reference, refundedAt: at };
    case 'refund-failed':
      return { type: 'FailRefund', refundId: id, attempt, stated, reason, failedAt: at };
    default:
      return null;
  }
}
