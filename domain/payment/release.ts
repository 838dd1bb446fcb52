import { fold, type Instant, type Uuid } from '../kernel/index.js';
import { capturedSum, leftToCapture } from './captures.js';
import type { PaymentEvent } from './events.js';
import { isOwed } from './money.js';
import { sendReversal } from './sending.js';
import { evolve, type PaymentState } from './state.js';

/** Ends a payment without captured or due money. It drops captures and refunds, and reverses the reservation. */
export function releasePayment(state: PaymentState, reversalId: Uuid, at: Instant): readonly PaymentEvent[] {
  return [...nothingDue(state), ...release(state, reversalId, at)];
}

/** Drops failed captures of which nothing is due. The reservation stays while another parcel may still need it. */
export function dropCaptures(state: PaymentState, reversalId: Uuid, at: Instant): readonly PaymentEvent[] {
  return leftToCapture(state) > 0 ? nothingDue(state) : releasePayment(state, reversalId, at);
}

function nothingDue({ captures, refunds }: PaymentState): readonly PaymentEvent[] {
  const [reason, open] = ['nothing-due', captures.filter(({ status }) => status !== 'dropped')];
  return [
    ...open.map(({ captureId }) => ({ type: 'CaptureDropped', data: { captureId, reason } }) as const),
    ...refunds.filter(isOwed).map(({ refundId }) => ({ type: 'RefundDropped', data: { refundId, reason } }) as const),
  ];
}

/** Requests the release of a reservation, at most once. */
export function release(state: PaymentState, reversalId: Uuid, at: Instant): readonly PaymentEvent[] {
  const { started, pspReference, reversals, released } = state;
  if (pspReference && released.includes(pspReference)) return [];
  if (!started || !pspReference || reversals.some((each) => each.pspReference === pspReference)) return [];
  const { amount } = started;
  return [
    {
      type: 'ReversalRequested',
      data: { reversalId, amount, pspReference, reason: 'not-captured', requestedAt: at },
    },
    sendReversal({ reversalId, attempt: 0 }, at),
  ];
}

/** Adds the release of what no capture needs, when the given events leave nothing more to capture. */
export function withRestReleased(
  state: PaymentState,
  events: readonly PaymentEvent[],
  id: Uuid,
  at: Instant,
): readonly PaymentEvent[] {
  return [...events, ...restRelease(fold(evolve, state, events), id, at)];
}

/**
 * Releases the rest of the reservation, at most once. The partner may release it only after all captures: it would
 * release the money of a capture under way too.
 */
function restRelease(state: PaymentState, releaseId: Uuid, requestedAt: Instant): readonly PaymentEvent[] {
  const { started, phase, captures, pspReference } = state;
  const isHeld = phase === 'authorised' && started?.capture === 'later' && pspReference && !state.restRelease;
  if (!isHeld || leftToCapture(state) > 0) return [];
  if (captures.some(({ status }) => status === 'requested' || status === 'failed')) return [];
  if (captures.every(({ status }) => status === 'dropped')) return release(state, releaseId, requestedAt);
  const amount = started.amount - capturedSum(state);
  if (amount <= 0 || capturedSum(state) === 0 || state.released.includes(pspReference)) return [];
  return [{ type: 'RestReleaseRequested', data: { releaseId, amount, pspReference, requestedAt } }];
}
