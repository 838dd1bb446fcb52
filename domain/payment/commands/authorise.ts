import { accept, reject, unchanged, type Instant, type Ore } from '../../kernel/index.js';
import type { PaymentEvent, PaymentStarted } from '../events.js';
import type { StatedSum } from '../partner-sum.js';
import type { PaymentDecision } from '../rejections.js';
import { isUndecided, type PaymentState } from '../state.js';

/**
 * Records that the partner authorised the payment. The partner's response and its webhook both send this; the first one
 * counts.
 */
export interface Authorise {
  readonly type: 'Authorise';
  readonly pspReference: string;
  /** The sum that the partner stated. Null for a response without a sum; the requested sum then applies. */
  readonly stated: StatedSum | null;
  readonly authorisedAt: Instant;
}

export function authorise(command: Authorise, state: PaymentState): PaymentDecision {
  const { pspReference, authorisedAt } = command;
  if (!state.started) return reject({ type: 'PaymentUnknown' });
  const { amount, capture } = state.started;
  if (isKnown(state, pspReference)) return unchanged;
  if (!isUndecided(state))
    return accept({ type: 'LateAuthorisationReceived', data: { pspReference, amount, receivedAt: authorisedAt } });
  if (state.released.includes(pspReference)) return releasedBefore(command, amount);
  return capture === 'at-once' ? takeAtOnce(command, state.started) : accept(authorised(command, state.started));
}

/** The partner reported the release before the authorisation. Nothing is reserved, so the order is not confirmed. */
function releasedBefore({ pspReference, authorisedAt }: Authorise, amount: Ore): PaymentDecision {
  return accept(
    { type: 'PaymentRefused', data: { pspReference, reason: 'released', refusedAt: authorisedAt } },
    { type: 'LateAuthorisationReceived', data: { pspReference, amount, receivedAt: authorisedAt } },
  );
}

/**
 * For Swish, the authorisation already moves the money. There is no separate capture, so the payment's id is the
 * capture's id.
 */
function takeAtOnce(command: Authorise, started: PaymentStarted['data']): PaymentDecision {
  const { pspReference, authorisedAt } = command;
  const { paymentId, amount } = started;
  return accept(authorised(command, started), {
    type: 'PaymentCaptured',
    data: { captureId: paymentId, amount, pspReference, capturedAt: authorisedAt },
  });
}

function authorised({ pspReference, authorisedAt }: Authorise, { amount }: PaymentStarted['data']): PaymentEvent {
  return { type: 'PaymentAuthorised', data: { pspReference, amount, authorisedAt } };
}

function isKnown(state: PaymentState, pspReference: string): boolean {
  return state.pspReference === pspReference || state.late.some((late) => late.pspReference === pspReference);
}
